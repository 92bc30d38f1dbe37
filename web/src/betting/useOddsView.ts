import { useReactiveVar } from "@apollo/client/react";
import { useApp } from "@/app/app.ts";
import { useSiteQuery } from "@/operations/generated.ts";

/** Number of the odds format the page is in: the visitor's choice, else the site's. */
export function useOddsView(): number {
  const { oddsView } = useReactiveVar(useApp().settings);
  const { data } = useSiteQuery();
  return oddsView ?? data?.siteConfig?.defaultCoefViewId ?? 0;
}
