import { type ReactNode, useSyncExternalStore } from "react";
import { formatOdds, isLongView } from "#shared/betting/odds.ts";
import { useCoupon } from "@/slip/slip.ts";
import type { GameHeadFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import { OddsButton } from "@/ui/marks/OddsButton.tsx";
import { useRowStop } from "@/ui/layout/rowStop.ts";
import { pickLabel } from "./pickLabel.ts";
import type { CouponState } from "./couponState.ts";
import { usePickBet } from "./pickBet.ts";
import { usePickScope } from "./PickScope.tsx";
import { slipBet } from "./slipBet.ts";
import { usePrice } from "@/prices/usePrice.ts";

interface Props {
  game: GameHeadFragment;
  market: Pick<MarketFieldsFragment, "id" | "name">;
  outcome: OutcomeFieldsFragment;
  /** Show the outcome's name in the button, where no column head says it. */
  isNamed?: boolean;
  /** Name to show instead of the outcome's own. */
  name?: ReactNode;
  /** No longer on offer, though it still stands instead. */
  isGone?: boolean;
}

const SENTENCES = { open: "pick", locked: "pickLocked", stale: "pickStale", gone: "pickGone" } as const;

const never = () => false;

function useIsPicked({ picked }: CouponState, outcomeId: string): boolean {
  return useSyncExternalStore(
    (listener) => picked.subscribe(outcomeId, listener),
    () => picked.has(outcomeId),
    never,
  );
}

/** A price on the page: live, and in or out of the coupon at a touch. */
export function PickButton({
  game,
  market,
  outcome,
  isNamed = false,
  name = isNamed ? outcome.name : undefined,
  isGone = false,
}: Props) {
  const pickBet = usePickBet();
  const coupon = useCoupon();
  const { i18n, language, view } = usePickScope();
  const tabIndex = useRowStop();
  const price = usePrice(game, outcome);
  const isPicked = useIsPicked(coupon, outcome.id);
  const state = isGone || price.isGone ? "gone" : price.isBlocked ? "locked" : price.isStale ? "stale" : "open";
  const shown = state === "gone" ? null : formatOdds(price.coef, view, language);
  const about = {
    outcome: `${market.name}: ${outcome.name}`,
    game: game.opponents.map(({ name }) => name).join(" – "),
    price: shown ?? "",
  };
  return (
    <OddsButton
      price={shown}
      isLong={isLongView(view)}
      state={state}
      isPicked={isPicked}
      move={price.move}
      name={name}
      tabIndex={tabIndex}
      label={pickLabel(i18n, SENTENCES[state], about)}
      onToggle={() => pickBet(slipBet(game, market, outcome, price.coef, language))}
    />
  );
}
