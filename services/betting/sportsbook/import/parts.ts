/** Steps that the importers of several sports share. */
import { hashText } from "../seed/random.ts";
import type { FixtureDraft, TeamDraft } from "./draft.ts";
import { shortNameOf } from "./short-names.ts";

/** A row of a table of teams: names, and the two colors of the shirt. */
export type TeamRow = readonly [en: string, ru: string, color: string, secondColor: string];

/** Drafts of teams keyed by their abbreviations. @throws for a team that isn't in the table */
export function teamDrafts(keys: readonly string[], table: Readonly<Record<string, TeamRow>>): TeamDraft[] {
  return keys.map((key) => {
    const row = table[key];
    if (row === undefined) throw new Error(`Team not in the table: ${key}`);
    const [en, ru, color, secondColor] = row;
    return { key, names: { en, ru }, shortName: key.slice(0, 4), color, secondColor };
  });
}

/** Distinguishable pairs of colors, for sides without colors of their own. */
const PLAIN_COLOURS: readonly (readonly [string, string])[] = [
  ["#C8102E", "#FFFFFF"],
  ["#003DA5", "#FFFFFF"],
  ["#00843D", "#FFFFFF"],
  ["#FFCD00", "#1D1D1B"],
  ["#1D1D1B", "#FFFFFF"],
  ["#F4F4F4", "#003DA5"],
  ["#6F263D", "#9BCBEB"],
  ["#FF6A13", "#1D1D1B"],
  ["#0C2340", "#C8102E"],
  ["#582C83", "#FFFFFF"],
];

/** Draft of a side without a row in any table: colors and short name follow from its name. */
export function plainDraft(key: string, en: string, ru?: string): TeamDraft {
  const [color, secondColor] = PLAIN_COLOURS[hashText(key) % PLAIN_COLOURS.length] ?? ["#1D1D1B", "#FFFFFF"];
  return { key, names: ru === undefined ? { en } : { en, ru }, shortName: shortNameOf(en), color, secondColor };
}

/** Numbers the meetings of a pairing within a season in order of time, to distinguish their fixtures. */
export function numberMeetings(season: string, fixtures: readonly Omit<FixtureDraft, "edition">[]): FixtureDraft[] {
  const meetings = new Map<string, number>();
  return fixtures
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((fixture) => {
      const pairing = `${fixture.championshipId}:${fixture.home}:${fixture.away}`;
      const number = (meetings.get(pairing) ?? 0) + 1;
      meetings.set(pairing, number);
      return { ...fixture, edition: `${season}/${number}` };
    });
}
