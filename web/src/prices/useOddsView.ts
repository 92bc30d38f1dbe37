import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { formatOdds } from "#shared/betting/odds.ts";
import { useSettingsVariable } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";

/** Number of the odds format the page is in: the visitor's choice, else the site's. */
export function useOddsView(): number {
  const { oddsView } = useReactiveVar(useSettingsVariable());
  const config = useSiteConfig();
  return oddsView ?? config?.defaultCoefViewId ?? 0;
}

/** Writes prices in the page's format and language. */
export function useOdds(): (coef: string) => string {
  const view = useOddsView();
  const { i18n } = useTranslation();
  return (coef) => formatOdds(coef, view, i18n.language);
}
