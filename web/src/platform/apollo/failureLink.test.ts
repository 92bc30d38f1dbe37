import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { Observable } from "rxjs";
import { createFailureLink } from "./failureLink.ts";

const MUTATION = gql`mutation Change { change }`;
const QUERY = gql`query Look { look }`;

/** A client whose server answers so, and what its visitor is told. */
function clientOf(
  answer: (observer: { next(value: object): void; error(error: unknown): void; complete(): void }) => void,
) {
  const told: (string | null)[] = [];
  const link = ApolloLink.from([
    createFailureLink((message) => told.push(message)),
    new ApolloLink(() => new Observable((observer) => answer(observer))),
  ]);
  return { told, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const refusing = clientOf.bind(null, (observer) => {
  observer.next({ data: null, errors: [{ message: "The accounts are away" }] });
  observer.complete();
});
const blocked = clientOf.bind(null, (observer) => {
  observer.next({ data: null, errors: [{ message: "Not where you are", extensions: { code: "VISITOR_BLOCKED" } }] });
  observer.complete();
});
const broken = clientOf.bind(null, (observer) => observer.error(new TypeError("Failed to fetch")));
const cancelled = clientOf.bind(null, (observer) => observer.error(new DOMException("given up", "AbortError")));
const wrapped = clientOf.bind(null, (observer) =>
  observer.error(new Error("fetch ended", { cause: new DOMException("given up", "AbortError") })),
);
const fine = clientOf.bind(null, (observer) => {
  observer.next({ data: { change: true } });
  observer.complete();
});

describe("failed calls [8.18]", () => {
  it.each([
    ["with the server's words", refusing, {}, ["The accounts are away"]],
    ["without words when nobody answered", broken, {}, [null]],
    ["not when it was cancelled", cancelled, {}, []],
    ["not when what cancelled it is inside", wrapped, {}, []],
    ["not when the form says it itself", refusing, { hasOwnErrors: true }, []],
    ["also then when the site is closed to them", blocked, { hasOwnErrors: true }, ["Not where you are"]],
    ["not when it went well", fine, {}, []],
  ] as const)("a mutation's is told %s", async (_, make, context, expected) => {
    const { client, told } = make();
    await client.mutate({ mutation: MUTATION, context, errorPolicy: "all" }).catch(() => undefined);
    expect(told).toEqual(expected);
  });

  it.each([
    ["without being asked", {}, []],
    ["when its context asks for it", { reportsErrors: true }, ["The accounts are away"]],
  ] as const)("a query's is told %s", async (_, context, expected) => {
    const { client, told } = refusing();
    await client.query({ query: QUERY, context, errorPolicy: "all" }).catch(() => undefined);
    expect(told).toEqual(expected);
  });

  it("still reach the caller", async () => {
    const { client } = broken();
    await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow("Failed to fetch");
  });
});
