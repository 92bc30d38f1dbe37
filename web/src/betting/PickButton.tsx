import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { formatOdds } from "#shared/odds.ts";
import { useApp } from "@/app/app.ts";
import type { GameHeadFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/generated.ts";
import { OddsButton } from "@/ui/OddsButton.tsx";
import { type SlipBet, toggleBet } from "./couponState.ts";
import { useOddsView } from "./useOddsView.ts";
import { usePrice } from "./usePrice.ts";

interface Props {
  game: GameHeadFragment;
  market: Pick<MarketFieldsFragment, "id" | "name">;
  outcome: OutcomeFieldsFragment;
  /** Show the outcome's name in the button, where no column head says it. */
  isNamed?: boolean;
}

/** What the coupon remembers of a pick. */
function slipBet(game: GameHeadFragment, market: Props["market"], outcome: OutcomeFieldsFragment, coef: string): SlipBet {
  return {
    outcomeId: outcome.id, marketId: market.id, gameId: game.id, coef, section: game.section, startsAt: game.startsAt,
    outcomeName: outcome.name, marketName: market.name, opponents: game.opponents.map(({ name }) => name),
    championshipName: game.championship?.name ?? "", sportSlug: game.sport?.slug ?? "",
    championship: { id: game.championship?.id ?? "", slug: game.championship?.slug ?? "" }, gameSlug: game.slug,
  };
}

/** A price on the page: live, and in or out of the coupon at a touch. */
export function PickButton({ game, market, outcome, isNamed = false }: Props) {
  const { coupon } = useApp();
  const { t } = useTranslation("games");
  const view = useOddsView();
  const price = usePrice(game, outcome);
  const isPicked = useReactiveVar(coupon.bets).some(({ outcomeId }) => outcomeId === outcome.id);
  const state = price.isGone ? "gone" : price.isBlocked ? "locked" : "open";
  const shown = price.isGone ? null : formatOdds(price.coef, view);
  const about = { outcome: `${market.name}: ${outcome.name}`, game: game.opponents.map(({ name }) => name).join(" – ") };
  return (
    <OddsButton
      price={shown} state={state} isPicked={isPicked} move={price.move}
      name={isNamed ? outcome.name : undefined}
      label={state === "open" ? t("pick", { ...about, price: shown ?? "" }) : t(state === "gone" ? "pickGone" : "pickLocked", about)}
      onToggle={() => toggleBet(coupon, slipBet(game, market, outcome, price.coef))}
    />
  );
}
