/** Gifts without a deposit: who has to have shown what, and what a household has once. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clientOf, type Client } from "../../../betting/coupons/testing/client.ts";
import { noteHousehold } from "../../../people/household/public.ts";
import { definition } from "../offers/definition.ts";
import { bonus, bonusOffer } from "../tables.ts";
import { startBonusWorld, type BonusWorld, type Taken } from "../testing/world.ts";

let world: BonusWorld;
beforeAll(async () => {
  world = await startBonusWorld();
});
afterAll(() => world.close());

const context = () => world.test.services.context;
const desk = { "x-service-key": "test-key" };
type Headers = Record<string, string>;

const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const claim = async (headers: Headers, key: string) => {
  const { id } = await world.offer(key);
  const answer = await world.test.call<Taken>("POST", `/bonus-api/v1/offers/${id}/claim`, { headers, body: {} });
  return codes(answer.body);
};
const redeem = async (headers: Headers, code: string) =>
  codes((await world.test.call<Taken>("POST", "/bonus-api/v1/promo-codes/redeem", { headers, body: { code } })).body);
async function standing(headers: Headers, key: string): Promise<string | undefined> {
  const { id } = await world.offer(key);
  const answer = await world.test.call<{ hindrance: { code: string } | null }>(
    "GET",
    `/bonus-api/v1/offers/${id}/standing`,
    { headers },
  );
  return answer.body.hindrance?.code;
}

let networks = 0;

/** A player of one click, who came with the code of a free bet. */
async function oneClick(address = `203.0.${(networks += 1)}.5`): Promise<{ id: number; headers: Headers }> {
  const { body } = await world.test.call<{
    result: { user_id: number };
    credentials: { login: string; password: string };
  }>("POST", "/registration-api/v1/one-click", {
    headers: { "x-client-address": address, "x-language": "en" },
    body: {
      idempotency_key: randomUUID(),
      country_id: 1,
      currency_id: 643,
      accepts_terms: true,
      referral: {},
      first_deposit_bonus_choice: 1,
      ref_code: "WELCOME",
    },
  });
  const { login, password } = body.credentials;
  return { id: body.result.user_id, headers: (await world.test.signIn(login, password)).headers };
}

const bonusesOf = async (playerId: number) => {
  const rows = await context().db.select().from(bonus).where(eq(bonus.playerId, playerId));
  return rows.map(({ terms, state }) => `${terms.kind} ${state}`);
};
const confirmEmail = async (id: number) => {
  await context().db.execute(sql`update player set email = ${`${id}@example.com`} where id = ${id}`);
  await context().db.execute(sql`update player_profile set is_email_confirmed = true where player_id = ${id}`);
};

it("gives a script's accounts nothing but the bonus of a deposit, and says what is missing", async () => {
  const accounts = [];
  for (let made = 0; made < 15; made += 1) accounts.push(await oneClick());
  for (const { id, headers } of accounts) {
    expect(await redeem(headers, "WELCOME")).toEqual(["CONTACT_NEEDED"]);
    expect(await claim(headers, "daily-free-bet")).toEqual(["CONTACT_NEEDED"]);
    expect(await claim(headers, "heron-free-rounds")).toEqual(["CONTACT_NEEDED"]);
    expect(await claim(headers, "slots-gift")).toEqual(["CONTACT_NEEDED"]);
    expect(await bonusesOf(id)).toEqual(["FIRST_DEPOSIT OFFERED"]);
  }
  const [first] = accounts;
  expect(await standing(first?.headers ?? {}, "daily-free-bet")).toBe("CONTACT_NEEDED");
});

it("gives them once an e-mail is confirmed, or the player is verified", async () => {
  const [withMail, verified, claimed] = [await oneClick(), await oneClick(), await oneClick()];
  await confirmEmail(withMail.id);
  expect(await redeem(withMail.headers, "WELCOME")).toEqual([]);
  // A contact that was typed but never confirmed counts for nothing.
  await context().db.execute(sql`update player set email = 'typed@example.com' where id = ${claimed.id}`);
  expect(await redeem(claimed.headers, "WELCOME")).toEqual(["CONTACT_NEEDED"]);
  for (const kind of ["IDENTITY", "ADDRESS"])
    await context().db.execute(
      sql`insert into verification_document (player_id, kind, state, requested_at) values (${verified.id}, ${kind}, 'APPROVED', 1)`,
    );
  expect(await redeem(verified.headers, "WELCOME")).toEqual([]);
});

it("gives what the code typed at registration brings as soon as a contact is confirmed", async () => {
  const { id, headers } = await oneClick();
  const email = `${id}@example.net`;
  const sent = await world.test.call<{ result: { token: string } }>("POST", "/security-api/v1/email/code", {
    headers,
    body: { email },
  });
  await world.test.runJob("messages");
  const letters = await world.test.call<{ messages: { text: string }[] }>(
    "GET",
    `/auth-api/v1/demo/messages?recipient=${email}`,
  );
  const code = /\b\d{6}\b/.exec(letters.body.messages[0]?.text ?? "")?.[0];
  await world.test.call("POST", "/security-api/v1/email", { headers, body: { token: sent.body.result.token, code } });
  expect((await bonusesOf(id)).toSorted()).toEqual(["FIRST_DEPOSIT OFFERED", "FREE_BET ACTIVE"]);
  expect(await redeem(headers, "WELCOME")).toEqual(["PROMO_USED"]);
});

it("asks for what the offer says", async () => {
  const { id, headers } = await oneClick();
  const rows = await context().db.select().from(bonusOffer).where(eq(bonusOffer.key, "daily-free-bet"));
  const before = rows[0]?.definition;
  const define = (change: object) =>
    context()
      .db.update(bonusOffer)
      .set({ definition: definition.parse({ ...before, ...change }) })
      .where(eq(bonusOffer.key, "daily-free-bet"));
  await define({ proof: "IDENTITY" });
  await confirmEmail(id);
  expect(await claim(headers, "daily-free-bet")).toEqual(["VERIFICATION_NEEDED"]);
  await define({ proof: "NONE" });
  expect(await claim(headers, "daily-free-bet")).toEqual([]);
  await define({});
});

const held = async () =>
  (
    await world.test.call<{ gifts: { id: string; player_id: number; other_id: number; reason: string }[] }>(
      "GET",
      "/bonus-api/v1/desk/held-gifts",
      { headers: desk },
    )
  ).body.gifts;
const decide = (id: string | undefined, allow: boolean) =>
  world.test.call("POST", `/bonus-api/v1/desk/held-gifts/${id}`, { headers: desk, body: { allow, actor: "Ann" } });

it("holds what somebody of the household has had, until the staff has decided", async () => {
  const other: Client = await clientOf(world.test, "demo2");
  await noteHousehold(context(), context().db, world.client.userId, { address: "2001:db8:9:9::1" });
  await noteHousehold(context(), context().db, other.userId, { address: "2001:db8:9:9:abcd::2" });
  for (const key of ["derby-free-bet", "daily-free-bet"]) {
    expect(await claim(world.client.headers, key)).toEqual([]);
    expect(await standing(other.headers, key)).toBeUndefined();
    for (let times = 0; times < 2; times += 1) expect(await claim(other.headers, key)).toEqual(["HOUSEHOLD_HELD"]);
    expect(await standing(other.headers, key)).toBe("HOUSEHOLD_HELD");
  }
  const [first, second, ...others] = await held();
  expect([first, second, others]).toMatchObject([
    { player_id: other.userId, other_id: world.client.userId, reason: "NETWORK" },
    { player_id: other.userId, reason: "NETWORK" },
    [],
  ]);
  expect((await world.test.call("GET", "/bonus-api/v1/desk/held-gifts")).status).toBe(401);
  expect(await decide(first?.id, true)).toMatchObject({ status: 200, body: { state: "ALLOWED" } });
  expect(await decide(first?.id, false)).toMatchObject({ status: 409, body: { code: "GIFT_NOT_HELD" } });
  expect(await decide(second?.id, false)).toMatchObject({ status: 200, body: { state: "REFUSED" } });
  expect(await claim(other.headers, "derby-free-bet")).toEqual([]);
  expect(await claim(other.headers, "daily-free-bet")).toEqual(["OFFER_NOT_FOR_YOU"]);
  // A deposit bonus is no gift: it needs no confirmed contact.
  expect(await claim(world.client.headers, "monday-reload")).toEqual([]);
  expect(await claim(other.headers, "monday-reload")).toEqual([]);
  await world.expectBooks();
});
