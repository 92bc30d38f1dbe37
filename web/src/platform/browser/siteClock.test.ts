import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { afterEach, expect, it, vi } from "vitest";
import { createClockLink } from "@/platform/apollo/clockLink.ts";
import { SiteClock } from "./siteClock.ts";

afterEach(() => {
  vi.useRealTimers();
});

const own = Date.parse("2026-11-21T12:00:00.000Z");

it("goes by the latest moment the server said, wherever the visitor's clock stands", () => {
  vi.useFakeTimers({ now: own });
  const clock = new SiteClock();
  expect(clock.now()).toBe(own);
  clock.hear(own + 180_000);
  clock.hear(own + 120_000);
  clock.hear(Number.NaN);
  vi.advanceTimersByTime(5_000);
  expect(clock.now()).toBe(own + 185_000);
});

it.each([-3_600_000, 3_600_000])(
  "runs on while the visitor's clock is put right by %i ms, and goes on from the server's word after a sleep",
  (change) => {
    vi.useFakeTimers({ now: own });
    const clock = new SiteClock();
    clock.hear(own + 180_000);
    vi.setSystemTime(own + change);
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toBe(own + 185_000);
    // The device slept for two hours: its steady clock stood still.
    clock.hear(own + 7_385_000);
    expect(clock.now()).toBe(own + 7_385_000);
  },
);

it("is set by the date of each answer", async () => {
  vi.useFakeTimers({ now: own });
  const clock = new SiteClock();
  const http = new HttpLink({
    uri: "http://site.test/graphql",
    fetch: async () =>
      new Response(JSON.stringify({ data: { look: true } }), {
        headers: { "content-type": "application/json", date: "Sat, 21 Nov 2026 11:58:00 GMT" },
      }),
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createClockLink(clock), http]),
  });
  await client.query({ query: gql`query Look { look }` });
  expect(new Date(clock.now()).toISOString()).toBe("2026-11-21T11:58:00.000Z");
});
