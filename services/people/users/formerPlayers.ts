/** Players of the former brand who may come over (SPEC 7.28). */
import type { Db } from "../../platform/database/database.ts";
import { formerPlayer } from "./tables.ts";

const demoFormerPlayers = [
  { id: 5_000_001, phone: "79000000011", name: "Former One", countryCode: "ru", currency: "RUB" },
  { id: 5_000_002, phone: "79000000012", name: "Former Two", countryCode: "kz", currency: "KZT" },
] as const;

/** Adds those of a demo site, once. */
export async function addDemoFormerPlayers(db: Db): Promise<void> {
  await db
    .insert(formerPlayer)
    .values(demoFormerPlayers.map((former) => ({ ...former, isDemo: true })))
    .onConflictDoNothing();
}
