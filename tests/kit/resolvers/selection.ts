/** Narrows and orders lists of games as the gateway's services do: by time, by country, by start, the best first. */
import { hourTeller } from "#shared/site/timeZone.ts";
import type { Entity } from "../store.ts";
import type { MockContext } from "./context.ts";

const HOUR = 3_600_000;
const RECOMMENDED_HOURS = 48;

const startOf = (game: Entity) => Date.parse(String(game["startsAt"]));
const championshipOf = (game: Entity, { state: { store } }: MockContext) =>
  store.get("Championship", String(game["championship"]));

function periodOf(game: Entity, timeZone: unknown): unknown {
  const score = game["score"];
  if (game["section"] === "LIVE")
    return typeof score === "object" && score !== null ? Reflect.get(score, "period") : undefined;
  return hourTeller(typeof timeZone === "string" ? timeZone : "UTC")(startOf(game) / 1000) < 12 ? 1 : 2;
}

/** The section that a filter looks in: what goes live soon is in the line still. */
export const sectionAsked = ({ section, time }: Entity): unknown => (time === "UPCOMING_EVENTS" ? "LINE" : section);

/** Whether a game is of the time and the country that a filter wants. */
export function isSelected(
  game: Entity,
  { time, hours, timeZone, countryCode }: Entity,
  context: MockContext,
): boolean {
  const championship = championshipOf(game, context);
  const until = (count: number) => startOf(game) <= Date.now() + count * HOUR;
  return (
    (typeof countryCode !== "string" || (championship?.["countryCode"] ?? "int") === countryCode) &&
    (time !== "UPCOMING_EVENTS" || until(typeof hours === "number" ? hours : 3)) &&
    (time !== "FIRST_PERIOD" || periodOf(game, timeZone) === 1) &&
    (time !== "SECOND_PERIOD" || periodOf(game, timeZone) === 2) &&
    (time !== "RECOMMENDED" || (championship?.["isTop"] === true && until(RECOMMENDED_HOURS)))
  );
}

/** Of each championship the first few, where so many are asked for. */
export const fewOfEach = (games: readonly Entity[], most: unknown): readonly Entity[] =>
  typeof most !== "number"
    ? games
    : games.filter(
        ({ championship }, index) =>
          games.slice(0, index).filter((game) => game["championship"] === championship).length < most,
      );

/** Games, given by championship, in the order asked for. */
export function ordered(games: readonly Entity[], { order, bestFirst }: Entity, context: MockContext): Entity[] {
  const countries = [
    ...new Set(
      games.map((game) => `${String(game["sport"])} ${String(championshipOf(game, context)?.["countryCode"])}`),
    ),
  ];
  const place = (game: Entity) =>
    order === "START"
      ? startOf(game)
      : order === "COUNTRY"
        ? countries.indexOf(`${String(game["sport"])} ${String(championshipOf(game, context)?.["countryCode"])}`)
        : 0;
  const behind = (game: Entity) => (bestFirst === true && championshipOf(game, context)?.["isTop"] !== true ? 1 : 0);
  return games.toSorted((one, other) => behind(one) - behind(other) || place(one) - place(other));
}
