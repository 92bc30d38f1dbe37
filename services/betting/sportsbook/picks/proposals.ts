/** The bet generator: expresses for a wish, out of the games that fit it. */
import { Decimal } from "decimal.js";
import { Exact } from "#shared/money/money.ts";
import type { Book } from "../book/book.ts";
import type { Found } from "../book/bookForms.ts";
import type { Game } from "../book/game.ts";
import { shuffled } from "../live/random.ts";
import { inTurns } from "../turns.ts";
import { hashText, seededRandom, type Random } from "../seed/random.ts";
import { expressCoef, legsOf } from "./legs.ts";
import { different, rowsFor, type Row } from "./search.ts";
import { legBounds, readWish, type ProposalRefusal, type Wish, type WishBody } from "./wish.ts";

export interface Proposal {
  coef: string;
  legs: readonly Found[];
  deviation: string | null;
}

/** Games looked at for one wish: enough to meet nearly any, and priced in a few hundredths of a second. */
const mostGames = 60;
/** Proposals of one answer. */
const mostProposals = 10;
/** Price of a leg that a row of legs is made of when the player does not say how many they want. */
const usualLeg = 1.8;

export async function proposalsFor(
  book: Book,
  body: WishBody,
): Promise<{ proposals: Proposal[]; refusals: ProposalRefusal[] }> {
  const refused = (...refusals: ProposalRefusal[]): { proposals: Proposal[]; refusals: ProposalRefusal[] } => ({
    proposals: [],
    refusals,
  });
  const read = readWish(body);
  const sportIds = body.sportIds ?? [];
  const isKnown = (id: string): boolean => book.calendar.sports.some((sport) => String(sport.id) === id);
  const unknown: ProposalRefusal[] = sportIds.every(isKnown) ? [] : [{ code: "SPORT_UNKNOWN", field: "sportIds" }];
  if ("refusals" in read || unknown.length > 0)
    return refused(...("refusals" in read ? read.refusals : []), ...unknown);
  const random = seededRandom(hashText(`proposals:${body.seed ?? 0}`));
  const games = shuffled(fittingGames(book, body, read.wish), random).slice(0, mostGames);
  const legs = (await inTurns(games, (game) => legsOf(book.view(game)))).flat();
  if (legs.length === 0) return refused({ code: "NO_GAMES", field: null });
  const sorted = legs.toSorted((one, other) => Number(one.outcome.coef) - Number(other.outcome.coef));
  const rows = different(search(sorted, read.wish, random), mostProposals);
  if (rows.length === 0) return refused({ code: "NOTHING_CLOSE", field: null });
  const legsAt = ({ indexes }: Row): Found[] =>
    indexes.map((index) => sorted[index]).filter((leg) => leg !== undefined);
  return { proposals: rows.map((row) => proposalOf(legsAt(row), read.wish)), refusals: [] };
}

function fittingGames(book: Book, { section, sportIds }: WishBody, { hours }: Wish): Game[] {
  const line =
    section === "LIVE"
      ? []
      : book.line().filter(({ startsAt }) => hours === null || startsAt - book.now() <= hours * 3600);
  const live = section === "LINE" ? [] : book.live();
  const isWanted = ({ sport }: Game): boolean =>
    sportIds == null || sportIds.length === 0 ? sport.area === "CLASSIC" : sportIds.includes(String(sport.id));
  return [...line, ...live].filter(isWanted);
}

/** Rows of the number of legs wished for; else of those that fit the price best. `legs` are in order of price. */
function search(legs: readonly Found[], { coef, from, to, legs: wished }: Wish, random: Random): Row[] {
  const pool = legs.map(({ view, outcome }) => ({ log: Math.log(Number(outcome.coef)), gameId: view.game.id }));
  const goal = {
    from: Math.log(from.toNumber()),
    to: Math.log(to.toNumber()),
    wish: coef === null ? null : Math.log(coef.toNumber()),
  };
  const usual = Math.round((goal.wish ?? (goal.from + goal.to) / 2) / Math.log(usualLeg));
  const within = (count: number): number => Math.min(legBounds.most, Math.max(legBounds.least, count));
  const counts = wished === null ? [...new Set([usual, usual + 1, usual - 1].map(within))] : [wished];
  return counts
    .flatMap((count) => rowsFor(pool, { ...goal, legs: count }, random))
    .toSorted((one, other) => one.distance - other.distance);
}

function proposalOf(legs: readonly Found[], wish: Wish): Proposal {
  const coef = expressCoef(legs);
  return {
    coef,
    legs,
    deviation:
      wish.coef === null ? null : new Exact(coef).dividedBy(wish.coef).minus(1).toFixed(4, Decimal.ROUND_HALF_UP),
  };
}
