/** When the site is closed, and when it says so beforehand (SPEC 3.19, 4.58, 4.59, 8.14). */

/** Times as the gateway tells them: ISO instants. */
export interface MaintenanceTimes {
  startsAt: string;
  endsAt: string;
  notifiesFrom: string | null;
  notifiesUntil: string | null;
}

export interface MaintenanceFacts {
  maintenance: MaintenanceTimes | null;
  /** The operator's own switch, whatever the times say. */
  isMaintenanceActive: boolean;
  /** Value of the cookie that closes the site for one browser; undefined without it. */
  cookie: string | undefined;
}

export type MaintenanceState =
  | { kind: "none" }
  /** It is near: visitors are told from when to when it lasts. Epoch milliseconds. */
  | { kind: "announced"; startsAt: number; endsAt: number }
  /** The site is closed; `endsAt` is null if only the operator knows. */
  | { kind: "active"; endsAt: number | null };

/** Cookie that closes the site for one browser when it is "1" (SPEC 4.59): for trying it out. */
export const MAINTENANCE_COOKIE = "maintenance";

interface Instants {
  startsAt: number;
  endsAt: number;
  from: number;
  until: number;
}

/**
 * Times as epoch milliseconds; null for those that are none. Without an end of its own the notice stands until all is
 * over.
 */
function instants(times: MaintenanceTimes | null): Instants | null {
  if (times === null) return null;
  const [startsAt, endsAt] = [Date.parse(times.startsAt), Date.parse(times.endsAt)];
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return null;
  const from = times.notifiesFrom === null ? Number.NaN : Date.parse(times.notifiesFrom);
  const until = times.notifiesUntil === null ? endsAt : Date.parse(times.notifiesUntil);
  return { startsAt, endsAt, from, until };
}

/** How things stand at an instant (epoch milliseconds). A notice whose beginning is not told is not shown. */
export function maintenanceState(
  { maintenance, isMaintenanceActive, cookie }: MaintenanceFacts,
  now: number,
): MaintenanceState {
  const times = instants(maintenance);
  const isNow = times !== null && times.startsAt <= now && now < times.endsAt;
  if (isNow) return { kind: "active", endsAt: times.endsAt };
  if (isMaintenanceActive || cookie === "1")
    return { kind: "active", endsAt: times !== null && times.endsAt > now ? times.endsAt : null };
  if (times !== null && times.from <= now && now < times.until && now < times.endsAt)
    return { kind: "announced", startsAt: times.startsAt, endsAt: times.endsAt };
  return { kind: "none" };
}

/** The next instant at which things may stand otherwise; null if they stay as they are. */
export function nextMaintenanceChange(maintenance: MaintenanceTimes | null, now: number): number | null {
  const times = instants(maintenance);
  if (times === null) return null;
  const ahead = [times.startsAt, times.endsAt, times.from, times.until].filter((instant) => instant > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/**
 * Seconds after which a client may come back (`Retry-After`): when it ends, at least one; without a known end, ten
 * minutes.
 */
export function retryAfterSeconds(state: MaintenanceState, now: number): number {
  if (state.kind !== "active" || state.endsAt === null) return 600;
  return Math.max(1, Math.ceil((state.endsAt - now) / 1000));
}
