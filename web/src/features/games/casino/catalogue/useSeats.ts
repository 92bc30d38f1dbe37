import { useCasinoTablesQuery } from "@/operations/games/generated.ts";

/** How often the seats are counted again while the page is seen, in milliseconds. */
const EVERY = 15_000;

/** Players at each shared table, by the game's route; a list asks once for all its cards. */
export type Seats = ReadonlyMap<string, number>;

export function useSeats(): Seats {
  const { data } = useCasinoTablesQuery({ pollInterval: EVERY, skipPollAttempt: () => document.hidden });
  return new Map(data?.casinoTables?.map(({ gameKey, seatCount }) => [gameKey, seatCount]));
}
