/** The provider's database. */
import { openSqlite, type SqliteStore } from "../../scripts/lib/standIn/sqliteStore.ts";
import { steps } from "./schema.ts";

export type Store = SqliteStore;

export const openStore = (folder: string): Store => openSqlite(folder, { name: "provider", steps });
