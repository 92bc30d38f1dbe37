import { entityTypes, type EntityType } from "./schema.ts";
import type { State } from "./state.ts";
import type { Entity } from "./store.ts";
import { putGame } from "./world/index.ts";

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

/** A game that a test invents: two clubs of its championship, all markets of its sport. */
function game(state: State, id: string, fields: Entity): void {
  const championshipId = text(fields["championship"], text(state.store.all("Championship")[0]?.["id"], ""));
  const championship = state.store.get("Championship", championshipId);
  const clubs = state.store
    .all("Opponent")
    .filter((club) => text(club["id"], "").startsWith(championshipId))
    .slice(0, 2);
  putGame(state.store, state, {
    id,
    championshipId,
    sportId: text(fields["sport"], text(championship?.["sport"], "1")),
    section: fields["section"] === "LIVE" ? "LIVE" : "LINE",
    index: state.store.all("Game").length,
    opponents: clubs.map((club) => text(club["id"], "")),
    slug: `game-${id.toLowerCase()}`,
  });
}

/** A coupon that a test invents: taken, on the first outcome of the world. */
const coupon = (state: State, id: string): void => {
  const outcome = state.store.all("Outcome")[0];
  const account = state.store.all("Account")[0];
  state.store.put("Coupon", {
    id,
    kind: "SINGLE",
    state: "ACCEPTED",
    placedAt: "2026-11-04T10:00:00Z",
    accountId: account?.["id"],
    amount: { amount: "100.00", currency: "RUB" },
    coef: outcome?.["coef"],
    possibleWin: { amount: "200.00", currency: "RUB" },
    bets: outcome ? [{ id: outcome["id"] }] : [],
  });
};

/** Puts the beginning of an object that a test names for the first time; the rest is completed when it is asked for. */
export function withTemplate(state: State, type: EntityType, id: string, fields: Entity): void {
  if (!entityTypes.includes(type))
    throw new Error(`${type} is not a type with ids; use answer() for it. Types: ${entityTypes.join(", ")}`);
  if (type === "Game") game(state, id, fields);
  else if (type === "Coupon") coupon(state, id);
  else state.store.put(type, { id });
}
