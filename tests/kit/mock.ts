import type { Failure } from "./failures.ts";
import { isEntityType, namedTypeOf, objectType, type EntityType } from "./schema.ts";
import { gameChange, wantsGame } from "./resolvers/subscription.ts";
import type { Sockets } from "./socket.ts";
import type { Call, State } from "./state.ts";
import { isEntity, type Entity } from "./store.ts";
import type { Fields, Objects, RequestRoot, SubscriptionName, SubscriptionRoot, Told } from "./told.ts";

/** What a tester says. Everything is checked against the schema and forgotten when the test ends. */
export interface Mock {
  /**
   * Lays fields over an object; one with a new id is made first. Null removes it. The page sees it with its next
   * request.
   */
  set<Type extends EntityType>(type: Type, id: string, fields: Fields<Objects[Type]> | null): void;
  /**
   * Sends an event to the page's subscriptions, and keeps what it says for later requests. What is not told is
   * completed.
   */
  push<Name extends SubscriptionName>(subscription: Name, payload?: Fields<SubscriptionRoot[Name]>): void;
  /**
   * Answers a root field with these fields over the usual ones, with null, or with what a function of its arguments
   * says.
   */
  answer<Name extends keyof RequestRoot>(
    rootField: Name,
    answer: Told<RequestRoot[Name]> | ((args: Entity) => Told<RequestRoot[Name]>),
  ): void;
  /** Makes an operation, a root field, `Type.field` or `*` fail, as often as told (always when not told). */
  fail(name: string, failure: Failure, options?: { times?: number }): void;
  /** Holds answers of an operation or root field back until the function it gives is called. */
  hold(name: string): () => void;
  /**
   * Lets each answer of an operation, a root field or `*` come so many milliseconds later; 0 ends it. A test waits for
   * conditions: this is for looking.
   */
  delay(name: string, ms: number): void;
  /**
   * Lets operations and root fields be asked in a strict test. What is answered, pushed, held, delayed or failed is
   * allowed by that.
   */
  allow(...names: string[]): void;
  /**
   * Takes the network away: requests break, sockets are cut, the browser says that it is offline. `online` brings it
   * back.
   */
  offline(): Promise<void>;
  online(): Promise<void>;
  /** Cuts the page's sockets and refuses new ones. */
  drop(): void;
  /** Ends a drop and all failures, or the failures of one name. */
  restore(name?: string): void;
  /** What was asked for so far: by operation name or root field, or all. */
  calls(name?: string): readonly Call[];
  /** An object as the mock knows it now; throws when there is none. */
  get(type: EntityType, id: string): Readonly<Entity>;
  /** Ids of all objects of a type, in the order of the world. */
  ids(type: EntityType): string[];
}

/** The same without the schema's types: what is told is checked when it is told. */
interface CheckedMock extends Omit<Mock, "set" | "push" | "answer"> {
  set(type: EntityType, id: string, fields: Entity | null): void;
  push(subscription: string, payload?: Entity): void;
  answer(rootField: string, answer: unknown): void;
}

/** Prices and outcomes of a change, written into the store, so that quotes and snapshots agree with it. */
function applyPrices(state: State, change: Entity): void {
  const prices = Array.isArray(change["prices"]) ? change["prices"].filter(isEntity) : [];
  for (const { outcomeId, coef, isBlocked } of prices) {
    const id = String(outcomeId);
    if (!state.store.get("Outcome", id)) throw new Error(`There is no outcome ${id}`);
    state.store.merge("Outcome", id, {
      ...(coef === undefined ? {} : { coef }),
      ...(isBlocked === undefined ? {} : { isBlocked }),
    });
  }
  if (Array.isArray(change["goneOutcomeIds"]))
    for (const id of change["goneOutcomeIds"]) state.store.remove("Outcome", String(id));
}

/** Tells a change of a game: its version rises when the test does not say which. */
function pushGame(state: State, payload: Entity): void {
  const id = String(payload["gameId"] ?? "");
  const game = state.store.get("Game", id);
  if (!game) throw new Error(`gamesChanged needs the gameId of a game; there is no ${id || "such id"}`);
  const told = state.store.checked("GameChange", payload);
  applyPrices(state, told);
  const { section = game["section"], status = game["status"], score, version = Number(game["version"]) + 1 } = told;
  const merged = state.store.merge("Game", id, { section, status, version, ...(score === undefined ? {} : { score }) });
  const prices = (Array.isArray(told["prices"]) ? told["prices"].filter(isEntity) : []).map(({ outcomeId }) => {
    const outcome = state.store.get("Outcome", String(outcomeId));
    return { outcomeId, coef: outcome?.["coef"], isBlocked: outcome?.["isBlocked"] ?? false };
  });
  state.publish(
    "gamesChanged",
    { gamesChanged: gameChange(merged, { ...told, score: merged["score"], version, prices }) },
    wantsGame(id),
  );
}

/** Tells a change of an object with an id: the one named, or the first of its type. */
function pushEntity(state: State, subscription: string, type: EntityType, payload: Entity): void {
  const id = payload["id"] ?? state.store.all(type)[0]?.["id"];
  state.set(type, String(id), payload);
  state.publish(subscription, { [subscription]: String(id) });
}

function push(state: State, subscription: string, payload: Entity): void {
  const type = namedTypeOf(state.schema, "Subscription", subscription);
  if (subscription === "gamesChanged") pushGame(state, payload);
  else if (isEntityType(type)) pushEntity(state, subscription, type, payload);
  else state.publish(subscription, { [subscription]: state.store.checked(type, payload) });
}

/**
 * Names that can fail, wait or be held: `*`, a root field, `Type.field`; anything else is an operation's name. A strict
 * test has named it.
 */
function checkedName(state: State, name: string): string {
  const [typeName, fieldName] = name.split(".");
  if (typeName !== undefined && fieldName !== undefined) namedTypeOf(state.schema, typeName, fieldName);
  else state.allow(name);
  return name;
}

/** The network of anyone who asks. */
export interface Network {
  setOffline(isOffline: boolean): Promise<void>;
}

const roots = ["Query", "Mutation", "Subscription"] as const;

/** The tester's API on a state and its sockets. */
export function createMock(state: State, sockets: Pick<Sockets, "drop" | "restore">, network?: Network): Mock {
  const setOffline = async (isOffline: boolean): Promise<void> => {
    state.isOffline = isOffline;
    if (isOffline) sockets.drop();
    else sockets.restore();
    await network?.setOffline(isOffline);
  };
  const mock: CheckedMock = {
    set: (type, id, fields) => {
      if (fields === null) state.store.remove(type, id);
      else state.set(type, id, fields);
    },
    push: (subscription, payload = {}) => {
      push(state, subscription, payload);
      state.allow(subscription);
    },
    answer: (rootField, answer) => {
      const type = roots.find((root) => objectType(state.schema, root).getFields()[rootField]);
      if (!type) throw new Error(`The schema has no root field ${rootField}`);
      const answered = namedTypeOf(state.schema, type, rootField);
      state.allow(rootField);
      state.answers.set(
        rootField,
        isEntity(answer) && !isEntityType(answered) ? state.store.checked(answered, answer) : answer,
      );
    },
    fail: (name, failure, { times = Number.POSITIVE_INFINITY } = {}) =>
      state.failures.add(checkedName(state, name), failure, times),
    hold: (name) => state.holds.hold(checkedName(state, name)),
    delay: (name, ms) => state.holds.delay(checkedName(state, name), ms),
    allow: (...names) => state.allow(...names),
    offline: () => setOffline(true),
    online: () => setOffline(false),
    drop: () => sockets.drop(),
    restore: (name) => {
      if (name === undefined && !state.isOffline) sockets.restore();
      state.failures.remove(name);
    },
    calls: (name) =>
      state.calls.filter(
        ({ operationName, rootFields }) => name === undefined || operationName === name || rootFields.includes(name),
      ),
    get: (type, id) => {
      const entity = state.store.get(type, id);
      if (!entity) throw new Error(`There is no ${type} ${id}`);
      return entity;
    },
    ids: (type) => state.store.all(type).map(({ id }) => String(id)),
  };
  return mock;
}
