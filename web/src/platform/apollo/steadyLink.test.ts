import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Observable } from "rxjs";
import { createSteadyLink, FETCH_MIN_DELAY } from "./steadyLink.ts";

const QUERY = gql`query Look { look other }`;
interface Answering {
  next(value: object): void;
  error(error: unknown): void;
  complete(): void;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long a call takes whose server answers so after some milliseconds. */
async function duration(after: number, answer: (observer: Answering) => void): Promise<number> {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const handle = setTimeout(() => answer(observer), after);
        return () => clearTimeout(handle);
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createSteadyLink(() => Date.now()), server]),
  });
  const started = Date.now();
  let ended = Number.NaN;
  const settle = () => {
    ended = Date.now() - started;
  };
  void client.query({ query: QUERY, fetchPolicy: "no-cache", errorPolicy: "all" }).then(settle, settle);
  await vi.advanceTimersByTimeAsync(10_000);
  return ended;
}

const broken = (observer: Answering) => observer.error(new TypeError("Failed to fetch"));
const answering = (answer: object) => (observer: Answering) => {
  observer.next(answer);
  observer.complete();
};
const errors = [{ message: "away" }];

describe("a call", () => {
  it("that nobody answers fails after 200 ms, and no later than it would when it took longer [9.16]", async () => {
    expect(FETCH_MIN_DELAY).toBe(200);
    expect([await duration(0, broken), await duration(150, broken), await duration(900, broken)]).toEqual([
      200, 200, 900,
    ]);
  });

  it("whose answer holds nothing but errors waits, too", async () => {
    expect([
      await duration(0, answering({ data: null, errors })),
      await duration(0, answering({ data: { look: null, other: null }, errors })),
    ]).toEqual([200, 200]);
  });

  it("that brings something is not held up", async () => {
    expect([
      await duration(0, answering({ data: { look: 1, other: 2 } })),
      await duration(0, answering({ data: { look: 1, other: null }, errors })),
      await duration(0, answering({ data: { look: null, other: null } })),
    ]).toEqual([0, 0, 0]);
  });

  it("that brings nothing but errors leaves what is known as it was, and nulls without errors are news", async () => {
    const answers: object[] = [
      { data: { look: 1, other: 2 } },
      { data: { look: null, other: null }, errors },
      { data: { look: null, other: null } },
    ];
    const server = new ApolloLink(() => new Observable((observer) => answering(answers.shift() ?? {})(observer)));
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([createSteadyLink(() => Date.now()), server]),
    });
    const known: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      const asked = client.query({ query: QUERY, fetchPolicy: "network-only", errorPolicy: "all" });
      await vi.advanceTimersByTimeAsync(1_000);
      await asked;
      known.push(client.readQuery({ query: QUERY }));
    }
    expect(known).toEqual([
      { look: 1, other: 2 },
      { look: 1, other: 2 },
      { look: null, other: null },
    ]);
  });
});
