/**
 * Tells the page of each bet that comes into the coupon and of each change of it (SPEC 4.12, 7.36). Loaded by the first
 * change.
 */
import { BET_ADDED, COUPON_UPDATED, type CouponPayload, type RelayedBet } from "./pageEvents.ts";
import { contentOf } from "#shared/betting/coupon/content.ts";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import { couponCoef } from "#shared/betting/coupon/price.ts";
import { isAmount } from "#shared/money/money.ts";
import { formatOdds } from "#shared/betting/odds.ts";
import { slipPart } from "./slip.ts";
import type { App } from "@/platform/app/app.ts";
import { readSiteConfig, readViewer } from "@/platform/site/siteData.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { currencyOf } from "@/account/useCurrency.ts";
import { usualKind } from "./usualKind.ts";
import type { SlipBet } from "./couponState.ts";
import { onEveryChange } from "@/platform/app/onEveryChange.ts";

const relayed = ({ outcomeId, coef, gameId, marketId, section, blockId }: SlipBet): RelayedBet => ({
  id: outcomeId,
  coef,
  gameId,
  marketId,
  isLive: section === "LIVE",
  blockId: blockId ?? null,
});

/** The coupon as it stands, in the words of SPEC 3.05. */
function payloadOf(app: App): CouponPayload {
  const { client, settings: site } = app;
  const { coupon } = slipPart.of(app);
  const bets = coupon.bets();
  const making = coupon.making();
  const settings = coupon.settings();
  const amount = coupon.amount();
  const viewer = readViewer(client);
  const config = readSiteConfig(client);
  const account = activeAccountOf(viewer);
  const kind = making.kind ?? usualKind(bets.length);
  const coef =
    bets.length === 0
      ? null
      : couponCoef(
          contentOf(
            kind,
            bets.map((bet) => bet.coef),
          ),
        );
  const coefViewId = site().oddsView ?? config?.defaultCoefViewId ?? 0;
  return {
    id: null,
    accountId: account?.id ?? null,
    amount: isAmount(amount, currencyOf(viewer, config)) ? amount : null,
    amountByBlockId: making.amountByBlockId,
    bets: bets.map(relayed),
    changeCoefAction: settings.changeCoefAction,
    coef,
    coefByView: coef === null ? null : formatOdds(coef, coefViewId),
    coefViewId,
    exactCoef: settings.exactCoef,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    prepaidAmount: making.prepaidAmount === "" ? "0" : making.prepaidAmount,
    refId: null,
    systemValue: making.systemValue,
    typeId: couponKinds[kind].typeId,
    userId: viewer?.id ?? null,
    hyperBonusPercent: null,
    minHyperBonusBetLimit: null,
    maxHyperBonusLimit: null,
  };
}

/**
 * Relays a coupon from now on, on `target`. Changes of one turn are one update.
 * @param known outcomes that were in the coupon before
 */
export function relayCoupon(app: App, target: EventTarget, known: ReadonlySet<string>): void {
  const { bets, amount, making, settings } = slipPart.of(app).coupon;
  let before = known;
  let isDue = false;
  function tell() {
    isDue = false;
    const now = bets();
    for (const bet of now)
      if (!before.has(bet.outcomeId)) target.dispatchEvent(new CustomEvent(BET_ADDED, { detail: relayed(bet) }));
    before = new Set(now.map(({ outcomeId }) => outcomeId));
    target.dispatchEvent(new CustomEvent(COUPON_UPDATED, { detail: payloadOf(app) }));
  }
  function changed() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(tell);
  }
  onEveryChange(bets, changed);
  onEveryChange(amount, changed);
  onEveryChange(making, changed);
  onEveryChange(settings, changed);
  changed();
}
