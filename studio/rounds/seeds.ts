/** The seeds that decide a player's rounds: one pair at a time, revealed when the player asks for the next. */
import { randomBytes } from "node:crypto";
import { hashOfSeed } from "#shared/games/fair/draw.ts";
import type { SqliteStore } from "../../scripts/lib/standIn/sqliteStore.ts";

export interface SeedRow {
  id: string;
  owner: string;
  server_seed: string;
  client_seed: string;
  rounds: number;
  revealed_at: number | null;
}

const random = (bytes: number) => randomBytes(bytes).toString("hex");

function newPair(store: SqliteStore, owner: string, clientSeed: string): SeedRow {
  const row = { id: random(8), owner, server_seed: random(32), client_seed: clientSeed, rounds: 0, revealed_at: null };
  store.run(
    "insert into seed_pair (id, owner, server_seed, client_seed, rounds) values (:id, :owner, :server_seed, :client_seed, :rounds)",
    { id: row.id, owner, server_seed: row.server_seed, client_seed: clientSeed, rounds: 0 },
  );
  return row;
}

/** The pair in use; the first one has a random client seed until the player chooses their own. */
export const activeSeeds = (store: SqliteStore, owner: string): SeedRow =>
  store.transact(
    () =>
      store.get<SeedRow>("select * from seed_pair where owner = :owner and revealed_at is null", { owner }) ??
      newPair(store, owner, random(8)),
  );

/** The nonce of a new round. */
export function takeNonce(store: SqliteStore, { id, rounds }: SeedRow): number {
  store.run("update seed_pair set rounds = rounds + 1 where id = :id", { id });
  return rounds;
}

/** Reveals the pair in use and begins another. */
export const rotateSeeds = (store: SqliteStore, owner: string, clientSeed: string) =>
  store.transact(() => {
    const old = activeSeeds(store, owner);
    store.run("update seed_pair set revealed_at = :now where id = :id", { now: Date.now(), id: old.id });
    return { revealed: old, seeds: newPair(store, owner, clientSeed) };
  });

/** What a player may see of a pair. */
export const shownSeeds = ({ server_seed, client_seed, rounds, revealed_at }: SeedRow) => ({
  hash: hashOfSeed(server_seed),
  clientSeed: client_seed,
  rounds,
  serverSeed: revealed_at === null ? null : server_seed,
});
