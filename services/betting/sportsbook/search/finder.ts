/**
 * Finds teams, championships and games by what a visitor types. Exact matches come before matches with typos; among
 * equals live games come first, then top championships, then the earliest start.
 */
import { LRUCache } from "lru-cache";
import type { Game } from "../book/game.ts";
import type { SeedChampionship, SeedTeam } from "../model.ts";
import type { Busy, Catalogue } from "./catalogue.ts";
import { noFit, type Fit } from "./fits.ts";
import { otherKeyboard } from "./letters.ts";
import { NameWords, typedWords, type Named, type NameFit } from "./words.ts";

export interface Found {
  teams: SeedTeam[];
  championships: SeedChampionship[];
  games: Game[];
}

const nothing: Found = { teams: [], championships: [], games: [] };

interface Ranked<T> {
  item: T;
  keys: readonly number[];
}

export class Finder {
  readonly #words = new NameWords();
  readonly #kept = new LRUCache<string, Found>({ max: 500 });

  /** The first `first` of each kind. */
  find(text: string, first: number, catalogue: Catalogue): Found {
    const typed = typedWords(text);
    if (typed.length === 0) return nothing;
    const key = `${catalogue.moment} ${first} ${text.toLowerCase()}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    let found = this.#search(typed, first, catalogue);
    const other = isNothing(found) ? otherKeyboard(text) : null;
    if (other !== null) found = this.#search(typedWords(other), first, catalogue);
    this.#kept.set(key, found);
    return found;
  }

  #search(typed: readonly string[], first: number, { teams, championships, live }: Catalogue): Found {
    if (typed.length === 0) return nothing;
    const fit = this.#words.fitter(typed);
    const topById = new Map(championships.map(({ item }) => [item.id, placeOf(item)]));
    const games = new Map<Game, readonly number[]>();
    const fitting = <T extends Named>(all: readonly Busy<T>[], top: (item: T) => number): T[] => {
      const ranked: Ranked<T>[] = [];
      for (const [order, { item, games: own, isLive }] of all.entries()) {
        const fits = fit(item);
        if (fits === null) continue;
        const worst = worstOf(fits);
        if (worst !== noFit)
          ranked.push({ item, keys: [classOf(worst), isLive ? 0 : own.length > 0 ? 1 : 2, top(item), order] });
        for (const game of own)
          if (!games.has(game)) games.set(game, gameKeys(game, typed.length, fit, live.has(game)));
      }
      return firstOf(ranked, first);
    };
    return {
      teams: fitting(teams, ({ championshipId }) => topById.get(championshipId) ?? 1),
      championships: fitting(championships, placeOf),
      games: firstOf(
        [...games].filter(([, keys]) => keys !== nowhere).map(([item, keys]) => ({ item, keys })),
        first,
      ),
    };
  }
}

/** Rank of a game that a typed word fits nowhere. */
const nowhere: readonly number[] = [noFit];

const placeOf = ({ isTop }: SeedChampionship): number => (isTop ? 0 : 1);

/** Worst word of a query, letter by letter (0) or with slips; infinite when a word fits nowhere. */
const worstOf = (fits: readonly Fit[]): number => Math.max(...fits);
/** Whole words and beginnings are equals: who types "man" means United as much as Man of anywhere. */
const classOf = (worst: number): number => Math.max(1, worst);

/** Rank of a game. Every word must match one of its names; the caller knows that one matches more than the sport's. */
function gameKeys(game: Game, words: number, fit: NameFit, isLive: boolean): readonly number[] {
  const { home, away, championship, sport, startsAt, id } = game;
  const [ofHome, ofAway, ofChampionship, ofSport] = [fit(home), fit(away), fit(championship), fit(sport)];
  let worst = 0;
  for (let word = 0; word < words && worst < noFit; word += 1) {
    const best = Math.min(
      ofHome?.[word] ?? noFit,
      ofAway?.[word] ?? noFit,
      ofChampionship?.[word] ?? noFit,
      ofSport?.[word] ?? noFit,
    );
    worst = Math.max(worst, best);
  }
  return worst === noFit ? nowhere : [classOf(worst), isLive ? 0 : 1, placeOf(championship), startsAt, id];
}

/** The best ones in their order. A query like a single letter fits thousands, of which a handful is wanted. */
function firstOf<T>(found: readonly Ranked<T>[], first: number): T[] {
  const best: Ranked<T>[] = [];
  for (const one of found) {
    const last = best[first - 1];
    if (last !== undefined && compare(one.keys, last.keys) >= 0) continue;
    const place = best.findIndex(({ keys }) => compare(one.keys, keys) < 0);
    best.splice(place === -1 ? best.length : place, 0, one);
    if (best.length > first) best.pop();
  }
  return best.map(({ item }) => item);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, key] of one.entries()) {
    const difference = key - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const isNothing = ({ teams, championships, games }: Found) => teams.length + championships.length + games.length === 0;
