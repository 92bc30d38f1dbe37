/**
 * Accumulators: expresses that the service offers to everybody, new ones each day for upcoming games and every few
 * minutes for live ones. Their legs follow from the day's number and the prices at its beginning, so every process has
 * the same ones, also after a restart. They cost what their legs cost.
 */
import type { Book } from "../book/book.ts";
import type { Found } from "../book/bookForms.ts";
import type { Game } from "../book/game.ts";
import { hashText, seededRandom } from "../seed/random.ts";
import { expressCoef, legsOf } from "./legs.ts";

export type Section = "LINE" | "LIVE";

export interface Accumulator {
  id: string;
  section: Section;
  coef: string;
  legs: readonly Found[];
  changesAt: number;
}

/** How many legs, and between which prices each was chosen. */
interface Plan {
  legs: number;
  from: number;
  to: number;
}

const plans: Readonly<Record<Section, readonly Plan[]>> = {
  LINE: [
    { legs: 3, from: 1.25, to: 1.8 },
    { legs: 4, from: 1.4, to: 2.1 },
    { legs: 5, from: 1.5, to: 2.6 },
  ],
  LIVE: [
    { legs: 2, from: 1.25, to: 2 },
    { legs: 3, from: 1.3, to: 2.3 },
    { legs: 4, from: 1.3, to: 2.6 },
  ],
};
/** Seconds for which accumulators stay the same. */
const slotSeconds: Readonly<Record<Section, number>> = { LINE: 86_400, LIVE: 240 };
/**
 * Line games that start up to so long after the day's beginning: with the night after it, the last hours of a day have
 * games too.
 */
const lineWindow = 36 * 3600;
/** Games of top championships are drawn this much earlier. */
const topShare = 0.4;

export class Accumulators {
  readonly #book: Book;
  /** The chosen outcome of each game in the current slot, by id; null for none. */
  readonly #chosen: Readonly<Record<Section, { slot: number; ids: Map<string, string | null> }>> = {
    LINE: { slot: -1, ids: new Map() },
    LIVE: { slot: -1, ids: new Map() },
  };

  constructor(book: Book) {
    this.#book = book;
  }

  /** The current accumulators at current prices. Each game is in one of them at most. */
  now(section: Section): Accumulator[] {
    const slot = Math.floor(this.#book.now() / slotSeconds[section]);
    const start = slot * slotSeconds[section];
    const games = this.#games(section, start);
    const used = new Set<number>();
    return plans[section].flatMap((plan, number): Accumulator[] => {
      const legs: Found[] = [];
      for (const game of this.#drawn(games, `${section}:${slot}:${number}`)) {
        if (legs.length === plan.legs) break;
        const leg = used.has(game.id) ? null : this.#leg(game, section, slot, number, plan, start);
        if (leg !== null) legs.push(leg);
      }
      if (legs.length < plan.legs) return [];
      for (const { view } of legs) used.add(view.game.id);
      return [
        {
          id: `${section.toLowerCase()}-${slot}-${number + 1}`,
          section,
          coef: expressCoef(legs),
          legs,
          changesAt: start + slotSeconds[section],
        },
      ];
    });
  }

  #games(section: Section, start: number): Game[] {
    const games =
      section === "LIVE"
        ? this.#book.live().filter(({ startsAt }) => startsAt <= start)
        : this.#book.line().filter(({ startsAt }) => startsAt <= start + lineWindow);
    return games.filter(({ sport }) => sport.area === "CLASSIC");
  }

  #drawn(games: readonly Game[], purpose: string): Game[] {
    const keyed = games.map((game) => ({
      game,
      key: draw(`${purpose}:${game.id}`) * (game.championship.isTop ? topShare : 1),
    }));
    return keyed.toSorted((one, other) => one.key - other.key || one.game.id - other.game.id).map(({ game }) => game);
  }

  /** The outcome chosen of a game at the slot's beginning, as it is now; null if it can't be bet on. */
  #leg(game: Game, section: Section, slot: number, number: number, plan: Plan, start: number): Found | null {
    const chosen = this.#chosen[section];
    if (chosen.slot !== slot) Object.assign(chosen, { slot, ids: new Map() });
    const key = `${number}:${game.id}`;
    let id = chosen.ids.get(key);
    if (id === undefined) {
      const fitting = legsOf(this.#book.viewAt(game, start)).filter(
        ({ outcome }) => Number(outcome.coef) >= plan.from && Number(outcome.coef) <= plan.to,
      );
      id = fitting[Math.floor(draw(`${section}:${slot}:${key}:outcome`) * fitting.length)]?.outcome.id ?? null;
      chosen.ids.set(key, id);
    }
    return id === null ? null : (legsOf(this.#book.view(game)).find(({ outcome }) => outcome.id === id) ?? null);
  }
}

/** A number in [0, 1) for a purpose, the same everywhere. */
function draw(purpose: string): number {
  return seededRandom(hashText(purpose))();
}
