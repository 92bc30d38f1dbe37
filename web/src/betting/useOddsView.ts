import { useReactiveVar } from "@apollo/client/react";
import { useApp } from "@/app/app.ts";
import { useSiteConfig } from "@/app/site/siteData.ts";

/** Number of the odds format the page is in: the visitor's choice, else the site's. */
export function useOddsView(): number {
  const { oddsView } = useReactiveVar(useApp().settings);
  const config = useSiteConfig();
  return oddsView ?? config?.defaultCoefViewId ?? 0;
}
