import type { ReactiveVar } from "@apollo/client";
import { type CouponState, toggleBet } from "./couponState.ts";
import { onEveryChange } from "@/platform/app/onEveryChange.ts";
import { decodeCouponSettings, decodeSaved, encodeCouponSettings, encodeSaved } from "./savedCoupon.ts";
import { type SafeTexts } from "@/platform/browser/storage.ts";

/** Where the two are kept: a coupon comes and goes, the player's settings stay. */
const COUPON_KEY = "coupon";
const SETTINGS_KEY = "couponSettings";

/** A proposal is this page's own: kept, it could come after what was typed in another tab and take its place. */
let isProposing = false;

/** Proposes a stake where none was stated. It is kept with whatever the player does next. */
export function proposeAmount(state: CouponState, amount: string): void {
  if (state.amount() !== "") return;
  isProposing = true;
  state.amount(amount);
  isProposing = false;
}

interface Kept {
  key: string;
  variables: readonly ReactiveVar<never>[];
  read(text: string | null): void;
  write(): string;
}

/** Loads one text of a storage and keeps it there from now on; another tab's changes come in as well. */
function keep(storage: SafeTexts, { key, variables, read, write }: Kept): void {
  let isLoading = false;
  const load = (text: string | null) => {
    isLoading = true;
    read(text);
    isLoading = false;
  };
  const save = () => {
    if (isLoading || isProposing) return;
    storage.setItem(key, write());
  };
  load(storage.getItem(key));
  for (const variable of variables) onEveryChange(variable, save);
  globalThis.addEventListener("storage", (event) => {
    if (storage.isChanged(event) && event.key === key) load(event.newValue);
  });
}

/** Keeps the coupon and its settings in `storage`, and brings back what is there. */
export function persistCoupon(state: CouponState, storage: SafeTexts): void {
  const { bets, amount, making, attempt, settings } = state;
  const early = bets();
  keep(storage, {
    key: SETTINGS_KEY,
    variables: [settings] as unknown as ReactiveVar<never>[],
    read: (text) => settings(decodeCouponSettings(text)),
    write: () => encodeCouponSettings(settings()),
  });
  keep(storage, {
    key: COUPON_KEY,
    variables: [bets, amount, making, attempt] as unknown as ReactiveVar<never>[],
    read(text) {
      const saved = decodeSaved(text);
      bets(saved.bets);
      amount(saved.amount);
      making(saved.making);
      attempt(saved.attempt);
    },
    write: () => encodeSaved({ bets: bets(), amount: amount(), making: making(), attempt: attempt() }),
  });
  // Whoever was quicker than this finds their pick beside what was kept.
  for (const bet of early) if (!bets().some(({ outcomeId }) => outcomeId === bet.outcomeId)) toggleBet(state, bet);
}
