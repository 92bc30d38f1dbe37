/** Settings as components read and change them. */
import { useReactiveVar } from "@apollo/client/react";
import { type App, useClient, useSettingsVariable } from "@/platform/app/app.ts";
import {
  type BettingView,
  cookieOf,
  type MarketsNames,
  type SettingName,
  SETTINGS,
  type Settings,
} from "./settings.ts";
import { useSiteConfig } from "./siteData.ts";
import { storeCookie } from "./storage.ts";

/** The visitor's settings as they are now; a component that reads them follows every change. */
export function useSettings(): Settings {
  return useReactiveVar(useSettingsVariable());
}

/** Makes a setting hold at once everywhere, and keeps it as far as the visitor agreed to. */
export function changeSetting<Name extends SettingName>(
  app: Pick<App, "client" | "settings">,
  name: Name,
  value: Settings[Name],
): void {
  storeCookie(app, SETTINGS[name].cookie, cookieOf(name, value));
  app.settings({ ...app.settings(), [name]: value });
}

export function useChangeSetting(): <Name extends SettingName>(name: Name, value: Settings[Name]) => void {
  const client = useClient();
  const settings = useSettingsVariable();
  return (name, value) => changeSetting({ client, settings }, name, value);
}

/** How lists of games look: the visitor's choice, else the site's. */
export function useBettingView(): BettingView {
  const { view } = useSettings();
  const config = useSiteConfig();
  return view ?? config?.defaultBettingView ?? "EUROPEAN";
}

/** How markets are named: the visitor's choice, else the site's. */
export function useMarketsNames(): MarketsNames {
  const { marketsNames } = useSettings();
  const config = useSiteConfig();
  return marketsNames ?? config?.defaultMarketsNameType ?? "FULL";
}

/** Whether clocks count to twelve: the visitor's choice, else their country's way (SPEC 9.31). */
export function useIs12h(): boolean {
  const { is12h } = useSettings();
  const config = useSiteConfig();
  return is12h ?? config?.is12hClock ?? false;
}
