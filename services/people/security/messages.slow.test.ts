/** How many messages a signed-in player may request before a captcha is needed [5.25]. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { player, session, playerProfile } from "../players/tables.ts";
import { hashPassword } from "../players/passwords.ts";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const password = "Quiet-River-7";
const free = 4;
let made = 0;
let addresses = 0;

interface Headers {
  [name: string]: string;
}
interface Body {
  result?: object | null;
  errors: { code: string | number }[];
}

const newAddress = (): Headers => ({ "x-client-address": `198.19.0.${(addresses += 1)}` });
const newPhone = () => ({ country_code: "7", phone: `90000083${String((made += 1)).padStart(2, "0")}` });

/** A player that no other test uses, with their headers. */
async function newPlayer(isTwoFactor = false): Promise<Headers> {
  const { db, clock } = test.services.context;
  const login = `written${(made += 1)}`;
  const [row] = await db
    .insert(player)
    .values({
      login,
      email: `${login}@example.com`,
      phone: `7900000${8000 + made}`,
      passwordHash: await hashPassword(password),
      createdAt: clock.now(),
    })
    .returning({ id: player.id });
  await db.insert(playerProfile).values({ playerId: row?.id ?? 0, termsAcceptedAt: clock.now() });
  const { headers } = await test.signIn(login, password);
  if (isTwoFactor) await db.update(playerProfile).set({ isTwoFactor: true });
  return headers;
}

const ask = async (path: string, body: object | undefined, headers: Headers) =>
  test.call<Body>("POST", path, { headers, ...(body !== undefined && { body }) });
const outcome = async (path: string, body: object | undefined, headers: Headers) => {
  const answer = await ask(path, body, headers);
  return [answer.status, answer.body.errors[0]?.code];
};

const ways: [string, string, () => object | undefined, boolean][] = [
  ["a phone to be bound", "/security-api/v1/phone/code", newPhone, false],
  ["an e-mail to be bound", "/security-api/v1/email/code", () => ({ email: `bound${(made += 1)}@example.com` }), false],
  ["turning two steps off", "/security-api/v1/two-factor/stop-code", () => undefined, true],
  ["an activation by code", "/recovery-api/v1/activation/code/send", () => ({ channel: "email" }), false],
  ["an activation by link", "/recovery-api/v1/activation/link/send", () => undefined, false],
];

describe.each(ways)("messages for %s", (_, path, body, isTwoFactor) => {
  it("are sent four times in half an hour, and then for a captcha, each time for another [5.25]", async () => {
    const headers = { ...(await newPlayer(isTwoFactor)), ...newAddress() };
    for (let index = 0; index < free; index += 1)
      expect(await outcome(path, body(), headers)).toEqual([200, undefined]);
    expect(await outcome(path, body(), headers)).toEqual([400, 100]);
    const solved = await solvedCaptcha(test);
    const [token = "", sign = ""] = (await solvedCaptcha(test)).split(".");
    expect(await outcome(path, body(), { ...headers, "x-captcha-result": `${token}.${sign}.wrong` })).toEqual([
      400, 111,
    ]);
    expect((await outcome(path, body(), { ...headers, "x-captcha-result": solved }))[0]).toBe(200);
    expect(await outcome(path, body(), { ...headers, "x-captcha-result": solved })).toEqual([400, 113]);
    test.advance(31 * 60_000);
    expect((await outcome(path, body(), headers))[0]).toBe(200);
  });

  it("need no captcha of those who are not signed in: they get none", async () => {
    expect((await ask(path, body() ?? {}, newAddress())).status).toBe(401);
  });
});

describe("what counts", () => {
  const path = "/security-api/v1/phone/code";

  it("is the player, from whatever addresses and for whatever they ask", async () => {
    const headers = await newPlayer();
    for (const [, one, body] of ways.filter(([, , , isTwoFactor]) => !isTwoFactor))
      expect((await ask(one, body(), { ...headers, ...newAddress() })).status).toBe(200);
    expect(await outcome(path, newPhone(), { ...headers, ...newAddress() })).toEqual([400, 100]);
  });

  it("is the phone or the mailbox, anyone who asks, however it is written", async () => {
    const phones = [
      { country_code: "7", phone: "9000009901" },
      { country_code: "+7", phone: "900 000-99-01" },
      { country_code: "7", phone: "(900) 0009901" },
      { country_code: "7", phone: "9000009901" },
    ];
    for (const phone of phones)
      expect((await ask(path, phone, { ...(await newPlayer()), ...newAddress() })).status).toBe(200);
    const another = { ...(await newPlayer()), ...newAddress() };
    expect(await outcome(path, { country_code: "7", phone: "900-000-99-01" }, another)).toEqual([400, 100]);
    expect((await ask(path, newPhone(), another)).status).toBe(200);
  });

  it("is the address, of however many players, and of guests who register there", async () => {
    const address = newAddress();
    for (let index = 0; index < free; index += 1)
      expect((await ask(path, newPhone(), { ...(await newPlayer()), ...address })).status).toBe(200);
    expect(await outcome(path, newPhone(), { ...(await newPlayer()), ...address })).toEqual([400, 100]);
    expect(
      (await ask("/registration-api/v1/phone/code", { "phone-code": "7", "phone-number": "9000009902" }, address))
        .status,
    ).toBe(400);
  });

  it("is no more free when many ask at once", async () => {
    const headers = { ...(await newPlayer()), ...newAddress() };
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => (await ask(path, newPhone(), headers)).status),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(free);
  });

  it("is nothing of those who must prove themselves first", async () => {
    const headers = { ...(await newPlayer()), ...newAddress() };
    await test.services.context.db.update(session).set({ provenAt: null });
    for (let index = 0; index < free + 2; index += 1)
      expect(await outcome(path, newPhone(), headers)).toEqual([200, "CONFIRMATION_REQUIRED"]);
  });
});
