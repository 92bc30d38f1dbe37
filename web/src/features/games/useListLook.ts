import { languageOf, useApp } from "@/app/app.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { useSiteConfig } from "@/app/site/siteData.ts";
import type { BettingView, MarketsNames, Settings } from "@/app/site/settings.ts";
import { useBettingView, useIs12h, useMarketsNames, useSettings } from "@/app/site/useSettings.ts";
import { type TimeFormats, useTime } from "@/betting/useTime.ts";

/** What all rows of a list need alike: asked for once, not by each of thirty rows. */
export interface ListLook {
  lang: LanguageCode;
  settings: Settings;
  /** No handicaps: in the light version, and where the largest text stands beside a score in detail, which leave no room. */
  hasFewColumns: boolean;
  view: BettingView;
  marketsNames: MarketsNames;
  hasStatistics: boolean;
  is12h: boolean;
  time: TimeFormats;
}

export function useListLook(): ListLook {
  const settings = useSettings();
  return {
    lang: languageOf(useApp()), settings, view: useBettingView(), marketsNames: useMarketsNames(),
    hasFewColumns: settings.isLight || (settings.hasDetailedScore && settings.fontSize === "larger"),
    hasStatistics: useSiteConfig()?.isStatisticAvailable !== false, is12h: useIs12h(), time: useTime(),
  };
}
