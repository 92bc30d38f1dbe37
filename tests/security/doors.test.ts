/** What is closed to a visitor is closed on every way in; what lets people leave and protect themselves is not. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { siteConfig } from "../../gateway/testing/fakes/site/config.ts";
import { onSocket, post, query, refusal, socketClient } from "./asking.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const block = () =>
  gateway.upstreams.on("POST /blocks-api/api/v2/block", (request) => ({
    data: request.headers["x-client-address"] === "192.0.2.17" ? { displayTypeId: 17, templateTypeId: 1 } : null,
  }));
const close = () =>
  gateway.upstreams.on("GET /bff-api/config/all.json", () => ({ ...siteConfig, isMaintenanceActive: true }));
const from = { "x-forwarded-for": "192.0.2.17" };

const place = "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { errors { code } } }";
const coupon = {
  input: {
    idempotencyKey: "key-123456",
    accountId: "7001",
    kind: "SINGLE",
    amount: "10",
    bets: [{ outcomeId: "1.1x2.home", coef: "1.85" }],
  },
};
const logIn = 'mutation { logIn(input: { login: "demo", password: "x" }) { errors { code } } }';
const cashOut =
  'mutation { cashOutCoupon(input: { couponId: "1", token: "t", value: "1", idempotencyKey: "key-123456" }) { errors { code } } }';
const closedOnes: [string, object, Record<string, string>][] = [
  [place, coupon, demoCookie],
  [logIn, {}, {}],
  [cashOut, {}, demoCookie],
];
const moneyCalls = () =>
  gateway.upstreams.calls.filter(({ path, method }) => method !== "GET" && !/blocks-api|events-api/.test(path));

it.each([
  ["a block", block, { status: 451, codes: ["VISITOR_BLOCKED"] }],
  ["maintenance", close, { status: 503, codes: ["MAINTENANCE"] }],
])("%s holds on every way in", async (_, shut, refused) => {
  shut();
  for (const [text, variables, headers] of closedOnes) {
    expect(await refusal(await query(gateway.url, text, variables, { ...headers, ...from })), text).toEqual(refused);
    // Known by now: the other path refuses it too.
    expect(await refusal(await query(gateway.url, text, variables, { ...headers, ...from })), text).toEqual(refused);
    const stream = await post(gateway.url, JSON.stringify({ query: text, variables }), {
      ...headers,
      ...from,
      accept: "text/event-stream",
    });
    expect(await stream.text(), text).toContain(String(refused.codes[0]));
  }
  for (const address of ["/uploads/documents/510001", "/uploads/requests"]) {
    const headers = { ...demoCookie, ...from, "content-type": "image/jpeg" };
    const sent = await fetch(gateway.url + address, { method: "POST", headers, body: new Uint8Array([0xff, 0xd8]) });
    expect([sent.status, await sent.json()], address).toMatchObject([
      refused.status,
      { errors: [{ extensions: { code: refused.codes[0] } }] },
    ]);
  }
  const client = socketClient(gateway.url, { ...demoCookie, ...from });
  expect(await onSocket(client, place, coupon)).toEqual(refused.codes);
  await client.dispose();
  expect(moneyCalls()).toEqual([]);
  expect((await query(gateway.url, "mutation { logOut { isSignedOut } }", {}, { ...demoCookie, ...from })).status).toBe(
    200,
  );
  expect((await query(gateway.url, "{ viewer { id } }", {}, { ...demoCookie, ...from })).status).toBe(200);
});

it("a block is one visitor's, told with its page", async () => {
  block();
  const { errors } = await gateway.ask(logIn, { headers: from });
  expect(errors).toEqual([
    {
      message: "This service isn't available where you are.",
      extensions: { code: "VISITOR_BLOCKED", block: { displayTypeId: 17, templateTypeId: 1 } },
    },
  ]);
  expect(await refusal(await query(gateway.url, logIn, {}, { "x-forwarded-for": "203.0.113.9" }))).toMatchObject({
    status: 200,
  });
});

it("while the blocks service is away nobody signs in who was not looked at before", async () => {
  gateway.upstreams.on("POST /blocks-api/api/v2/block", (_, reply) =>
    reply.code(503).send({ code: "DOWN", message: "" }),
  );
  expect(await refusal(await query(gateway.url, logIn, {}, from))).toMatchObject({ codes: ["UPSTREAM_UNAVAILABLE"] });
  expect(moneyCalls()).toEqual([]);
});
