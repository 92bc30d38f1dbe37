/**
 * Random secrets that outlive restarts and are the same in every process on one database. Sealed where SECRETS_KEY is
 * set.
 */
import { randomBytes } from "node:crypto";
import { eq, sql, customType, pgTable, text } from "../database/drizzle.ts";
import { lockKey, type Db } from "../database/database.ts";
import { sealedBy, Sealing, UnknownSealingKey, type SealingKey } from "./sealing.ts";
import { SettingsError } from "../settings/settings.ts";

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

const siteSecret = pgTable("site_secret", { name: text("name").primaryKey(), value: bytea("value").notNull() });

/** Everything that is sealed: tables with the column that names a row and the one that holds its secret. */
const sealedColumns = [
  { table: "site_secret", name: "name", value: "value" },
  { table: "signing_key", name: "id", value: "private_key" },
] as const;
/** Files are sealed once, by the key of their day: earlier keys go on opening them. */
type SealedTable = (typeof sealedColumns)[number]["table"] | "verification_file" | "payment_request_file";

/** The place of a value that its seal is bound to. */
export const placeOf = (table: SealedTable, name: string): string => `${table}/${name}`;

const sealings = new WeakMap<Db, Sealing>();
const plain = new Sealing([]);

/** What seals and opens values of a database. */
export const sealingOf = (db: Db): Sealing => sealings.get(db) ?? plain;

/**
 * Takes the keys into use for a database and seals with the first of them whatever is not: plain values of before, and
 * those that an earlier key has sealed. Must run before anything reads a secret.
 * @throws SettingsError with one line when a value can't be opened by these keys
 */
export async function openSecrets(db: Db, keys: readonly SealingKey[]): Promise<void> {
  const sealing = new Sealing(keys);
  await db.transaction(async (tx) => {
    await lockKey(tx, "sealed secrets");
    for (const { table, name, value } of sealedColumns) {
      const columns = { table: sql.identifier(table), name: sql.identifier(name), value: sql.identifier(value) };
      const { rows } = await tx.execute<{ name: string; value: Uint8Array }>(
        sql`select ${columns.name} as name, ${columns.value} as value from ${columns.table} for update`,
      );
      for (const row of rows) {
        const kept = Buffer.from(row.value);
        const place = placeOf(table, row.name);
        const opened = openOr(sealing, place, kept);
        if (sealedBy(kept) === sealing.keyId) continue;
        await tx.execute(
          sql`update ${columns.table} set ${columns.value} = ${sealing.seal(place, opened)} where ${columns.name} = ${row.name}`,
        );
      }
    }
  });
  sealings.set(db, sealing);
}

function openOr(sealing: Sealing, place: string, value: Buffer): Buffer {
  try {
    return sealing.open(place, value);
  } catch (error) {
    if (error instanceof UnknownSealingKey)
      throw new SettingsError(
        `SECRETS_KEY does not open this database: its secrets were sealed by another key (id ${error.keyId})`,
      );
    throw new SettingsError(`SECRETS_KEY does not open ${place}: the value was changed or moved`);
  }
}

/** The secret under a name; the first caller of all processes stores what `make` makes. */
export async function keptSecret(
  db: Db,
  name: string,
  make: () => Promise<Buffer> | Buffer = () => randomBytes(32),
): Promise<Buffer> {
  const sealing = sealingOf(db);
  const place = placeOf("site_secret", name);
  const find = async () => (await db.select().from(siteSecret).where(eq(siteSecret.name, name)))[0]?.value;
  const kept = await find();
  if (kept) return sealing.open(place, kept);
  await db
    .insert(siteSecret)
    .values({ name, value: sealing.seal(place, await make()) })
    .onConflictDoNothing();
  const stored = await find();
  if (!stored) throw new Error(`the secret ${name} was not kept`);
  return sealing.open(place, stored);
}
