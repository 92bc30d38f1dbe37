/** Address of the page that plays a round again: all it needs stands behind #, which no server is sent. */
import type { StudioContext } from "../context.ts";
import { type RoundRow, seedsOf } from "./round.ts";

/** Null while the round's seeds are secret. */
export function verifyUrlOf(
  { store, publicUrl }: Pick<StudioContext, "store" | "publicUrl">,
  row: RoundRow,
): string | null {
  const seeds = seedsOf(store, row);
  if (seeds.revealed_at === null || row.status !== "closed") return null;
  const { terminal } =
    row.shared === null
      ? {}
      : (store.get<{ terminal: string }>(
          "select terminal from chain where id = (select chain from table_round where id = :shared)",
          { shared: row.shared },
        ) ?? {});
  const query = new URLSearchParams({
    game: row.game,
    serverSeed: seeds.server_seed,
    clientSeed: seeds.client_seed,
    nonce: String(row.nonce),
    bet: row.bet,
    moves: row.moves,
    ...(terminal !== undefined && { terminal }),
  });
  return `${publicUrl()}/en/verify#${query}`;
}
