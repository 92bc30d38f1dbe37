import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { expect, it } from "vitest";
import { isUnanswered, noteNavigation, whenAnswered } from "./navigations.ts";

it("a navigation is unanswered until the last one's answers are there, or have failed", async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  expect(isUnanswered(client)).toBe(false);
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  noteNavigation(client, first.promise);
  noteNavigation(client, second.promise);
  first.resolve(undefined);
  await first.promise;
  expect(isUnanswered(client)).toBe(true);
  const answered = whenAnswered(client).catch((error: unknown) => error);
  second.reject(new Error("network is down"));
  expect(await answered).toBeInstanceOf(Error);
  expect(isUnanswered(client)).toBe(false);
});
