/** What the address of the casino history says: which rounds are shown. It can be reloaded, kept and sent. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import type { CasinoRoundFilter, CasinoRoundResult } from "@/operations/types.generated.ts";
import { dayAfter, isDay, startOfDay } from "@/slip/placedCoupon/days.ts";

export const RESULTS = ["OPEN", "WON", "LOST", "RETURNED"] as const satisfies readonly CasinoRoundResult[];

export interface RoundChoice {
  results: readonly CasinoRoundResult[];
  /** Key of a game. */
  gameKey: string | null;
  accountId: string | null;
  /** Days of the visitor's calendar, both included. */
  from: string | null;
  to: string | null;
}

export const EVERY_ROUND: RoundChoice = { results: [], gameKey: null, accountId: null, from: null, to: null };

/** Whether an address of the history means casino rounds. */
export const isOfRounds = (query: URLSearchParams): boolean => query.get("view") === "casino";

/** Reads a query; what makes no sense in it is left out. */
export function readRoundChoice(query: URLSearchParams): RoundChoice {
  const match = (name: string, form: RegExp) => {
    const text = query.get(name);
    return text !== null && form.test(text) ? text : null;
  };
  const day = (name: string) => {
    const text = query.get(name);
    return text !== null && isDay(text) ? text : null;
  };
  const [from, to] = [day("from"), day("to")];
  const isBackwards = from !== null && to !== null && from > to;
  return {
    results: RESULTS.filter((result) => query.getAll("result").includes(result)),
    gameKey: match("game", /^[a-z0-9-]{1,60}$/),
    accountId: match("account", /^\d{1,9}$/),
    from: isBackwards ? to : from,
    to: isBackwards ? from : to,
  };
}

/** Address of a choice: says only what is chosen. */
export function roundsUrl(lang: LanguageCode, { results, gameKey, accountId, from, to }: RoundChoice): string {
  const query = new URLSearchParams([
    ["view", "casino"],
    ...results.map((result) => ["result", result]),
    ...(gameKey === null ? [] : [["game", gameKey]]),
    ...(accountId === null ? [] : [["account", accountId]]),
    ...(from === null ? [] : [["from", from]]),
    ...(to === null ? [] : [["to", to]]),
  ]).toString();
  return `${urls.history(lang)}?${query}`;
}

/** Whether all rounds are meant. */
export const isEveryRound = (choice: RoundChoice) => roundsUrl("en", choice) === roundsUrl("en", EVERY_ROUND);

/** The choice as the gateway takes it; null if it has no condition. */
export function roundFilterOf(
  { results, gameKey, accountId, from, to }: RoundChoice,
  timeZone: string,
): CasinoRoundFilter | null {
  const filter: CasinoRoundFilter = {
    ...(results.length === 0 ? {} : { results: [...results] }),
    ...(gameKey === null ? {} : { gameKey }),
    ...(accountId === null ? {} : { accountId }),
    ...(from === null ? {} : { from: startOfDay(from, timeZone) }),
    ...(to === null ? {} : { before: startOfDay(dayAfter(to, 1), timeZone) }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}
