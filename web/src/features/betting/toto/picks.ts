/** What a visitor has picked in a draw, and what it costs. */
import { Exact, isAmount, roundMoney } from "#shared/money/money.ts";
import type { TotoDrawFieldsFragment } from "@/operations/betting/generated.ts";

export type Draw = TotoDrawFieldsFragment;
type Match = Draw["matches"][number];

/** Keys of outcomes by match. */
export type Picks = Readonly<Record<string, readonly string[]>>;

/** The picks with an outcome added, or taken away again; in the order of the match's outcomes. */
export function toggled(picks: Picks, match: Match, outcomeId: string): Picks {
  const before = picks[match.id] ?? [];
  const isPicked = before.includes(outcomeId);
  const after = match.outcomes.map(({ id }) => id).filter((id) => (id === outcomeId ? !isPicked : before.includes(id)));
  return { ...picks, [match.id]: after };
}

/** One outcome of each match, by chance. */
export const atRandom = ({ matches }: Draw, random: () => number = Math.random): Picks =>
  Object.fromEntries(
    matches.map(({ id, outcomes }) => [
      id,
      outcomes
        .slice(Math.floor(random() * outcomes.length))
        .slice(0, 1)
        .map((outcome) => outcome.id),
    ]),
  );

/** The outcome of each match that most money is on; the first of equal ones. */
export const byFavourites = ({ matches }: Draw): Picks =>
  Object.fromEntries(
    matches.map(({ id, outcomes }) => {
      const most = Math.max(...outcomes.map(({ share }) => Number(share)));
      return [
        id,
        outcomes
          .filter(({ share }) => Number(share) === most)
          .slice(0, 1)
          .map((outcome) => outcome.id),
      ];
    }),
  );

/** Number of combinations: the product of the picks; zero until each match has one. */
export const combinationsOf = ({ matches }: Draw, picks: Picks): number =>
  matches.reduce((product, { id }) => product * (picks[id]?.length ?? 0), 1);

/** What the ticket costs; null while the stake is no amount. */
export function priceOf(combinations: number, stake: string, currency: string): string | null {
  return isAmount(stake, currency) ? roundMoney(new Exact(stake).times(combinations), currency) : null;
}

/** Picks as a part of an address: `home.draw-away`, a match each. */
export const writePicks = ({ matches }: Draw, picks: Picks): string =>
  matches.map(({ id }) => (picks[id] ?? []).join(".")).join("-");

/** The picks of an address; what the draw does not have is left out. */
export function readPicks({ matches }: Draw, text: string | null): Picks {
  const parts = text?.split("-") ?? [];
  return Object.fromEntries(
    matches.map(({ id, outcomes }, index) => {
      const keys = parts[index]?.split(".") ?? [];
      return [id, outcomes.map((outcome) => outcome.id).filter((key) => keys.includes(key))];
    }),
  );
}
