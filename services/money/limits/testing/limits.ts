/** What limit tests do all the time: sign in, set, decide, read. */
import type { z } from "zod";
import { eventsOf } from "../../../platform/outbox.ts";
import type { TestServices } from "../../../testing/services.ts";
import { clientOf, single, type Client } from "../../../betting/coupons/testing/client.ts";
import type { limitsApi } from "../api.ts";
import type { Limit } from "../limits.ts";

type Setting = z.infer<typeof limitsApi.set.response>;
type Action = z.infer<typeof limitsApi.action.response>;
type Ping = z.infer<typeof limitsApi.ping.response>;

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;
const base = "/limit-service-api/api/external/web/v3";

export interface LimitsClient {
  client: Client;
  list(headers?: Record<string, string>): Promise<Limit[]>;
  limit(limitType: number): Promise<Limit>;
  set(limitType: number, limitValue: string, more?: object, headers?: Record<string, string>): Promise<Setting>;
  action(action: 0 | 1, limitType?: number, headers?: Record<string, string>): Promise<Action>;
  cancel(limitType?: number): Promise<Action>;
  ping(body?: object): Promise<{ status: number; body: Ping }>;
  /** Codes and paths of the errors of a stake in roubles. */
  refusals(amount: string, changes?: object): Promise<{ code: string; path: string[] | null }[]>;
  /** The player's events of limits so far. */
  events(): Promise<{ limit: Limit }[]>;
}

/** Signs a demo player in. */
export async function limitsClient(test: TestServices, login = "demo"): Promise<LimitsClient> {
  const client = await clientOf(test, login);
  const auth = { "x-auth": client.headers["authorization"]?.replace("Bearer ", "") ?? "" };
  const query = (limitType: number | undefined) => (limitType === undefined ? "" : `limitType=${limitType}`);
  const list = async (headers = {}) =>
    (await test.call<{ limits: Limit[] }>("GET", `${base}/limits`, { headers: { ...auth, ...headers } })).body.limits;
  return {
    client,
    list,
    limit: async (limitType) => {
      const found = (await list()).find((limit) => limit.limitType === limitType);
      if (!found) throw new Error(`no limit ${limitType}`);
      return found;
    },
    set: async (limitType, limitValue, more = {}, headers = {}) =>
      (
        await test.call<Setting>("POST", `${base}/limit`, {
          headers: { ...auth, ...headers },
          body: { limitType, limitValue, ...more },
        })
      ).body,
    action: async (action, limitType, headers = {}) =>
      (
        await test.call<Action>("POST", `${base}/limitaction?action=${action}&${query(limitType)}`, {
          headers: { ...auth, ...headers },
        })
      ).body,
    cancel: async (limitType) =>
      (await test.call<Action>("DELETE", `${base}/limit?${query(limitType)}`, { headers: auth })).body,
    ping: (body = {}) => test.call<Ping>("POST", `${base}/ping`, { headers: auth, body }),
    refusals: async (amount, changes = {}) =>
      (await client.place(single(client, { amount, ...changes }))).body.errors.map(({ code, path }) => ({
        code,
        path,
      })),
    events: async () =>
      (await eventsOf(test.services.context.db, client.userId))
        .filter(({ type }) => type === "limit")
        .map(({ data }) => data as { limit: Limit }),
  };
}
