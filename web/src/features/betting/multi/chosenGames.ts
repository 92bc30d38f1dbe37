/**
 * Which games stand side by side: in the address, so that it can be sent on, and in the browser, so that they are there
 * the next time.
 */
import type { App } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import type { GamesQueryVariables } from "@/operations/betting/generated.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/** Most games at once. */
export const MOST_GAMES = 9;
const PARAMETER = "games";
const KEY = "multi_games";

const cleaned = (ids: readonly string[]): string[] =>
  [...new Set(ids.filter((id) => /^\d{1,15}$/.test(id)))].slice(0, MOST_GAMES);

/** Games an address names, in its order; null for an address that names none. */
export function gamesInAddress(query: URLSearchParams): string[] | null {
  const text = query.get(PARAMETER);
  return text === null ? null : cleaned(text.split(","));
}

/** The address's query with these games in it. */
export function withGames(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const result = new URLSearchParams(query);
  if (ids.length === 0) result.delete(PARAMETER);
  else result.set(PARAMETER, cleaned(ids).join(","));
  return result;
}

/** The question for them; the same in whatever order they stand. */
export function chosenVariables(ids: readonly string[]): GamesQueryVariables {
  return { filter: { ids: ids.toSorted() }, first: MOST_GAMES };
}

export function keptGames(): string[] {
  return cleaned((localTexts.getItem(KEY) ?? "").split(","));
}

export function keepGames(app: Pick<App, "client">, ids: readonly string[]): void {
  if (!mayKeep(app, KEY)) return;
  if (ids.length === 0) localTexts.removeItem(KEY);
  else localTexts.setItem(KEY, ids.join(","));
}

/** The list with one of it moved a place towards the front (-1) or the back (1). */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return [...ids];
  const result = ids.filter((other) => other !== id);
  result.splice(to, 0, id);
  return result;
}

interface Candidate {
  id: string;
  sport: { id: string } | null;
  championship: { id: string } | null;
}

/**
 * The game to offer instead of one that is over: of its championship, else of its sport, else any that is not shown.
 */
export function nextGame<G extends Candidate>(
  over: Candidate | null,
  live: readonly G[],
  shown: readonly string[],
): G | null {
  const free = live.filter(({ id }) => !shown.includes(id));
  return (
    free.find(({ championship }) => championship !== null && championship.id === over?.championship?.id) ??
    free.find(({ sport }) => sport !== null && sport.id === over?.sport?.id) ??
    free[0] ??
    null
  );
}
