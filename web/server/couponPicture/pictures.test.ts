import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CouponDrawing, couponSvg } from "./drawing.ts";
import { familyOf } from "./fonts.ts";
import { RenderQueue } from "../rendering/renderQueue.ts";
import { addressReader } from "../../../scripts/lib/visitorAddress.ts";
import { registerCouponPictures } from "./pictures.ts";

const bet = (id: string, coef: string) => ({
  outcome: { id, name: "Arsenal", coef },
  market: { id: "1", name: "Match result" },
  game: {
    id: "7",
    opponents: [
      { id: "1", name: "Arsenal" },
      { id: "2", name: "Chelsea" },
    ],
  },
});
const coupons: Record<string, unknown> = {
  ABCD2345: { code: "ABCD2345", kind: "EXPRESS", missingCount: 0, bets: [bet("7.1", "1.850"), bet("8.1", "2.000")] },
  GNEGNE22: { code: "GNEGNE22", kind: "EXPRESS", missingCount: 2, bets: [] },
};
const siteConfig = { companyName: "Saffron Bet", themeColor: "#0F1A2B", brandBook: [], defaultCoefViewId: 0 };

let isDown = false;
let asked: { code: string; language: string }[] = [];
let gateway: FastifyInstance;
let web: FastifyInstance;
beforeAll(async () => {
  gateway = Fastify();
  gateway.post("/graphql", (request, reply) => {
    const { operationName, variables } = request.body as { operationName: string; variables: { code: string } };
    if (isDown) return reply.code(503).send({});
    if (operationName !== "CouponPicture") return { data: { siteConfig, isoCodes: [] } };
    asked.push({ code: variables.code, language: String(request.headers["x-language"]) });
    return { data: { sharedCoupon: coupons[variables.code] ?? null } };
  });
  await gateway.listen({ port: 0 });
});
beforeEach(async () => {
  isDown = false;
  asked = [];
  await web?.close();
  web = Fastify();
  await registerCouponPictures(web, {
    addressOf: addressReader({ trustedProxies: [] }),
    gatewayUrl: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
    queue: new RenderQueue({
      slots: 2,
      made: { perSecond: 0.001, burst: 5 },
      visits: { perSecond: 1000, burst: 1000 },
      waitingPerNetwork: 5,
      waiting: 5,
      patienceMs: 10_000,
      refusalMs: 0,
    }),
  });
});
afterAll(async () => {
  await web.close();
  await gateway.close();
});

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe("picture of a shared coupon", () => {
  it("is a PNG of the size that messengers show, made once for a code and a language", async () => {
    const first = await web.inject("/coupon-picture/ABCD2345.png?lang=ru");
    expect([first.statusCode, first.headers["content-type"], first.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "public, max-age=60",
    ]);
    expect(sizeOf(first.rawPayload)).toEqual([1200, 630]);
    const again = await web.inject("/coupon-picture/abcd2345.png?lang=ru");
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(asked).toEqual([{ code: "ABCD2345", language: "ru" }]);
    expect((await web.inject("/coupon-picture/ABCD2345.png?lang=ar")).rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it("is drawn also of a coupon whose games are over", async () => {
    expect((await web.inject("/coupon-picture/GNEGNE22.png")).statusCode).toBe(200);
  });

  it.each([
    "/coupon-picture/ZZZZ2222.png",
    "/coupon-picture/ABCD2345.svg",
    "/coupon-picture/AB%2FCD.png",
    "/coupon-picture/ABCD0O1I.png",
    "/coupon-picture/ABCD2345.png?lang=xx",
  ])("is not there at %s", async (path) => {
    expect((await web.inject(path)).statusCode).toBe(404);
  });

  it("is made so often for one network, whatever is added to its address, and sent without end", async () => {
    for (let index = 0; index < 50; index += 1)
      expect((await web.inject(`/coupon-picture/ABCD2345.png?x=${index}`)).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
    for (const language of ["ru", "ar", "es"]) await web.inject(`/coupon-picture/ABCD2345.png?lang=${language}`);
    await web.inject("/coupon-picture/GNEGNE22.png");
    const answer = await web.inject("/coupon-picture/GNEGNE22.png?lang=ru");
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await web.inject("/coupon-picture/ABCD2345.png")).statusCode).toBe(200);
  });

  it("asks to come again while the gateway is down, and shows the last picture where it has one", async () => {
    await web.inject("/coupon-picture/ABCD2345.png");
    isDown = true;
    expect((await web.inject("/coupon-picture/ABCD2345.png")).statusCode).toBe(200);
    expect((await web.inject("/coupon-picture/GNEGNE22.png")).statusCode).toBe(503);
  });
});

const drawing = (change: Partial<CouponDrawing> = {}): CouponDrawing => ({
  language: "en",
  company: "Saffron Bet",
  code: "ABCD2345",
  missingCount: 0,
  total: "3.700",
  oddsView: 0,
  colors: { ground: "#0F1A2B", mark: "#F5B014" },
  bets: [{ outcome: "Arsenal", market: "Match result", game: "Arsenal – Chelsea", coef: "1.850" }],
  words: { kind: "Express", code: "Coupon code", total: "Total odds", gone: "None", missing: "Gone" },
  ...change,
});

describe("drawing", () => {
  it("lets no name become markup or break the XML", () => {
    const name = `</text><image href="http://evil.example/x"/>&"'\u0000\u0008\uFFFE`;
    const svg = couponSvg(
      drawing({ company: name, bets: [{ outcome: name, market: name, game: name, coef: "1.850" }] }),
    );
    expect(svg).not.toContain("<image");
    for (const letter of ["\u0000", "\u0008", "\uFFFE"]) expect(svg).not.toContain(letter);
    expect(svg.match(/<text /g)).toHaveLength(svg.match(/<\/text>/g)?.length ?? 0);
  });

  it("shows five bets and tells how many more there are, and how many are gone", () => {
    const bets = Array.from({ length: 8 }, (_, index) => ({
      outcome: `Team ${index + 1}`,
      market: "m",
      game: "g",
      coef: "2.000",
    }));
    const svg = couponSvg(drawing({ bets, missingCount: 2 }));
    expect(svg).toContain("Team 5<");
    expect(svg).not.toContain("Team 6<");
    expect(svg).toContain("+3 · Gone: 2");
  });

  it("mirrors the page of a language written from the right, and draws its letters in a font that has them", () => {
    const svg = couponSvg(
      drawing({ language: "ar", bets: [{ outcome: "فوز الأهلي", market: "m", game: "g", coef: "1.850" }] }),
    );
    expect(svg).toMatch(
      /<text x="1144"[^>]*font-family="Noto Sans Arabic"[^>]*text-anchor="end">\u2067فوز الأهلي\u2069</,
    );
    expect([familyOf("Спартак"), familyOf("الأهلي 2")]).toEqual(["Inter", "Noto Sans Arabic"]);
  });
});
