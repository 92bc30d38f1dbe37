/** What players answer other services, over a database in memory. */
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import type { OpenDatabase } from "../../platform/database/openDatabase.ts";
import { memoryDatabase } from "../../testing/database.ts";
import {
  banLevelOf,
  changeContact,
  changeProfile,
  createNamedPlayer,
  createPlayer,
  demoPlayers,
  holderOf,
  keepBan,
  noteCookiesAgreed,
  playerById,
  profileOf,
  replacePassword,
  takenLogins,
} from "./public.ts";

let open: OpenDatabase;
let db: Db;
beforeAll(async () => {
  open = await memoryDatabase();
  ({ db } = open);
});
afterAll(() => open.close());

const at = Date.UTC(2026, 10, 22);
const made = (login: string, values: object = {}) =>
  db.transaction(async (tx) => {
    const id = await createNamedPlayer(tx, { login, passwordHash: "first", createdAt: at, ...values }, { refId: 7 });
    if (id === null) throw new Error(`${login} was not made`);
    return id;
  });
const facts = async (id: number) => {
  const { rows } = await db.execute<{ facts: object }>(sql`select player_lock(${id}::integer) as facts`);
  return rows[0]?.facts;
};

it("makes a player with the profile that is told, unless login, e-mail or phone is taken", async () => {
  const id = await made("ann", { email: "ann@example.com", phone: "79000000101" });
  expect(await profileOf(db, id)).toMatchObject({ refId: 7, countryCode: "ru" });
  const again = (login: string, values: object) =>
    db.transaction((tx) => createNamedPlayer(tx, { login, passwordHash: "x", createdAt: at, ...values }, {}));
  expect(await again("ann", {})).toBeNull();
  expect(await again("other", { email: "ann@example.com" })).toBeNull();
  expect(await again("other", { phone: "79000000101" })).toBeNull();
  expect(await takenLogins(db, ["ann", "other"])).toEqual(new Set(["ann"]));
});

it("draws number and login of a new player, and makes none for an e-mail or a phone that is taken", async () => {
  await made("beth", { email: "beth@example.com", phone: "79000000102" });
  const draw = (values: object) =>
    db.transaction((tx) => createPlayer(tx, { passwordHash: "x", createdAt: at, ...values }, {}));
  const id = (await draw({ email: "new@example.com" })) ?? 0;
  expect(String(id)).toMatch(/^\d{9}$/);
  expect((await playerById(db, id))?.login).toMatch(/^[a-z][a-z2-9]{9}$/);
  expect(await draw({ email: "beth@example.com" })).toBeNull();
  expect(await draw({ phone: "79000000102" })).toBeNull();
});

it("changes a profile, also one that was never written", async () => {
  const id = await made("carl");
  await db.execute(sql`delete from player_profile where player_id = ${id}`);
  await changeProfile(db, id, { hideBalance: true });
  expect(await profileOf(db, id)).toMatchObject({ hideBalance: true, refId: 1 });
  await changeProfile(db, id, { refId: 9 });
  expect(await profileOf(db, id)).toMatchObject({ hideBalance: true, refId: 9 });
});

it("keeps the latest of several agreements to cookies", async () => {
  const id = await made("dora");
  for (const moment of [at + 1000, at + 3000, at + 2000]) await noteCookiesAgreed(db, id, moment);
  expect((await profileOf(db, id)).cookiesAgreedAt).toBe(at + 3000);
});

it("replaces a password only while it is the one that was read", async () => {
  const id = await made("emil");
  const replace = (from: string, to: string) =>
    db.transaction((tx) => replacePassword(tx, { id, passwordHash: from }, to, at, { isEmailConfirmed: true }));
  expect(await replace("another", "stolen")).toBe(false);
  expect(await profileOf(db, id)).toMatchObject({ passwordChangedAt: null, isEmailConfirmed: false });
  expect(await replace("first", "second")).toBe(true);
  expect(await replace("first", "third")).toBe(false);
  expect((await playerById(db, id))?.passwordHash).toBe("second");
  expect(await profileOf(db, id)).toMatchObject({ passwordChangedAt: at, isEmailConfirmed: true });
});

it("gives a player another contact, and tells what they had", async () => {
  const id = await made("faye", { phone: "79000000103" });
  const contact = { kind: "phone", value: "79000000104" } as const;
  expect(await holderOf(db, contact)).toBeNull();
  const both = await db.transaction((tx) => changeContact(tx, id, contact));
  expect(both.map(({ phone }) => phone)).toEqual(["79000000103", "79000000104"]);
  expect(await holderOf(db, contact)).toBe(id);
  expect(await holderOf(db, { kind: "phone", value: "79000000103" })).toBeNull();
});

it("knows a ban, here and in the database's own answer; somebody unknown may not bet", async () => {
  const id = await made("gus");
  expect(await banLevelOf(db, id)).toBe(0);
  expect(await facts(id)).toEqual({ isBanned: false, isLineClosed: false, isLiveClosed: false });
  await changeProfile(db, id, { isLiveDisallowed: true });
  await db.transaction((tx) => keepBan(tx, id, { level: 53, version: 1 }));
  expect(await banLevelOf(db, id)).toBe(53);
  expect(await facts(id)).toEqual({ isBanned: true, isLineClosed: false, isLiveClosed: true });
  expect(await banLevelOf(db, id + 1_000)).toBeNull();
  expect(await facts(id + 1_000)).toEqual({ isBanned: true, isLineClosed: false, isLiveClosed: false });
});

it("names the demo players only", async () => {
  const id = await made("hana", { isDemo: true });
  expect(await demoPlayers(db)).toEqual([{ id, login: "hana" }]);
});
