/** Settings of requests about payments: their topics, who answers, and how long they stay open. */
import { z } from "zod";

export interface RequestSettings {
  /** JSON file with the operator's own topics; null for the standard ones. */
  topicsPath: string | null;
  /**
   * After how many milliseconds of the services' clock the automatic desk answers; null leaves it to the operator's staff.
   */
  deskMs: number | null;
  /** How long a closed request can be opened again, milliseconds. */
  reopenMs: number;
  /** How long an answered request waits for its player before it is closed, milliseconds; null closes none. */
  closeMs: number | null;
}

const days = z.coerce.number("a number of days").int().min(0).max(365);

export const requestEnvironment = {
  REQUEST_TOPICS: z.string().trim().min(1).optional(),
  REQUEST_DESK_SECONDS: z.coerce.number("a number of seconds").int().min(0).max(86_400).optional(),
  REQUEST_REOPEN_DAYS: days.default(14),
  REQUEST_CLOSE_DAYS: days.default(7),
};

interface Given {
  REQUEST_TOPICS?: string | undefined;
  REQUEST_DESK_SECONDS?: number | undefined;
  REQUEST_REOPEN_DAYS: number;
  REQUEST_CLOSE_DAYS: number;
}

/** How soon a demo's desk answers, so that a player sees the whole way. */
const demoDeskSeconds = 5;
const dayMs = 86_400_000;

export function requestSettingsOf(given: Given, siteEnv: "demo" | "production"): RequestSettings {
  const seconds = given.REQUEST_DESK_SECONDS ?? (siteEnv === "demo" ? demoDeskSeconds : null);
  return {
    topicsPath: given.REQUEST_TOPICS ?? null,
    deskMs: seconds === null ? null : seconds * 1000,
    reopenMs: given.REQUEST_REOPEN_DAYS * dayMs,
    closeMs: given.REQUEST_CLOSE_DAYS === 0 ? null : given.REQUEST_CLOSE_DAYS * dayMs,
  };
}
