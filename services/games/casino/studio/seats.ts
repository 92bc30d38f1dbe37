/** Who sits at the tables of shared rounds: asked of the studio at most once in five seconds, whoever looks. */
import type { ServiceContext } from "../../../platform/context.ts";
import { tableSeats } from "./client.ts";

export type Seats = { game: string; seats: number }[];

/** Real milliseconds. */
const keptMs = 5_000;

export function startSeats({
  settings: { studio },
  log,
}: Pick<ServiceContext, "settings" | "log">): () => Promise<Seats> {
  let readAt = -Infinity;
  let kept: Promise<Seats> = Promise.resolve([]);
  return () => {
    if (studio === null || performance.now() - readAt < keptMs) return kept;
    readAt = performance.now();
    kept = tableSeats(studio).catch((error: unknown) => {
      log.warn({ err: error }, "the studio did not tell of its tables");
      return [];
    });
    return kept;
  };
}
