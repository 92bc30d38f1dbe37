import { sql } from "./drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, placed, single } from "../../betting/coupons/testing/client.ts";
import { dropOld, parseRetention } from "./retention.ts";
import { retentionRules } from "../../registry.ts";
import { readSettings } from "../../settings.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

const day = 86_400_000;
const run = (statement: ReturnType<typeof sql>) => test.services.context.db.execute(statement);
const count = async (table: string) =>
  Number((await run(sql`select count(*) as count from ${sql.identifier(table)}`)).rows[0]?.["count"]);
const drop = (days = {}) =>
  dropOld({ db: test.services.context.db, rules: retentionRules, clock: test.services.context.clock, days });

describe("rows that are old", () => {
  it("are dropped by their table's days, and none before", async () => {
    const client = await clientOf(test);
    const { id } = await placed(client, single(client));
    const now = test.services.context.clock.now();
    const old = (days: number) => now - days * day - 1;
    await run(
      sql`insert into coupon_deed (player_id, idempotency_key, fingerprint, coupon_id, answer_id, at) values (${client.userId}, 'old', '-', ${Number(id)}, ${Number(id)}, ${old(30)}), (${client.userId}, 'new', '-', ${Number(id)}, ${Number(id)}, ${old(29)})`,
    );
    await run(
      sql`insert into shared_coupon (code, type_id, outcome_ids, created_at) values ('OLD', 0, '[]', ${old(90)}), ('NEW', 0, '[]', ${old(89)})`,
    );
    await run(sql`insert into message (channel, recipient, player_id, body, created_at, read_at) values
      ('email', 'a@b.c', null, 'old', ${old(180)}, null), ('email', 'a@b.c', null, 'new', ${old(179)}, null), ('site', 'x', ${client.userId}, 'unread', ${old(400)}, null), ('site', 'x', ${client.userId}, 'read', ${old(400)}, 1)`);
    await run(
      sql`insert into session (id_hash, player_id, created_at, expires_at, ended_at) values ('old', ${client.userId}, 0, 99999999999999, ${Date.now() - 31 * day}), ('new', ${client.userId}, 0, 99999999999999, ${Date.now() - 29 * day})`,
    );
    await run(
      sql`insert into registration (player_id, kind, key_hash, fingerprint, ref_code, registered_at, referral) values (${client.userId}, 'full_reg', 'hash', 'print', 'code', ${old(30)}, '{"a":1}')`,
    );
    const messages = await count("message");
    expect(await drop()).toEqual({
      outbox: 0,
      payment_request_file: 0,
      payment_request: 0,
      payment_notice: 0,
      verification_file: 0,
      casino_call: 0,
      coupon_deed: 1,
      shared_coupon: 1,
      message: 2,
      household_key: 0,
      person_key: 0,
      push_delivery: 0,
      notice: 0,
      notice_sending: 0,
      session: 1,
      registration: 1,
      ban_appeal: 0,
      analytics_event: 0,
    });
    expect(await count("message")).toBe(messages - 2);
    expect(
      (await run(sql`select body from message where body in ('old', 'new', 'unread', 'read') order by body`)).rows,
    ).toEqual([{ body: "new" }, { body: "unread" }]);
    expect(
      (
        await run(
          sql`select kind, key_hash, fingerprint, ref_code, referral from registration where player_id = ${client.userId}`,
        )
      ).rows,
    ).toEqual([
      { kind: "full_reg", key_hash: `forgotten:${client.userId}`, fingerprint: "-", ref_code: null, referral: {} },
    ]);
    // Nothing is left to do.
    expect(Object.values(await drop()).every((dropped) => dropped === 0)).toBe(true);
    // Time passes.
    test.advance(2 * day);
    expect(await drop()).toMatchObject({ coupon_deed: 1, shared_coupon: 1, message: 1 });
  });

  it("go by the days of RETENTION_DAYS where it names them", async () => {
    await run(
      sql`insert into shared_coupon (code, type_id, outcome_ids, created_at) values ('DAYS', 0, '[]', ${test.services.context.clock.now() - 2 * day})`,
    );
    expect((await drop({ shared_coupon: 3 })).shared_coupon).toBe(0);
    expect((await drop({ shared_coupon: 1 })).shared_coupon).toBe(1);
    expect(parseRetention("outbox=3, message = 30", retentionRules)).toEqual({ outbox: 3, message: 30 });
    for (const wrong of [
      "",
      "outbox",
      "outbox=0",
      "outbox=-1",
      "outbox=1.5",
      "nothing=3",
      "entry=1",
      "outbox=999999",
      "constructor=1",
    ])
      expect([wrong, parseRetention(wrong, retentionRules)]).toEqual([wrong, null]);
    expect(readSettings({ RETENTION_DAYS: "outbox=3" }).retentionDays).toEqual({ outbox: 3 });
    expect(() => readSettings({ RETENTION_DAYS: "entry=1" })).toThrow("RETENTION_DAYS");
  });

  it("are dropped in batches, however many there are", async () => {
    await run(
      sql`insert into shared_coupon (code, type_id, outcome_ids, created_at) select 'B' || number, 0, '[]', 1 from generate_series(1, 12001) number`,
    );
    expect((await drop()).shared_coupon).toBe(12_001);
  });
});

describe("events that are old", () => {
  it("go without their numbers being used again, and a reader that resumes among them is sent to the end", async () => {
    const { outbox, db } = test.services.context;
    const client = await clientOf(test);
    for (let times = 0; times < 3; times += 1) await placed(client, single(client));
    await expect
      .poll(async () =>
        Number((await db.execute(sql`select count(*) as count from outbox where seq is null`)).rows[0]?.["count"]),
      )
      .toBe(0);
    const last = await outbox.lastSeq();
    await run(sql`update outbox set at = ${Date.now() - 8 * day}`);
    expect((await drop()).outbox).toBe(last - 1);
    expect([
      await outbox.lastSeq(),
      await outbox.resumeAt(1),
      await outbox.resumeAt(last - 2),
      await outbox.resumeAt(last - 1),
      await outbox.resumeAt(last),
      await outbox.resumeAt(last + 5),
    ]).toEqual([last, last, last, last - 1, last, last]);
    await placed(client, single(client));
    await expect.poll(() => outbox.lastSeq()).toBeGreaterThan(last);
    const rows = await outbox.readAfter(last - 1, 10);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: rows.length }, (_, index) => last + index));
    const { url } = test.services;
    for (const [named, expected] of [
      ["1", await outbox.lastSeq()],
      [String(last), last],
    ] as const) {
      const stream = await fetch(`${url}/events-api/v1/stream`, {
        headers: { "x-service-key": "test-key", "last-event-id": named },
      });
      const chunk = await stream.body?.getReader().read();
      expect(new TextDecoder().decode(chunk?.value)).toContain(`id: ${expected}\nevent: hello`);
    }
  });
});
