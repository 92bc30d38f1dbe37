import { useViewer } from "@/platform/site/siteData.ts";
import { type CasinoFreeRoundsQuery, useCasinoFreeRoundsQuery } from "@/operations/games/generated.ts";

export type FreeRounds = NonNullable<NonNullable<CasinoFreeRoundsQuery["viewer"]>["casinoFreeRounds"]>[number];

/**
 * Free rounds of a game that the player can play with an account's currency, those that the game plays next; null for
 * none. `again` asks whether they are fewer now.
 */
export function useFreeRounds(
  gameKey: string,
  currency: string | undefined,
): { free: FreeRounds | null; again(): void } {
  const viewer = useViewer();
  // They may have been taken, or played, since the game was looked at before.
  const { data, refetch } = useCasinoFreeRoundsQuery({ skip: viewer === null, fetchPolicy: "cache-and-network" });
  const all = (viewer === null ? null : data?.viewer?.casinoFreeRounds) ?? [];
  const free = all.find((each) => each.gameKey === gameKey && each.stake.currency === currency) ?? null;
  return { free, again: () => void refetch().catch(() => undefined) };
}
