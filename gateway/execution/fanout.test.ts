import { makeExecutableSchema } from "@graphql-tools/schema";
import type { ExecutionResult } from "graphql";
import { describe, expect, it } from "vitest";
import type { GatewayContext, GatewayParts } from "./context.ts";
import { PreparedOperation } from "../documents/operation.ts";
import { DocumentStore } from "../documents/store.ts";
import { LatestByKey } from "../events/latest.ts";
import type { TopicSource, TopicWatcher } from "../events/topics.ts";
import { Fanout, FanoutReader, type Sink } from "./fanout.ts";
import { executeOperation } from "./jit.ts";
import { publicStream } from "./publicStream.ts";

interface Move {
  id: string;
  place: number;
}

/** Topics whose state is set by the test. */
class Places implements TopicSource<Move> {
  isAvailable = true;
  readonly #states = new Map<string, Move>();
  readonly watchers = new Map<string, Set<TopicWatcher<Move>>>();

  state(topic: string): Move | null {
    return this.#states.get(topic) ?? null;
  }

  watch(topic: string, watcher: TopicWatcher<Move>): () => void {
    const watchers = this.watchers.get(topic) ?? new Set();
    this.watchers.set(topic, watchers.add(watcher));
    return () => void watchers.delete(watcher);
  }

  read(): LatestByKey<Move> {
    return new LatestByKey<Move>(
      (_, newer) => newer,
      () => {},
    );
  }

  move(id: string, place: number): void {
    const event = { id, place };
    this.#states.set(id, event);
    for (const watcher of this.watchers.get(id) ?? []) watcher.changed(id, event);
  }

  get watched(): number {
    return [...this.watchers.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

const typeDefs = `
  type Query { ok: Boolean }
  type Subscription { moved(ids: [ID!]!, unit: String = "m"): Move! }
  type Move { id: ID! place: Int! label(unit: String): String! }`;

function setUp({ slow = false } = {}) {
  const source = new Places();
  let labels = 0;
  let executions = 0;
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: {
      Subscription: {
        moved: publicStream<Move>({
          idsArgument: "ids",
          topics: (ids) => ids.filter((id) => id !== "none"),
          source: () => source,
        }),
      },
      Move: {
        label: ({ place }: Move, { unit }: { unit?: string }, { language }: { language: string }) => {
          labels += 1;
          const text = `${place} ${unit ?? ""} ${language}`;
          return slow
            ? new Promise((resolve) => {
                setImmediate(() => resolve(text));
              })
            : text;
        },
      },
    },
  });
  const documents = new DocumentStore({ schema });
  const fanout = new Fanout({
    execute: (operation, { variables, context, root }) => {
      executions += 1;
      return executeOperation(operation, { variables, context, root });
    },
    format: (result: ExecutionResult) => result as never,
    sourceOf: ({ stream }) => stream.source({} as GatewayParts),
    contextOf: (language) => ({ language }) as unknown as GatewayContext,
  });
  const operationOf = (text: string) => {
    const read = documents.read(text);
    if (!("operation" in read)) throw read[0];
    const operation = read.operation(null);
    if (!(operation instanceof PreparedOperation)) throw operation;
    return operation;
  };
  const begin = (text: string, variables: Record<string, unknown>, language: "en" | "ru" = "en") => {
    const operation = operationOf(text);
    const plan = fanout.plan(operation);
    if (plan === null) return null;
    const told: string[] = [];
    const ends: string[] = [];
    let isFull = false;
    const sink: Sink = {
      send: (payload) => !isFull && told.push(payload) > 0,
      end: (payload) => void ends.push(payload),
    };
    const reader = fanout.subscribe(plan, operation, variables, language, sink);
    if (!(reader instanceof FanoutReader)) throw reader[0];
    reader.start();
    return {
      reader,
      told,
      ends,
      setFull: (value: boolean) => void (isFull = value),
      places: () => told.map((text_) => (JSON.parse(text_) as { data: { moved: Move } }).data.moved),
    };
  };
  return { source, fanout, begin, counts: () => ({ executions, labels }) };
}

const query = "subscription($ids: [ID!]!) { moved(ids: $ids) { id place label } }";

describe("a public stream", () => {
  it("is executed and serialised once a change for all of one document and language, whatever ids they watch", () => {
    const { source, begin, counts, fanout } = setUp();
    const readers = [["a"], ["a", "b"], ["b", "a", "c"]].map((ids) => begin(query, { ids }));
    const russian = begin(query, { ids: ["a"] }, "ru");
    source.move("a", 1);
    expect(counts().executions).toBe(2);
    expect(new Set(readers.map((reader) => reader?.told[0])).size).toBe(1);
    expect(readers[0]?.told).toEqual(['{"data":{"moved":{"id":"a","place":1,"label":"1  en"}}}']);
    expect(russian?.places()[0]).toMatchObject({ label: "1  ru" });
    source.move("b", 2);
    expect(counts().executions).toBe(3);
    expect(readers.map((reader) => reader?.told.length)).toEqual([1, 2, 2]);
    expect(fanout.groupCount).toBe(2);
  });

  it("gives those who come later the state, serialised once for them all", () => {
    const { source, begin, counts } = setUp();
    begin(query, { ids: ["a"] });
    source.move("a", 1);
    source.move("a", 2);
    const before = counts().executions;
    const late = [begin(query, { ids: ["a"] }), begin(query, { ids: ["a"] })];
    expect(counts().executions).toBe(before + 1);
    for (const reader of late) expect(reader?.places()).toMatchObject([{ id: "a", place: 2 }]);
  });

  it("keeps apart what other variables make different, and not what nobody declared", () => {
    const { begin, fanout } = setUp();
    const withUnit = "subscription($ids: [ID!]!, $unit: String) { moved(ids: $ids) { label(unit: $unit) } }";
    for (const unit of ["m", "km", "m"]) begin(withUnit, { ids: ["a"], unit, made: `up ${unit}` });
    expect(fanout.groupCount).toBe(2);
  });

  it("sees through fragments and aliases, and leaves to the common way what a directive decides", () => {
    const { source, begin } = setUp();
    const aliased = begin(
      "subscription($ids: [ID!]!) { ...Moves } fragment Moves on Subscription { it: moved(ids: $ids) { place } }",
      { ids: ["a"] },
    );
    source.move("a", 7);
    expect(aliased?.told).toEqual(['{"data":{"it":{"place":7}}}']);
    expect(
      begin("subscription($ids: [ID!]!) { ... @skip(if: false) { moved(ids: $ids) { place } } }", { ids: ["a"] }),
    ).toBeNull();
  });

  it("owes a full reader what changed, and tells them the latest state of each once there is room", () => {
    const { source, begin } = setUp();
    const reader = begin(query, { ids: ["a", "b", "c"] });
    source.move("a", 1);
    reader?.setFull(true);
    for (let place = 2; place < 500; place += 1) source.move(place % 2 === 0 ? "a" : "b", place);
    reader?.setFull(false);
    source.move("a", 500);
    // Owed state is sent in full and in its turn, not with the next change.
    expect(reader?.told.length).toBe(1);
    reader?.reader.resume();
    expect(reader?.places().slice(1)).toMatchObject([
      { id: "a", place: 500 },
      { id: "b", place: 499 },
    ]);
    source.move("a", 501);
    expect(reader?.places().at(-1)).toMatchObject({ id: "a", place: 501 });
  });

  it("tells in order, and at last the latest, when executing takes longer than a change", async () => {
    const { source, begin, counts } = setUp({ slow: true });
    const reader = begin(query, { ids: ["a"] });
    for (let place = 1; place <= 50; place += 1) source.move("a", place);
    await expect.poll(() => reader?.places().at(-1)?.place).toBe(50);
    const places = reader?.places().map(({ place }) => place) ?? [];
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(counts().executions).toBeLessThan(10);
  });

  it("lets go of everything when its readers leave, also of one that never began", () => {
    const { source, begin, fanout } = setUp();
    const readers = [begin(query, { ids: ["a", "b"] }), begin(query, { ids: ["b"] }), begin(query, { ids: ["none"] })];
    expect(source.watched).toBe(2);
    for (const reader of readers) reader?.reader.stop();
    expect([source.watched, fanout.groupCount]).toEqual([0, 0]);
  });

  it("ends for everybody with a code when its source is lost", () => {
    const { source, begin } = setUp();
    const readers = [begin(query, { ids: ["a", "b"] }), begin(query, { ids: ["b"] })];
    for (const watcher of new Set([...source.watchers.values()].flatMap((set) => [...set]))) watcher.lost();
    for (const reader of readers)
      expect(reader?.ends.map((text) => JSON.parse(text))).toEqual([
        {
          data: null,
          errors: [{ message: "Live data is not available just now.", extensions: { code: "EVENTS_UNAVAILABLE" } }],
        },
      ]);
    expect(source.watched).toBe(0);
    source.isAvailable = false;
    expect(() => begin(query, { ids: ["a"] })).toThrow(
      expect.objectContaining({ extensions: { code: "EVENTS_UNAVAILABLE" } }),
    );
  });

  it("says which variables are wrong", () => {
    const { begin } = setUp();
    expect(() => begin(query, { ids: null })).toThrow(
      expect.objectContaining({ extensions: { code: "BAD_USER_INPUT" } }),
    );
  });
});
