import type { Entity } from "../store.ts";
import type { MockContext } from "./context.ts";

const isOver = (game: Entity): boolean => game["status"] === "FINISHED" || game["status"] === "CANCELLED";

/** Games on offer, those of a section only when one is given, in order of championship and start. */
export function openGames({ state }: MockContext, section: unknown): Entity[] {
  const order = state.store.all("Championship").map(({ id }) => id);
  const place = (game: Entity): number => order.indexOf(game["championship"]);
  return state.store
    .all("Game")
    .filter((game) => !isOver(game) && (section === undefined || section === null || game["section"] === section))
    .toSorted(
      (one, other) =>
        place(one) - place(other) ||
        String(one["startsAt"]).localeCompare(String(other["startsAt"])) ||
        String(one["id"]).localeCompare(String(other["id"])),
    );
}
