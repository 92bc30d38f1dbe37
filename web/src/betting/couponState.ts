/**
 * The coupon as the player is making it: reactive variables, kept in the browser's storage, so that it survives a
 * reload, a change of language and a second tab (SPEC 3.01, 3.02).
 */
import { makeVar, type ReactiveVar } from "@apollo/client";
import type { CouponFieldsFragment, OddsChange, PlaceCouponInput, Section } from "@/operations/generated.ts";
import { decodeSaved, type SavedCoupon } from "./savedCoupon.ts";

export type SlipKind = "SINGLE" | "EXPRESS";

/** A bet of the coupon: what it is on, the price agreed to, and words to show before anything is fetched. */
export interface SlipBet {
  outcomeId: string;
  marketId: string;
  gameId: string;
  /** Price the player saw and agreed to. */
  coef: string;
  section: Section;
  startsAt: string;
  outcomeName: string;
  marketName: string;
  opponents: string[];
  championshipName: string;
  /** Parts of the game's address. */
  sportSlug: string;
  championship: { id: string; slug: string };
  gameSlug: string;
}

/** A coupon on its way: sent, perhaps received, not yet answered. Its key is what keeps it from being placed twice. */
export interface Attempt {
  input: PlaceCouponInput;
}

export interface CouponState {
  bets: ReactiveVar<SlipBet[]>;
  /** Stake as typed. */
  amount: ReactiveVar<string>;
  /** Which changes of price are accepted; NONE is the SPEC's changeCoefAction 2, the default. */
  oddsChange: ReactiveVar<OddsChange>;
  attempt: ReactiveVar<Attempt | null>;
  /** The coupon placed last, until the player closes its receipt or picks again. */
  receipt: ReactiveVar<CouponFieldsFragment | null>;
}

export const MAX_BETS = 50;
const STORAGE_KEY = "coupon";

export function createCouponState(): CouponState {
  return {
    bets: makeVar<SlipBet[]>([]),
    amount: makeVar(""),
    oddsChange: makeVar<OddsChange>("NONE"),
    attempt: makeVar<Attempt | null>(null),
    receipt: makeVar<CouponFieldsFragment | null>(null),
  };
}

/** One bet is a single, more are an express. */
export function kindOf(bets: readonly unknown[]): SlipKind {
  return bets.length > 1 ? "EXPRESS" : "SINGLE";
}

/** Puts a bet in, takes it out when it is there, or puts it in the place of another outcome of the same market. */
export function toggleBet(state: CouponState, bet: SlipBet): void {
  if (state.attempt() !== null) return;
  const bets = state.bets();
  if (bets.some(({ outcomeId }) => outcomeId === bet.outcomeId)) {
    removeBet(state, bet.outcomeId);
    return;
  }
  state.receipt(null);
  const sameMarket = bets.findIndex(({ marketId }) => marketId === bet.marketId);
  if (sameMarket >= 0) state.bets(bets.with(sameMarket, bet));
  else if (bets.length < MAX_BETS) state.bets([...bets, bet]);
}

export function removeBet(state: CouponState, outcomeId: string): void {
  if (state.attempt() === null) state.bets(state.bets().filter((bet) => bet.outcomeId !== outcomeId));
}

export function clearBets(state: CouponState): void {
  if (state.attempt() === null) state.bets([]);
}

/** Calls `listener` at every change; a reactive variable tells once, so it is asked again each time. */
function onEveryChange<T>(variable: ReactiveVar<T>, listener: () => void): void {
  variable.onNextChange(function changed() {
    listener();
    variable.onNextChange(changed);
  });
}

/** Loads the coupon kept in `storage` and keeps it there from now on; another tab's changes come in as well. */
export function persistCoupon(state: CouponState, storage: Storage): void {
  let isLoading = false;
  const load = (text: string | null) => {
    const saved = decodeSaved(text);
    isLoading = true;
    state.bets(saved.bets);
    state.amount(saved.amount);
    state.oddsChange(saved.oddsChange);
    state.attempt(saved.attempt);
    isLoading = false;
  };
  const save = () => {
    if (isLoading) return;
    const saved: SavedCoupon = { bets: state.bets(), amount: state.amount(), oddsChange: state.oddsChange(), attempt: state.attempt() };
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(saved));
    } catch {
      // A full or forbidden storage costs the coupon its survival, not the player his bet.
    }
  };
  try {
    load(storage.getItem(STORAGE_KEY));
  } catch {
    // As above: no storage, no memory.
  }
  onEveryChange(state.bets, save);
  onEveryChange(state.amount, save);
  onEveryChange(state.oddsChange, save);
  onEveryChange(state.attempt, save);
  globalThis.addEventListener("storage", (event) => {
    if (event.storageArea === storage && event.key === STORAGE_KEY) load(event.newValue);
  });
}
