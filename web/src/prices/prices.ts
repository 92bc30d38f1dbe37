/** Live prices as part of the page: the store that cells read, the feed behind it, and what lists fetch anew. */
import { Part, usePart } from "@/platform/app/parts.ts";
import type { LiveGames } from "./liveGames.ts";
import type { PriceStore } from "./priceStore.ts";
import type { StructureRefresher } from "./structureRefresher.ts";

export interface Prices {
  store: PriceStore;
  /** Subscriptions to games in view; null on the server, where nothing is live. */
  live: LiveGames | null;
  structure: StructureRefresher | null;
}

export const pricesPart = new Part<Prices>("prices");

export const usePrices = (): PriceStore => usePart(pricesPart).store;
export const useLiveGames = (): LiveGames | null => usePart(pricesPart).live;
export const useStructure = (): StructureRefresher | null => usePart(pricesPart).structure;
