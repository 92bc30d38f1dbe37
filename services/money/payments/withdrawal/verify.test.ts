/** Withdrawals of players who have not proved who they are: free up to a sum, held above it. */
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startTestProvider, type TestProvider } from "../testing/provider.ts";
import { paymentWorld, type PaymentWorld } from "../testing/world.ts";
import { decideWaiting } from "./decide.ts";

let provider: TestProvider;
let world: PaymentWorld;

beforeAll(async () => {
  provider = await startTestProvider();
  world = await paymentWorld(provider.settings, {
    settings: { verification: { above: { amount: "2500", currency: "RUB" }, antivirus: null, deskMs: null } },
  });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});
afterEach(() => world.proveBooks());

const post = async <T>(path: string, body: object) =>
  (await world.test.call<T>("POST", path, { headers: world.headers, body })).body;
const left = async () =>
  (
    await world.test.call<{ amount: string | null; currency: string }>(
      "GET",
      `/payments-api/v1/withdrawals/unverified?account_id=${world.rub}`,
      { headers: world.headers },
    )
  ).body;

/** Sends a document and has it approved. */
async function prove(kind: string, shade: number): Promise<void> {
  const { document } = await post<{ document: { id: number } }>("/verification-api/v1/documents", { kind });
  const path = `/verification-api/v1/documents/${document.id}`;
  const background = { r: shade, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await post(`${path}/files`, { content: picture.toString("base64") });
  await post(`${path}/submit`, {});
  await world.desk("POST", `/verification-api/v1/desk/documents/${document.id}`, { actor: "Ana", approved: true });
}

it("tells beforehand what is paid out without it, holds what is more, and lets that go once it is there [6.10]", async () => {
  expect(await left()).toEqual({ amount: "2500.00", currency: "RUB" });
  const within = await world.withdraw({ amount: "1500" });
  expect([within.state, await left()]).toEqual(["HELD", { amount: "1000.00", currency: "RUB" }]);
  const above = await world.withdraw({ amount: "1000.01" });
  expect([above.state, (await left()).amount]).toEqual(["VERIFICATION_REQUIRED", "0.00"]);

  const { context } = world.test.services;
  await decideWaiting(context, 0);
  expect([(await world.look(within.id)).state, (await world.look(above.id)).state]).toEqual([
    "SENT",
    "VERIFICATION_REQUIRED",
  ]);
  await prove("IDENTITY", 10);
  await prove("ADDRESS", 60);
  expect(await left()).toEqual({ amount: null, currency: "RUB" });
  await decideWaiting(context, 0);
  expect((await world.look(above.id)).state).toBe("SENT");
  expect((await world.withdraw({ amount: "2000" })).state).toBe("HELD");
});

it("is nobody else's business", async () => {
  const foreign = await world.test.call("GET", "/payments-api/v1/withdrawals/unverified?account_id=999999999", {
    headers: world.headers,
  });
  expect([foreign.status, foreign.body]).toMatchObject([404, { code: "ACCOUNT_UNKNOWN" }]);
});
