import { afterEach, beforeEach, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const asked = (query: string) => gateway.ask(query, { headers: demoCookie });
const path = "/rating-api/v1/ratings";

it("says whether a player may be asked, and notes that they are [2.62]", async () => {
  gateway.upstreams.on("GET /rating-api/v1/question", () => ({ is_due: true }));
  gateway.upstreams.on("POST /rating-api/v1/question", () => ({ is_asked: false }));
  expect((await asked("{ viewer { isRatingDue } }")).data).toEqual({ viewer: { isRatingDue: true } });
  expect((await asked("mutation { askForRating { isAsked } }")).data).toEqual({ askForRating: { isAsked: false } });
  expect(gateway.upstreams.callsOf("GET /rating-api/v1/question")).toHaveLength(1);
  expect(gateway.upstreams.callsOf("POST /rating-api/v1/question")).toHaveLength(1);
});

it("sends an answer once, and tells why one is refused", async () => {
  gateway.upstreams.on(`POST ${path}`, () => ({
    rating: { score: 9, comment: null, rated_at: 1_790_000_000 },
    errors: [],
  }));
  const mutation = (input: string) =>
    `mutation { rateSite(input: { ${input} }) { rating { score comment ratedAt } errors { code message path } } }`;
  expect((await asked(mutation("score: 9"))).data).toEqual({
    rateSite: { rating: { score: 9, comment: null, ratedAt: "2026-09-21T14:13:20Z" }, errors: [] },
  });
  expect(gateway.upstreams.callsOf(`POST ${path}`).map(({ body }) => body)).toEqual([{ score: 9, comment: null }]);
  gateway.upstreams.on(`POST ${path}`, () => ({
    rating: null,
    errors: [{ code: "NOT_ASKED", message: "", path: null }],
  }));
  expect((await asked(mutation('score: 0, comment: "Slow"'))).data).toEqual({
    rateSite: {
      rating: null,
      errors: [{ code: "NOT_ASKED", message: "We aren't asking for ratings right now.", path: null }],
    },
  });
  expect((await gateway.ask(mutation("score: 9"))).errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
});
