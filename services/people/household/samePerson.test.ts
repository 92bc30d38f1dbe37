/** Accounts of one person, over REST: found wherever something becomes known, and kept out where one is excluded. */
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentWorld, type PaymentWorld } from "../../money/payments/testing/world.ts";
import { startTestProvider, type TestProvider } from "../../money/payments/testing/provider.ts";
import { codes, householdWorld, someone, type Person } from "./testing/world.ts";

let provider: TestProvider;
let world: PaymentWorld;
let acts: ReturnType<typeof householdWorld>;
beforeAll(async () => {
  provider = await startTestProvider();
  world = await paymentWorld(provider.settings);
  acts = householdWorld(world.test);
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

describe("an excluded person's second account", () => {
  it("can neither deposit nor bet, until the staff knows two people", async () => {
    const [first, second, stranger] = [await acts.player(), await acts.player(), await acts.player()];
    const person = someone();
    await acts.tell(first, { name: person });
    await acts.exclude(first);
    await acts.tell(second, { name: person.inLatin });
    await acts.tell(stranger, { name: { ...person, birthday: "1987-03-15" } });
    expect([await acts.bet(second), await acts.deposit(second)]).toEqual([["PERSON_EXCLUDED"], ["PERSON_EXCLUDED"]]);
    expect([await acts.bet(stranger), await acts.deposit(stranger)]).toEqual([[], []]);
    expect(await acts.bet({ ...first, headers: await acts.headersOf(first.id) })).toEqual(["LIMIT_REACHED"]);
    const [match] = await acts.matchesOf(second.id);
    expect(match).toMatchObject({
      one_id: Math.min(first.id, second.id),
      other_id: Math.max(first.id, second.id),
      reasons: ["NAME"],
      excluded_ids: [first.id],
      holds: true,
    });
    expect(await acts.decide(match?.id, false)).toMatchObject({
      status: 200,
      body: { state: "DIFFERENT", holds: false, note: "asked by phone" },
    });
    expect([await acts.bet(second), await acts.deposit(second)]).toEqual([[], []]);
    expect(await acts.matchesOf(second.id)).toEqual([]);
    // The same phone as well is another matter.
    await acts.tell(first, { phone: "5491123456789" });
    await acts.tell(second, { phone: "541123456789" });
    expect(await acts.matchesOf(second.id)).toMatchObject([{ reasons: ["NAME", "PHONE"], holds: true }]);
    expect(await acts.bet(second)).toEqual(["PERSON_EXCLUDED"]);
  });

  it("was there before: an exclusion holds for it from the same moment", async () => {
    const [first, second] = [await acts.player(), await acts.player()];
    for (const one of [first, second]) await acts.tell(one, { passport: "45 09 998876" });
    expect(await acts.bet(second)).toEqual([]);
    await acts.exclude(first);
    expect(await acts.bet(second)).toEqual(["PERSON_EXCLUDED"]);
    await world.test.services.context.db.execute(
      sql`update player_limit set ends_at = 1 where player_id = ${first.id}`,
    );
    expect(await acts.bet(second)).toEqual([]);
  });

  it("is only reported to the staff with SAME_PERSON=desk, and not looked for with SAME_PERSON=off", async () => {
    const { settings } = world.test.services.context;
    const [first, second, third] = [await acts.player(), await acts.player(), await acts.player()];
    const person = someone();
    try {
      settings.samePerson = "desk";
      await acts.tell(first, { name: person });
      await acts.exclude(first);
      await acts.tell(second, { name: person });
      expect(await acts.bet(second)).toEqual([]);
      const [match] = await acts.matchesOf(second.id);
      expect(match).toMatchObject({ holds: false, excluded_ids: [first.id] });
      await acts.decide(match?.id, true);
      expect(await acts.bet(second)).toEqual(["PERSON_EXCLUDED"]);
      settings.samePerson = "off";
      await acts.tell(third, { name: person });
      expect(await acts.matchesOf(third.id)).toEqual([]);
    } finally {
      settings.samePerson = "refuse";
    }
  });

  it("is given no bonus either, and quotes say why", async () => {
    const [first, second] = [await acts.player(), await acts.player()];
    for (const one of [first, second]) await acts.tell(one, { wallet: "0x52908400098527886E0F7030069857D2E4169EE7" });
    await acts.exclude(first);
    const redeemed = await world.test.call<{ errors: { code: string }[] }>("POST", "/bonus-api/v1/promo-codes/redeem", {
      headers: second.headers,
      body: { code: "WELCOME" },
    });
    expect(codes(redeemed.body)).toEqual(["LIMIT_REACHED"]);
    expect(await acts.quote(second)).toEqual(["PERSON_EXCLUDED"]);
  });
});

describe("is found", () => {
  it("by the form of personal data", async () => {
    const [first, second] = [await acts.player(), await acts.player()];
    const form = {
      name: "Анна",
      surname: "Щербакова",
      date_birthday: "1990-05-31",
      document_type_id: 1,
      inn: null,
      passport: "МК 123456",
      passport_date: null,
      passport_end_date: null,
      registration_address: null,
    };
    const save = ({ headers }: Person, change: object) =>
      world.test.call("PUT", "/verification-api/v1/details", { headers, body: { ...form, ...change } });
    expect(await save(first, {})).toMatchObject({ status: 200, body: { errors: [] } });
    await save(second, { name: "Anna", surname: "Shcherbakova", passport: "MK123456" });
    expect(await acts.matchesOf(second.id)).toMatchObject([{ reasons: ["DOCUMENT", "NAME"] }]);
  });

  it("by a card at the first deposit, and by a wallet of a withdrawal", async () => {
    for (const login of ["demo", "demo2"]) {
      await world.actAs(login);
      await world.withdraw({ amount: "200", destination: { wallet: "one.wallet@example.com" } });
      const { id } = await world.deposit();
      const order = [...provider.orders.keys()].at(-1) ?? "";
      const instrument = {
        token: `token-of-${login}`,
        brand: "Visa",
        last4: "1111",
        expiry: "12/40",
        remembered: false,
        fingerprint: "one-card",
      };
      expect(await world.tell(provider.becomes(order, { status: "succeeded", instrument }))).toBe("APPLIED");
      expect((await world.look(id)).state).toBe("SUCCEEDED");
    }
    const { rows } = await world.test.services.context.db.execute<{ id: number }>(
      sql`select id from player where login = 'demo2'`,
    );
    expect(await acts.matchesOf(rows[0]?.id ?? 0)).toMatchObject([{ reasons: ["CARD", "WALLET"] }]);
  });

  it("by two who register at once", async () => {
    const [first, second] = [await acts.player(), await acts.player()];
    const person = someone();
    await Promise.all([acts.tell(first, { name: person }), acts.tell(second, { name: person.inLatin })]);
    expect(await acts.matchesOf(first.id)).toHaveLength(1);
  });

  it("in players who came before anybody was looked for", async () => {
    const [first, second] = [await acts.player(), await acts.player()];
    const { db } = world.test.services.context;
    for (const { id } of [first, second]) {
      await db.execute(sql`update player set name = 'Old' where id = ${id}`);
      await db.execute(
        sql`update player_profile set surname = 'Timer', date_birthday = '1950-01-01' where player_id = ${id}`,
      );
    }
    await db.execute(sql`delete from person_walk`);
    await world.test.runJob("same_persons");
    expect(await acts.matchesOf(first.id)).toMatchObject([{ reasons: ["NAME"] }]);
  });
});

it("shows its list to the staff alone, and tells how many wait", async () => {
  expect((await world.test.call("GET", "/household-api/v1/desk/matches")).status).toBe(401);
  expect(await acts.decide("999999999", true)).toMatchObject({ status: 404, body: { code: "MATCH_UNKNOWN" } });
  const metrics = await (
    await fetch(`${world.test.services.url}/metrics`, { headers: { "x-service-key": "test-key" } })
  ).text();
  expect(Number(/services_person_matches_open (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(0);
});
