import type { GameHeadFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import type { SlipBet } from "./couponState.ts";

/** What the coupon remembers of a pick. */
export function slipBet(
  game: GameHeadFragment,
  market: Pick<MarketFieldsFragment, "id" | "name">,
  outcome: Pick<OutcomeFieldsFragment, "id" | "name">,
  coef: string,
  language: string,
): SlipBet {
  return {
    outcomeId: outcome.id,
    marketId: market.id,
    gameId: game.id,
    coef,
    section: game.section,
    startsAt: game.startsAt,
    outcomeName: outcome.name,
    marketName: market.name,
    opponents: game.opponents.map(({ name }) => name),
    shields: game.opponents.map(({ id, color, secondColor }) => ({ id, color, secondColor })),
    championshipName: game.championship?.name ?? "",
    language,
    sportSlug: game.sport?.slug ?? "",
    championship: { id: game.championship?.id ?? "", slug: game.championship?.slug ?? "" },
    gameSlug: game.slug,
  };
}
