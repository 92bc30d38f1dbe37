/**
 * The hashes that decide shared rounds. Each game has a chain: every hash is the SHA-256 of the next one as text. The last
 * of these, the terminal hash, is published before the first round; rounds then take the hashes from there backwards, so
 * that nobody can work out the next one, and anybody can check an old one.
 */
import { createHash, randomBytes } from "node:crypto";
import { CHAIN } from "#shared/games/fair/draw.ts";
import type { SqliteStore } from "../../scripts/lib/standIn/sqliteStore.ts";

export interface ChainRow {
  id: string;
  game: string;
  seed: string;
  terminal: string;
  /** Drawn after the chain was written down; part of every draw. */
  public_seed: string;
  /** How many of its hashes have been taken. */
  used: number;
  began_at: number;
}

export interface Link {
  chain: ChainRow;
  /** From 1, counted from the terminal hash. */
  place: number;
  hash: string;
}

const next = (hash: string) => createHash("sha256").update(hash).digest("hex");

/** All hashes of a chain by their place: the terminal one first. */
export function hashesOf(seed: string): string[] {
  const hashes = [seed];
  for (let step = 0; step < CHAIN; step += 1) hashes.push(next(hashes[step] ?? ""));
  return hashes.toReversed();
}

export function createChains(store: SqliteStore) {
  /** By chain; one at a time for each game. */
  const known = new Map<string, { id: string; hashes: string[] }>();

  function hashAt({ id, game, seed }: ChainRow, place: number): string {
    const found = known.get(game);
    const hashes = found?.id === id ? found.hashes : hashesOf(seed);
    known.set(game, { id, hashes });
    return hashes[place] ?? "";
  }

  const current = (game: string) =>
    store.get<ChainRow>("select * from chain where game = :game and used < :length order by began_at desc limit 1", {
      game,
      length: CHAIN,
    });

  function begin(game: string): ChainRow {
    const seed = randomBytes(32).toString("hex");
    const row = { id: randomBytes(9).toString("base64url"), game, seed, terminal: hashesOf(seed)[0] ?? "" };
    store.run(
      `insert into chain (id, game, seed, terminal, public_seed, began_at)
       values (:id, :game, :seed, :terminal, :public, :now)`,
      { ...row, public: randomBytes(16).toString("hex"), now: Date.now() },
    );
    return current(game) ?? begin(game);
  }

  return {
    /** The next hash of a game; its chain begins with the first one. To be called in a transaction. */
    take: (game: string): Link => {
      const chain = current(game) ?? begin(game);
      const place = chain.used + 1;
      store.run("update chain set used = :place where id = :id", { place, id: chain.id });
      return { chain, place, hash: hashAt(chain, place) };
    },
    /** What was published of a game's chains, the newest first. */
    published: (game: string) =>
      store
        .all<ChainRow>("select * from chain where game = :game order by began_at desc limit 100", { game })
        .map(({ terminal, public_seed: publicSeed, used, began_at: beganAt }) => ({
          terminal,
          publicSeed,
          rounds: CHAIN,
          used,
          beganAt,
        })),
    chainOf: (id: string): ChainRow => {
      const row = store.get<ChainRow>("select * from chain where id = :id", { id });
      if (row === undefined) throw new Error(`There is no chain ${id}`);
      return row;
    },
  };
}

export type Chains = ReturnType<typeof createChains>;
