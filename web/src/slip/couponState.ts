/**
 * The coupon as the player is making it: reactive variables, kept in the browser's storage, so that it survives a
 * reload, a change of language and a second tab (SPEC 3.01, 3.02).
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { makeVar, type ReactiveVar } from "@apollo/client";
import { isCombination } from "#shared/betting/combination.ts";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";
import type { PlaceCouponInput, Section } from "@/operations/types.generated.ts";
import {
  type CouponMaking,
  type CouponSettings,
  DEFAULT_COUPON_SETTINGS,
  NEW_MAKING,
  newMaking,
} from "./couponMaking.ts";
import { followPicked, type PickedOutcomes } from "./pickedOutcomes.ts";

/** What a side's emblem is drawn from. */
export interface Shield {
  id: string;
  color: string;
  secondColor: string;
}

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
  /** Emblems of the sides, for those who want them in the coupon (SPEC 3.10). */
  shields?: Shield[];
  championshipName: string;
  /** Language of the words above; without it they are asked for again. */
  language?: string;
  /** Parts of the game's address. */
  sportSlug: string;
  championship: { id: string; slug: string };
  gameSlug: string;
  /** Stands in every combination of a system. */
  isBanker?: boolean;
  /** Block of a conditional coupon; a bet without one is in the lobby. */
  blockId?: string | null;
  /** When it came into the coupon, epoch milliseconds (SPEC 3.01 addedAtByBetId). */
  addedAt?: number;
}

/** A coupon on its way: sent, perhaps received, not yet answered. Its key is what keeps it from being placed twice. */
export interface Attempt {
  input: PlaceCouponInput;
  /** Placed by one press on a price: the bets of the coupon are none of its. */
  isOneClick?: boolean;
}

export interface CouponState {
  bets: ReactiveVar<SlipBet[]>;
  /** The same by outcome. */
  picked: PickedOutcomes;
  /** Stake: an exact decimal, or what was typed where that is none. */
  amount: ReactiveVar<string>;
  /** What else is stated of this coupon. */
  making: ReactiveVar<CouponMaking>;
  /** How the player likes their coupons. */
  settings: ReactiveVar<CouponSettings>;
  attempt: ReactiveVar<Attempt | null>;
  /** What was placed last, until the player closes it or picks again; several for multiple singles. */
  receipts: ReactiveVar<readonly CouponFieldsFragment[]>;
  /** The bets that were placed last, to be placed again. */
  placedBets: ReactiveVar<readonly SlipBet[]>;
}

export const MAX_BETS = 50;

export function createCouponState(): CouponState {
  const bets = makeVar<SlipBet[]>([]);
  return {
    bets,
    picked: followPicked(bets),
    amount: makeVar(""),
    making: makeVar(NEW_MAKING),
    settings: makeVar(DEFAULT_COUPON_SETTINGS),
    attempt: makeVar<Attempt | null>(null),
    receipts: makeVar<readonly CouponFieldsFragment[]>([]),
    placedBets: makeVar<readonly SlipBet[]>([]),
  };
}

/** Outcomes of one market, and combinations of one game, take each other's place. */
const isInPlaceOf = (one: SlipBet, other: SlipBet) =>
  one.marketId === other.marketId ||
  (one.gameId === other.gameId && isCombination(one.outcomeId) && isCombination(other.outcomeId));

/** Puts bets into the coupon; without any left, what was said of them begins again. */
export function setBets(state: CouponState, bets: SlipBet[]): void {
  state.bets(bets);
  if (bets.length === 0) state.making(newMaking(state.settings()));
}

/** Puts a bet in, takes it out when it is there, or puts it instead of another outcome of the same market. */
export function toggleBet(state: CouponState, bet: SlipBet): void {
  if (state.attempt() !== null) return;
  const bets = state.bets();
  if (bets.some(({ outcomeId }) => outcomeId === bet.outcomeId)) {
    removeBet(state, bet.outcomeId);
    return;
  }
  state.receipts([]);
  const sameMarket = bets.findIndex((other) => isInPlaceOf(bet, other));
  const before = bets[sameMarket];
  if (before !== undefined) {
    const { isBanker, blockId } = before;
    state.bets(
      bets.with(sameMarket, {
        ...bet,
        addedAt: siteClock.now(),
        ...(isBanker === undefined ? {} : { isBanker }),
        ...(blockId === undefined ? {} : { blockId }),
      }),
    );
  } else if (bets.length < MAX_BETS) state.bets([...bets, { ...bet, addedAt: siteClock.now() }]);
}

/** Puts whole rows of bets instead of what is in the coupon. */
export function replaceBets(state: CouponState, bets: readonly SlipBet[]): void {
  if (state.attempt() !== null) return;
  state.receipts([]);
  state.making(newMaking(state.settings()));
  state.bets(bets.slice(0, MAX_BETS));
}

export function removeBet(state: CouponState, outcomeId: string): void {
  if (state.attempt() === null)
    setBets(
      state,
      state.bets().filter((bet) => bet.outcomeId !== outcomeId),
    );
}

export function clearBets(state: CouponState): void {
  if (state.attempt() === null) setBets(state, []);
}

/** Changes something of the coupon being made; nothing while it is on its way. */
export function changeMaking(state: CouponState, change: Partial<CouponMaking>): void {
  if (state.attempt() === null) state.making({ ...state.making(), ...change });
}
