import { useReactiveVar } from "@apollo/client/react";
import { useSettingsVariable } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";

/** Number of the odds format the page is in: the visitor's choice, else the site's. */
export function useOddsView(): number {
  const { oddsView } = useReactiveVar(useSettingsVariable());
  const config = useSiteConfig();
  return oddsView ?? config?.defaultCoefViewId ?? 0;
}
