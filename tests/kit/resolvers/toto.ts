/** Toto as the gateway answers it, in short. */
import { inputOf } from "./args.ts";
import { isEntity, type Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entities = (value: unknown): Entity[] => listOf(value).filter(isEntity);
const keyOf = (value: unknown): unknown => (isEntity(value) ? value["key"] : undefined);

/** How many combinations picks have; zero where a match has none. */
const combinationsOf = (draw: Entity, picks: readonly Entity[]): number =>
  entities(draw["matches"]).reduce(
    (product, { id }) => product * listOf(picks.find(({ matchId }) => matchId === id)?.["outcomeIds"]).length,
    1,
  );

export const totoQueries: Readonly<Record<string, Root>> = {
  totoKinds: (_args, { state }) => state.store.all("TotoDraw").map(({ kind }) => kind),
  totoDraws: ({ kind, state: wanted }, { state }) =>
    state.store
      .all("TotoDraw")
      .filter((draw) => typeof kind !== "string" || keyOf(draw["kind"]) === kind)
      .filter((draw) => typeof wanted !== "string" || draw["state"] === wanted)
      .map(({ id }) => id),
  totoDraw: ({ id }, { state }) => (state.store.get("TotoDraw", String(id)) ? id : null),
  totoNominees: () => [],
};

/** Fields that follow from other objects, by `Type.field`. */
export const totoFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.totoTickets": (_viewer, { drawId }, { state }) =>
    state.store
      .all("TotoTicket")
      .filter(({ draw }) => typeof drawId !== "string" || draw === drawId)
      .map(({ id }) => id)
      .toReversed(),
};

export const totoMutations: Readonly<Record<string, Root>> = {
  buyTotoTicket: (args, context) => {
    signedIn(context);
    const { drawId, accountId, stake, picks } = inputOf(args);
    const { store } = context.state;
    const refused = (code: string, path: string) => ({ ticket: null, errors: [userError(code, [path])] });
    const draw = store.get("TotoDraw", String(drawId));
    if (draw === undefined) return refused("DRAW_UNKNOWN", "drawId");
    if (draw["state"] !== "OPEN") return refused("DRAW_CLOSED", "drawId");
    if (store.get("Account", String(accountId)) === undefined) return refused("ACCOUNT_UNKNOWN", "accountId");
    const combinations = combinationsOf(draw, entities(picks));
    if (combinations === 0) return refused("PICKS_INCOMPLETE", "picks");
    const id = String(8_000_001 + store.all("TotoTicket").length);
    store.put("TotoTicket", {
      id,
      state: "OPEN",
      draw: drawId,
      combinations,
      stake: { amount: String(stake), currency: "RUB" },
      price: { amount: (Number(stake) * combinations).toFixed(2), currency: "RUB" },
      prize: null,
      hits: null,
      boughtAt: new Date(context.state.anchor).toISOString().replace(".000Z", "Z"),
      settledAt: null,
      picks: entities(picks),
    });
    return { ticket: id, errors: [] };
  },
};
