import { randomBytes } from "node:crypto";
import { sql } from "../database/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publicKeySet, signingKeyOf } from "../../people/players/signingKeys.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { readSealingKeys, sealedBy, Sealing, type SealingKey } from "./sealing.ts";
import { keptSecret, openSecrets } from "./secrets.ts";
import { SettingsError } from "../settings/settings.ts";
import { memoryDatabase } from "../../testing/database.ts";

const newKey = (): SealingKey => {
  const [key] = readSealingKeys(randomBytes(32).toString("base64")) ?? [];
  if (key === undefined) throw new Error("no key");
  return key;
};
const [one, other] = [newKey(), newKey()];

let database: OpenDatabase;
beforeEach(async () => {
  database = await memoryDatabase();
});
afterEach(() => database.close());

/** The database's content, as in a dump. */
async function dump(): Promise<Buffer[]> {
  const { rows } = await database.db.execute<{ value: Uint8Array }>(
    sql`select value from site_secret union all select private_key from signing_key`,
  );
  return rows.map(({ value }) => Buffer.from(value));
}
/** Another process: the same rows through a handle without memory. */
const restarted = (keys: readonly SealingKey[]) => openSecrets(database.db, keys);

describe("secrets in the database", () => {
  it("are sealed where there is a key: a dump tells neither a secret nor a signing key", async () => {
    await openSecrets(database.db, [one]);
    const secret = await keptSecret(database.db, "a");
    const { privateKey } = await signingKeyOf(database.db);
    const rows = await dump();
    expect(rows.map((row) => sealedBy(row))).toEqual([one.id, one.id]);
    const told = Buffer.concat(rows);
    expect(told.includes(secret)).toBe(false);
    expect(told.includes(privateKey.export({ type: "pkcs8", format: "der" }).subarray(-32))).toBe(false);
  });

  it("that were kept plain are sealed at the next start, and stay the same", async () => {
    const secret = await keptSecret(database.db, "a");
    const { id } = await signingKeyOf(database.db);
    await restarted([one]);
    expect((await dump()).map((row) => sealedBy(row))).toEqual([one.id, one.id]);
    expect(await keptSecret(database.db, "a")).toEqual(secret);
    expect((await publicKeySet(database.db, "EdDSA", 1)).map(({ kid }) => kid)).toEqual([id]);
  });

  it("go over to another key that stands before the old one, and need the old one no longer", async () => {
    await openSecrets(database.db, [one]);
    const secret = await keptSecret(database.db, "a");
    await restarted([other, one]);
    expect((await dump()).map((row) => sealedBy(row))).toEqual([other.id]);
    await restarted([other]);
    expect(await keptSecret(database.db, "a")).toEqual(secret);
  });

  it.each<[string, () => readonly SealingKey[]]>([
    ["by another key", () => [newKey()]],
    ["by no key", () => []],
  ])("that were sealed are not opened %s: the start ends with one line", async (_how, keys) => {
    await openSecrets(database.db, [one]);
    await keptSecret(database.db, "a");
    const before = await dump();
    const failure = await restarted(keys()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SettingsError);
    expect(String(failure)).toMatch(/^SettingsError: SECRETS_KEY does not open this database[^\n]*$/);
    expect(await dump()).toEqual(before);
  });

  it("are the same for two that make one at the same time", async () => {
    await openSecrets(database.db, [one]);
    const made = await Promise.all(Array.from({ length: 5 }, () => keptSecret(database.db, "a")));
    expect(new Set(made.map((value) => value.toString("hex")))).toHaveProperty("size", 1);
  });
});

describe("a sealed value", () => {
  const sealing = new Sealing([one]);
  const value = Buffer.from("thirty-two bytes of a real secret");

  it("opens where it was sealed, and is another each time", () => {
    const sealed = sealing.seal("site_secret/a", value);
    expect(sealing.open("site_secret/a", sealed)).toEqual(value);
    expect(sealing.seal("site_secret/a", value)).not.toEqual(sealed);
  });

  it("does not open elsewhere, nor with any bit changed", () => {
    const sealed = sealing.seal("site_secret/a", value);
    expect(() => sealing.open("site_secret/b", sealed)).toThrow();
    for (let at = "sealed1".length; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => sealing.open("site_secret/a", changed), `byte ${at}`).toThrow();
    }
  });

  it.each([
    "",
    "short",
    "a".repeat(63),
    randomBytes(16).toString("base64"),
    randomBytes(33).toString("base64"),
    `${randomBytes(32).toString("base64")},nonsense`,
    ",",
  ])("can't be made with %j for a key", (text) => {
    expect(readSealingKeys(text)).toBeNull();
  });

  it("is made with a key in base64 or hex alike", () => {
    const bytes = randomBytes(32);
    const ids = [
      bytes.toString("base64"),
      bytes.toString("base64").replace("=", ""),
      bytes.toString("hex"),
      bytes.toString("base64url"),
    ].map((text) => readSealingKeys(text)?.[0]?.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\da-f]{16}$/);
  });
});
