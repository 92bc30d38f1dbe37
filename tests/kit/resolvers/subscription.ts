import { GraphQLError, type GraphQLFieldResolver } from "graphql";
import { graphqlError } from "../failures.ts";
import { Queue } from "../queue.ts";
import type { Channel, State } from "../state.ts";
import { isEntity, type Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";

const isGamesList = (value: unknown): value is string[] => Array.isArray(value);

/** Prices of all outcomes of a game that are on offer. */
function pricesOf(game: Entity, { store }: State): Entity[] {
  const markets = game["markets"] ?? game["$markets"];
  if (!Array.isArray(markets)) return [];
  return markets
    .flatMap((marketId) => {
      const outcomes = store.get("Market", String(marketId))?.["outcomes"];
      return Array.isArray(outcomes)
        ? outcomes.map((id) => store.get("Outcome", String(id))).filter((outcome) => outcome !== undefined)
        : [];
    })
    .map(({ id, coef, isBlocked }) => ({ outcomeId: id, coef, isBlocked: isBlocked ?? false }));
}

/** A change of a game as the schema tells it; what is not told is the game's state now. */
export function gameChange(game: Entity, told: Entity): Entity {
  const { id: gameId, version, section, status, score, events } = game;
  const eventCount = Array.isArray(events) ? events.length : null;
  return {
    gameId,
    version,
    section,
    status,
    score,
    eventCount,
    newEvents: [],
    prices: [],
    goneOutcomeIds: [],
    isSnapshot: false,
    ...told,
  };
}

/** The first messages of `gamesChanged`: one snapshot a game. */
function snapshots(state: State, args: Entity): Entity[] {
  const ids = args["gameIds"];
  if (!isGamesList(ids)) return [];
  if (ids.length < 1 || ids.length > 200)
    throw new GraphQLError("gameIds holds 1 to 200 ids", { extensions: { code: "BAD_USER_INPUT" } });
  return ids
    .map((id) => state.store.get("Game", id))
    .filter((game) => game !== undefined)
    .map((game) => ({ gamesChanged: gameChange(game, { prices: pricesOf(game, state), isSnapshot: true }) }));
}

/** Subscriptions that need nobody signed in. */
const publicFields: ReadonlySet<string> = new Set([
  "gamesChanged",
  "siteChanged",
  "totoDrawChanged",
  "lottoDrawChanged",
  "tournamentChanged",
]);

/** Opens a subscription: a queue that `push` fills. The player's own subscriptions refuse a guest. */
export const subscribeTo: GraphQLFieldResolver<unknown, MockContext, Entity> = (_source, args, context, info) => {
  const { state, session } = context;
  const field = info.fieldName;
  const failure = state.failures.ofField("Subscription", field, context.operationName);
  if (failure && !Array.isArray(failure)) throw graphqlError(failure);
  if (!publicFields.has(field)) signedIn(context);
  const first = field === "gamesChanged" ? snapshots(state, args) : [];
  const queue = new Queue<Entity>(() => state.channels.delete(channel));
  const channel: Channel = { field, args, session, push: (event) => queue.push(event) };
  for (const event of first) queue.push(event);
  state.channels.add(channel);
  return queue;
};

/** Whether a channel of `gamesChanged` asked for a game. */
export const wantsGame =
  (gameId: string) =>
  ({ args }: Channel): boolean => {
    const ids = args["gameIds"];
    return isGamesList(ids) && ids.includes(gameId);
  };

/** The object that a subscription's event carries. */
export const eventOf = (source: unknown, field: string): unknown => (isEntity(source) ? source[field] : undefined);
