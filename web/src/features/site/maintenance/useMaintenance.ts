import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  MAINTENANCE_COOKIE,
  maintenanceState,
  type MaintenanceState,
  nextMaintenanceChange,
} from "#shared/site/maintenance.ts";
import { usePageInstant } from "@/platform/app/app.ts";
import { parseCookies } from "@/platform/site/settings.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { readCookieText } from "@/platform/browser/storage.ts";

/** Timers hold about 24 days at most. */
const LONGEST_TIMER = 2_000_000_000;

const never = () => () => undefined;
const ownCookie = () => parseCookies(readCookieText()).get(MAINTENANCE_COOKIE);
const noCookie = () => undefined;

/** How the site stands to its maintenance now; rendered again when that changes (SPEC 4.58, 4.59). */
export function useMaintenance(): MaintenanceState {
  const pageInstant = usePageInstant();
  const config = useSiteConfig();
  const maintenance = config?.maintenance ?? null;
  const [now, setNow] = useState(pageInstant);
  const cookie = useSyncExternalStore(never, ownCookie, noCookie);

  useEffect(
    function waitForChange() {
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        const instant = siteClock.now();
        setNow(instant);
        const next = nextMaintenanceChange(maintenance, instant);
        // A little after the instant, so that the clock is surely past it.
        if (next !== null) timer = setTimeout(look, Math.min(LONGEST_TIMER, next - instant + 20));
      };
      timer = setTimeout(look, 0);
      return () => clearTimeout(timer);
    },
    [maintenance],
  );

  return maintenanceState({ maintenance, isMaintenanceActive: config?.isMaintenanceActive === true, cookie }, now);
}

/** Formats an instant (epoch milliseconds) in the visitor's zone and language; with its day, unless that is today's. */
export function useInstant(): (instant: number) => string {
  const pageInstant = usePageInstant();
  const { day, time, dateTime } = useTime();
  const today = day(new Date(pageInstant).toISOString());
  return (instant) => {
    const iso = new Date(instant).toISOString();
    return day(iso) === today ? time(iso) : dateTime(iso);
  };
}
