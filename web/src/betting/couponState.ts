/**
 * The coupon as the player is making it: reactive variables, kept in the browser's storage, so that it survives a
 * reload, a change of language and a second tab (SPEC 3.01, 3.02).
 */
import { makeVar, type ReactiveVar } from "@apollo/client";
import { isCombination } from "#shared/combination.ts";
import type { CouponFieldsFragment, OddsChange, PlaceCouponInput, Section } from "@/operations/generated.ts";
import { followPicked, onEveryChange, type PickedOutcomes } from "./pickedOutcomes.ts";
import { decodeSaved, type SavedCoupon } from "./savedCoupon.ts";

export type SlipKind = "SINGLE" | "EXPRESS";

/** What a side's emblem is drawn from. */
export interface Shield { id: string; color: string; secondColor: string }

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
  /** Emblems of the sides, for who wants them in the coupon (SPEC 3.10). */
  shields?: Shield[];
  championshipName: string;
  /** Language of the words above; without it they are asked for anew. */
  language?: string;
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
  /** The same by outcome. */
  picked: PickedOutcomes;
  /** Stake as typed. */
  amount: ReactiveVar<string>;
  /** Which changes of price are accepted; NONE is the SPEC's changeCoefAction 2, the default. */
  oddsChange: ReactiveVar<OddsChange>;
  attempt: ReactiveVar<Attempt | null>;
  /** The coupon placed last, until the player closes its receipt or picks again. */
  receipt: ReactiveVar<CouponFieldsFragment | null>;
  /** Whether the coupon stands beside the page that is open (SPEC 3.01 isVisibleQuickCoupon, 5.11). */
  isVisible: ReactiveVar<boolean>;
}

export const MAX_BETS = 50;
const STORAGE_KEY = "coupon";

export function createCouponState(): CouponState {
  const bets = makeVar<SlipBet[]>([]);
  return {
    bets,
    picked: followPicked(bets),
    amount: makeVar(""),
    oddsChange: makeVar<OddsChange>("NONE"),
    attempt: makeVar<Attempt | null>(null),
    receipt: makeVar<CouponFieldsFragment | null>(null),
    isVisible: makeVar(true),
  };
}

/** One bet is a single, more are an express. */
export function kindOf(bets: readonly unknown[]): SlipKind {
  return bets.length > 1 ? "EXPRESS" : "SINGLE";
}

/** Outcomes of one market, and combinations of one game, take each other's place. */
const isInPlaceOf = (one: SlipBet, other: SlipBet) => one.marketId === other.marketId
  || (one.gameId === other.gameId && isCombination(one.outcomeId) && isCombination(other.outcomeId));

/** Puts a bet in, takes it out when it is there, or puts it in the place of another outcome of the same market. */
export function toggleBet(state: CouponState, bet: SlipBet): void {
  if (state.attempt() !== null) return;
  const bets = state.bets();
  if (bets.some(({ outcomeId }) => outcomeId === bet.outcomeId)) {
    removeBet(state, bet.outcomeId);
    return;
  }
  state.receipt(null);
  const sameMarket = bets.findIndex((other) => isInPlaceOf(bet, other));
  if (sameMarket >= 0) state.bets(bets.with(sameMarket, bet));
  else if (bets.length < MAX_BETS) state.bets([...bets, bet]);
}

/** Puts whole rows of bets in the place of what is in the coupon. */
export function replaceBets(state: CouponState, bets: readonly SlipBet[]): void {
  if (state.attempt() !== null) return;
  state.receipt(null);
  state.bets(bets.slice(0, MAX_BETS));
}

export function removeBet(state: CouponState, outcomeId: string): void {
  if (state.attempt() === null) state.bets(state.bets().filter((bet) => bet.outcomeId !== outcomeId));
}

export function clearBets(state: CouponState): void {
  if (state.attempt() === null) state.bets([]);
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
