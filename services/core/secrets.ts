/** Random secrets that outlive restarts and are the same in every process on one database. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { customType, pgTable, text } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

const siteSecret = pgTable("site_secret", { name: text("name").primaryKey(), value: bytea("value").notNull() });

/** The secret under a name; the first caller of all processes stores what `make` makes. */
export async function keptSecret(db: Db, name: string, make: () => Promise<Buffer> | Buffer = () => randomBytes(32)): Promise<Buffer> {
  const find = async () => (await db.select().from(siteSecret).where(eq(siteSecret.name, name)))[0]?.value;
  const kept = await find();
  if (kept) return kept;
  await db.insert(siteSecret).values({ name, value: await make() }).onConflictDoNothing();
  const stored = await find();
  if (!stored) throw new Error(`the secret ${name} was not kept`);
  return stored;
}
