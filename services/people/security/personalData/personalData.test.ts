/** A player's data: everything is in the export, and nothing that identifies them is left after the erasure. */
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { player } from "../../players/tables.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "../../../betting/coupons/settle/settle.ts";
import { newOutcome } from "../../../betting/coupons/testing/after.ts";
import {
  clientOf,
  expectProvenBooks,
  nextKey,
  placed,
  single,
  type Client,
} from "../../../betting/coupons/testing/client.ts";
import { personalTablesOf } from "../../../platform/personalData.ts";
import { tables as declared } from "../../../registry.ts";
import type { PersonalData } from "./export.ts";

let test: TestServices;
let client: Client;
let db: TestServices["services"]["context"]["db"];
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  ({ db } = test.services.context);
});
afterAll(() => test.close());

const key = { "x-service-key": "test-key" };
const columnsOf = async () =>
  (
    await db.execute<{ table: string; column: string; type: string }>(sql`
  select table_name as table, column_name as column, data_type as type from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
  ).rows;

describe("the map of personal data", () => {
  it("names every table of the database once: enter a new one there, and how it is exported and erased", async () => {
    const tables = [...new Set((await columnsOf()).map(({ table }) => table))].toSorted();
    expect(Object.keys(declared).toSorted()).toEqual(tables);
  });

  it("has every table with a player's number among the personal ones, and only columns that are there", async () => {
    const columns = await columnsOf();
    const withPlayer = new Set(
      columns
        .filter(({ column }) => ["player_id", "user_id", "moved_to", "holder"].includes(column))
        .map(({ table }) => table),
    );
    expect([...withPlayer].filter((table) => !(table in personalTablesOf(declared)))).toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = Object.entries(personalTablesOf(declared)).flatMap(([table, { hidden, erase }]) =>
      [
        ...(Array.isArray(hidden) ? hidden : []),
        ...(typeof erase === "object" && "set" in erase ? Object.keys(erase.set) : []),
      ].map((column) => `${table}.${column}`),
    );
    expect(named.filter((column) => !known.has(column))).toEqual([]);
  });
});

/** Data that identifies the player, in every place that stores any. */
const planted = {
  email: "zenobia.quill@planted.example",
  phone: "79991234567",
  name: "Zenobia",
  surname: "Quillfeather",
  birthday: "1971-03-05",
  inn: "500100732259",
  passport: "4509 998877",
  address: "9 Planted Lane, Thistletown",
  agent: "PlantedBrowser/77.1",
  ip: "203.0.113.77",
  device: "planted-device-token",
  subject: "planted-subject-4711",
  letter: "Dear planted reader",
  appeal: "planted appeal words",
  question: "planted question about a deposit",
  referral: "planted-campaign",
  view: "planted 7/4",
};

async function plant(id: number): Promise<void> {
  await db.execute(
    sql`update player set email = ${planted.email}, phone = ${planted.phone}, name = ${planted.name} where id = ${id}`,
  );
  await db.execute(sql`insert into player_profile (player_id) values (${id}) on conflict do nothing`);
  await db.execute(
    sql`update player_profile set surname = ${planted.surname}, date_birthday = ${planted.birthday}, inn = ${planted.inn}, passport = ${planted.passport}, registration_address = ${planted.address} where player_id = ${id}`,
  );
  await db.execute(
    sql`update session set user_agent = ${planted.agent}, address = ${planted.ip}, device = ${planted.device} where player_id = ${id}`,
  );
  await db.execute(
    sql`insert into session (id_hash, player_id, created_at, expires_at, ended_at, user_agent, address) values ('old', ${id}, 0, 99999999999999, 1, ${planted.agent}, ${planted.ip})`,
  );
  await db.execute(sql`insert into social_link (network, subject, player_id) values (1, ${planted.subject}, ${id})`);
  await db.execute(
    sql`insert into message (channel, recipient, player_id, subject, body, created_at, unsubscribe_url) values ('email', ${planted.email}, ${id}, ${planted.letter}, ${planted.letter}, 0, ${planted.email}), ('sms', ${planted.phone}, null, null, ${planted.letter}, 0, null)`,
  );
  await db.execute(
    sql`insert into one_time_code (id, purpose, subject, holder, code_hash, tries_left, expires_at) values ('code-1', 'bind_email', ${planted.email}, null, '-', 3, 99999999999999), ('code-2', 'sms', ${planted.phone}, ${id}, '-', 3, 99999999999999)`,
  );
  await db.execute(
    sql`insert into pending_registration (code_id, data, expires_at) values ('pending', ${JSON.stringify({ phone: planted.phone, name: planted.name })}::jsonb, 99999999999999)`,
  );
  await db.execute(
    sql`insert into former_player (id, phone, name, country_code, currency, moved_to) values (77, ${planted.phone}, ${planted.surname}, 'ru', 'RUB', ${id})`,
  );
  await db.execute(
    sql`insert into registration (player_id, kind, key_hash, fingerprint, ref_code, registered_at, referral) values (${id}, 'full_reg', '-', '-', ${planted.referral}, 0, ${JSON.stringify({ campaign: planted.referral })}::jsonb)`,
  );
  await db.execute(
    sql`insert into ban_appeal (player_id, ban_level, text, created_at) values (${id}, 1, ${planted.appeal}, 0)`,
  );
  await db.execute(
    sql`with request as (insert into payment_request (player_id, desk, topic_id, sub_topic_id, state, language, idempotency_key, fingerprint, created_at, changed_at, waiting_since) values (${id}, 'PAYMENTS', 1, 15, 'OPEN', 'en', 'planted-key', '-', 0, 0, 0) returning id), note as (insert into payment_request_note (request_id, actor, text, at) select id, 'staff', 'about the player', 0 from request) insert into payment_request_message (request_id, author, text, at) select id, 'player', ${planted.question}, 0 from request`,
  );
  await db.execute(sql`insert into favorite (player_id, kind, item_id, added_at) values (${id}, 'GAME', 1, 0)`);
  await db.execute(
    sql`insert into security_question (player_id, question_id, answer_hash, set_at) values (${id}, 1, '-', 0)`,
  );
  await db.execute(
    sql`insert into player_limit (player_id, limit_type, state, started_at) values (${id}, 4, 'INACTIVE', 1)`,
  );
}

/** Every place of the database that holds one of the planted texts, whatever its type. */
async function found(): Promise<string[]> {
  const places: string[] = [];
  for (const table of new Set((await columnsOf()).map((column) => column.table))) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(table)} one`,
    );
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const text = JSON.stringify(value).toLowerCase();
      for (const [what, each] of Object.entries(planted))
        if (text.includes(each.toLowerCase())) places.push(`${table}.${column}: ${what}`);
    }
  }
  return places;
}

const ask = <T>(method: "GET" | "POST", path: string, headers: Record<string, string>, body?: unknown) =>
  test.call<T>(method, `/security-api/v1/${path}`, { headers, ...(body !== undefined && { body }) });
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const erase = (password = "Demo-2026!") =>
  ask<{ errors: { code: string }[] }>("POST", "personal-data/erase", client.headers, { password });

describe("a player's own data", () => {
  let outcome: string;
  beforeAll(async () => {
    outcome = newOutcome(test, "2.000");
    await placed(client, single(client, { bets: [{ outcomeId: outcome, coef: "2.000" }], coefByView: planted.view }));
    await plant(client.userId);
  });

  it("is in the export: each planted text, the coupons, the journals, the limits; no secret of any table", async () => {
    const { status, body } = await ask<{ data: PersonalData; errors: [] }>(
      "POST",
      "personal-data/export",
      client.headers,
      {},
    );
    expect([status, body.errors, body.data.playerId]).toEqual([200, [], client.userId]);
    const text = JSON.stringify(body.data);
    // Pending codes and registrations aren't exported; the phone is there already.
    for (const one of Object.values(planted)) expect(text).toContain(one);
    const { tables } = body.data;
    for (const table of [
      "coupon",
      "coupon_bet",
      "entry",
      "journal",
      "ledger_account",
      "player_limit",
      "favorite",
      "message",
      "session",
      "registration",
      "payment_request",
    ])
      expect([table, (tables[table] ?? []).length > 0]).toEqual([table, true]);
    for (const [table, rows] of Object.entries(tables)) {
      for (const row of rows)
        expect([table, Object.keys(row).filter((column) => /hash|secret/.test(column))]).toEqual([table, []]);
    }
    const {
      rows: [mine],
    } = await db.execute<{ hash: string }>(sql`select password_hash as hash from player where id = ${client.userId}`);
    expect(text).not.toContain(mine?.hash);
  });

  it("holds nothing of other players", async () => {
    const other = await clientOf(test, "demo2");
    await placed(other, single(other));
    const { body } = await ask<{ data: PersonalData }>("POST", "personal-data/export", client.headers, {});
    const numbers = Object.values(body.data.tables)
      .flat()
      .flatMap((row) => (typeof row["player_id"] === "number" ? [row["player_id"]] : []));
    expect(new Set(numbers)).toEqual(new Set([client.userId]));
  });

  it("is not told to a page that was left open, to guests, or without the operator's key", async () => {
    await db.execute(sql`update session set proven_at = 1 where player_id = ${client.userId}`);
    expect(
      (await ask<{ data: null; errors: { code: string }[] }>("POST", "personal-data/export", client.headers, {})).body,
    ).toMatchObject({ data: null, errors: [{ code: "CONFIRMATION_REQUIRED" }] });
    for (const [method, path] of [
      ["POST", "personal-data/export"],
      ["POST", "personal-data/erase"],
    ] as const)
      expect((await ask(method, path, {}, { password: "x" })).status).toBe(401);
    for (const [method, path] of [
      ["GET", "personal-data"],
      ["POST", "erase"],
    ] as const)
      expect((await ask(method, `players/${client.userId}/${path}`, { "x-service-key": "wrong" })).status).toBe(401);
    expect((await ask("GET", "players/999999999/personal-data", key)).status).toBe(404);
    expect((await ask<PersonalData>("GET", `players/${client.userId}/personal-data`, key)).body.playerId).toBe(
      client.userId,
    );
  });
});

describe("erasing a player", () => {
  it("asks for the right password, and waits for open bets and money", async () => {
    expect(codes((await erase("wrong")).body)).toEqual(["BAD_CREDENTIALS"]);
    expect(codes((await erase()).body)).toEqual(["OPEN_BETS", "BALANCE_LEFT"]);
    const {
      rows: [bet],
    } = await db.execute<{ id: string }>(
      sql`select outcome_id as id from coupon_bet bet join coupon on coupon.id = bet.coupon_id where coupon.player_id = ${client.userId}`,
    );
    test.book.setResult(bet?.id ?? "", "LOST");
    await settleKnown(test.services.context);
    expect(codes((await erase()).body)).toEqual(["BALANCE_LEFT"]);
    await db.execute(sql`update player set frozen_at = 1 where id = ${client.userId}`);
    expect(codes((await erase()).body)).toEqual(["ACCOUNT_FROZEN", "BALANCE_LEFT"]);
    await db.execute(sql`update player set frozen_at = null where id = ${client.userId}`);
    expect((await found()).length).toBeGreaterThan(20);
  });

  it("leaves none of the planted texts in any column of any table, and keeps money, coupons and exclusions", async () => {
    const balances = await Promise.all(
      Object.entries(client.accounts).map(async ([currency, id]) => ({
        currency,
        id,
        amount: await client.balance(currency),
      })),
    );
    await test.services.context.transact(async (tx) => {
      for (const { currency, id, amount } of balances) {
        const posted = await post(tx, {
          key: nextKey(),
          kind: "deposit",
          use: "opening",
          at: 0,
          entries: [
            { accountId: Number(id), amount: `-${amount}` },
            { accountId: await houseAccount(tx, "equity", currency), amount },
          ],
        });
        if (!posted.ok) throw new Error(posted.code);
      }
    });
    const counts = async () =>
      (
        await db.execute(
          sql`select (select count(*) from coupon) as coupons, (select count(*) from journal) as journals, (select count(*) from entry) as entries, (select count(*) from player_limit) as limits`,
        )
      ).rows[0];
    const before = await counts();
    // Failed tries of before leave their address in a counter that is swept after half an hour.
    await db.execute(sql`delete from sign_in_attempt`);
    await db.execute(sql`delete from sign_in_guard`);
    expect((await erase()).body).toEqual({ errors: [] });
    expect(await found()).toEqual([]);
    expect(await counts()).toEqual(before);
    const [kept] = await db.select().from(player).where(eq(player.id, client.userId));
    expect(kept).toMatchObject({
      login: `erased-${client.userId}`,
      email: null,
      phone: null,
      name: null,
      isDemo: false,
      erasedAt: expect.any(Number),
    });
    const {
      rows: [limit],
    } = await db.execute(sql`select state from player_limit where player_id = ${client.userId}`);
    expect(limit).toEqual({ state: "INACTIVE" });
    await expectProvenBooks(test);
  });

  it("ends every session, lets nobody in, and is done once", async () => {
    expect((await test.call("GET", "/account-api/v1/accounts", { headers: client.headers })).status).toBe(401);
    expect((await erase()).status).toBe(401);
    for (const login of ["demo", `erased-${client.userId}`, String(client.userId), planted.email, planted.phone])
      await expect(test.signIn(login)).rejects.toThrow("could not sign in");
    expect((await ask("POST", `players/${client.userId}/erase`, key)).status).toBe(404);
    const {
      rows: [event],
    } = await db.execute(
      sql`select data from outbox where user_id = ${client.userId} and type = 'session' order by id desc limit 1`,
    );
    expect(event).toMatchObject({ data: { userId: client.userId, sessionId: null } });
  });
});
