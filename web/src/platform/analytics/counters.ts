/** Which counters this site reports to. They are asked for once a day and browser (SPEC 7.11, 9.30). */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { COUNTERS_KEY, needsCounters } from "#shared/site/counters.ts";
import { CountersDocument, type CountersQuery } from "@/operations/site/generated.ts";
import type { App } from "@/platform/app/app.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { localTexts, readCookieText } from "@/platform/browser/storage.ts";

export type Counter = NonNullable<CountersQuery["counters"]>[number];

/** How long counters are believed (SPEC 9.30), in milliseconds. */
const KEPT_FOR = 86_400_000;

interface Kept {
  at: number;
  counters: Counter[];
}

function readKept(now: number): Counter[] | null {
  try {
    const kept = JSON.parse(localTexts.getItem(COUNTERS_KEY) ?? "null") as Kept | null;
    if (kept === null || !Array.isArray(kept.counters) || now - kept.at > KEPT_FOR) {
      localTexts.removeItem(COUNTERS_KEY);
      return null;
    }
    return kept.counters;
  } catch {
    return null;
  }
}

/** The counters of this site; none if they can't be had. */
export async function countersOf(app: App): Promise<readonly Counter[]> {
  const kept = readKept(siteClock.now());
  if (kept !== null) return kept;
  if (!needsCounters(readCookieText(), null)) return [];
  const projectId = String(readSiteConfig(app.client)?.groupId ?? "");
  if (projectId === "") return [];
  const answer = await app.client
    .query({
      query: CountersDocument,
      variables: { domain: location.hostname, projectId },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    })
    .catch(() => undefined);
  const counters = answer?.data?.counters ?? [];
  if (answer?.error === undefined && mayKeep(app, COUNTERS_KEY))
    localTexts.setItem(COUNTERS_KEY, JSON.stringify({ at: siteClock.now(), counters } satisfies Kept));
  return counters;
}

/** A setting of a counter; null if it has none of that name. */
export function settingOf({ settings }: Counter, name: string): string | null {
  const value: unknown = typeof settings === "object" && settings !== null ? Reflect.get(settings, name) : undefined;
  return typeof value === "string" && value !== "" ? value : null;
}
