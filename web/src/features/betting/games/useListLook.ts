import { useLanguage } from "@/platform/app/app.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import type { BettingView, MarketsNames, Settings } from "@/platform/site/settings.ts";
import { useBettingView, useIs12h, useMarketsNames, useSettings } from "@/platform/site/useSettings.ts";
import { type TimeFormats, useTime } from "@/platform/site/useTime.ts";

/** What all rows of a list need alike: asked for once, not by each of thirty rows. */
export interface ListLook {
  lang: LanguageCode;
  settings: Settings;
  /**
   * No handicaps: in the light version, and where the largest text stands beside a score in detail, which leave no
   * room.
   */
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
    lang: useLanguage(),
    settings,
    view: useBettingView(),
    marketsNames: useMarketsNames(),
    hasFewColumns: settings.isLight || (settings.hasDetailedScore && settings.fontSize === "larger"),
    hasStatistics: useSiteConfig()?.isStatisticAvailable !== false,
    is12h: useIs12h(),
    time: useTime(),
  };
}
