import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, localMark } from "#shared/site/languages.ts";
import { Exact } from "#shared/money/money.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Money, moneyText } from "@/ui/marks/Money.tsx";
import styles from "./Placed.module.css";
import { bonusNow, possibleNow, unitsOfPlaced } from "./possible.ts";

interface Props {
  coupon: PlacedFieldsFragment;
  /** row: side by side, on wide pages. list: under each other, in the coupon's column. */
  look?: "row" | "list";
}

interface Fact {
  name: string;
  value: ReactNode;
}
const fact = (name: string, value: ReactNode): Fact => ({ name, value });

/**
 * Everything that is to be said of a placed coupon besides its bets, as its kind has it: sums, prices, bonuses, what
 * was done with it later.
 */
export function PlacedFacts({ coupon, look = "row" }: Props) {
  const { t, i18n } = useTranslation("placedCoupon");
  const { dateTime } = useTime();
  const { cashOuts, insurance, autoCashOut, corrected, rejectReason } = coupon;
  const facts: Fact[] = [...useTerms(coupon), ...useSums(coupon)];
  const later: Fact[] = [
    ...cashOuts.map(({ at, share, value, isAuto, isAdvance }) =>
      fact(
        t("cashOut", { share: new Exact(share).times(100).toDecimalPlaces(0).toString() }),
        <>
          <Money value={value} />{" "}
          <time className={styles.soft} dateTime={at} suppressHydrationWarning>
            {dateTime(at)}
            {isAuto ? `, ${t("automatic")}` : isAdvance ? `, ${t("forAdvance")}` : ""}
          </time>
        </>,
      ),
    ),
    ...(autoCashOut === null || coupon.state !== "ACCEPTED"
      ? []
      : [fact(t("auto"), <Money value={autoCashOut.target} />)]),
    ...(insurance === null
      ? []
      : [
          fact(
            t("insurance"),
            t("insuranceText", {
              share: insurance.share,
              sum: moneyText(insurance.insuredAmount, i18n.language as LanguageCode),
            }),
          ),
          fact(t("premium"), <Money value={insurance.premium} />),
          ...(insurance.payout === null ? [] : [fact(t("insurancePaid"), <Money value={insurance.payout} />)]),
        ]),
    ...(coupon.replaces === null
      ? []
      : [
          fact(
            t("replaces"),
            <bdi className="number" translate="no">
              {coupon.replaces}
            </bdi>,
          ),
        ]),
    ...(coupon.replacedBy === null
      ? []
      : [
          fact(
            t("replacedBy"),
            <bdi className="number" translate="no">
              {coupon.replacedBy}
            </bdi>,
          ),
        ]),
  ];
  return (
    <>
      <dl className={styles.facts} data-look={look}>
        {[...facts, ...later].map(({ name, value }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two cash-outs can be of one share
          <div key={`${name} ${index}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rejectReason === null ? null : (
        <p className={styles.note} data-look="down">
          {t(`reason.${rejectReason}`)}
        </p>
      )}
      {corrected === null ? null : (
        <p className={styles.note}>{t("corrected", { time: dateTime(corrected.at), reason: corrected.reason })}</p>
      )}
    </>
  );
}

/** How it was placed: combinations, cover, bonuses, special terms. */
function useTerms(coupon: PlacedFieldsFragment): Fact[] {
  const { t, i18n } = useTranslation("placedCoupon");
  const oddsText = useOdds();
  const { bets, systemValue, cover, exactCoef, bonusCoef, hyperBonusPercent, promoCode, prepaidAmount } = coupon;
  const bonus = bonusCoef === null ? null : bonusNow(bets);
  const bankers = bets.filter(({ isBanker }) => isBanker).length;
  const units = unitsOfPlaced(coupon, coupon.amount);
  const odds = (coef: string) => (
    <bdi className="number" translate="no">
      {oddsText(coef)}
    </bdi>
  );
  return [
    ...(systemValue === null
      ? []
      : [fact(t("system"), t("outOf", { value: systemValue, count: bets.length - bankers }))]),
    ...(bankers === 0 ? [] : [fact(t("bankers"), bankers)]),
    ...(cover === null ? [] : [fact(t("coverName"), t(`cover.${cover}`))]),
    ...(units === null
      ? []
      : [fact(t("combinations"), units.count), fact(t("unitStake"), <Money value={units.stake} />)]),
    ...(coupon.coef === null ? [] : [fact(t("coef"), odds(coupon.coef))]),
    ...(exactCoef === null ? [] : [fact(t("exactCoef"), odds(exactCoef))]),
    ...(bonus === null
      ? []
      : [
          fact(
            t("bonus"),
            <bdi className="number" translate="no">
              ×{localMark(bonus, i18n.language)}
            </bdi>,
          ),
        ]),
    ...(hyperBonusPercent === null
      ? []
      : [
          fact(
            t("hyperBonus"),
            <bdi className="number" translate="no">
              +{localMark(String(hyperBonusPercent), i18n.language)}%
            </bdi>,
          ),
        ]),
    ...(promoCode === null ? [] : [fact(t("promo"), <bdi translate="no">{promoCode}</bdi>)]),
    ...(prepaidAmount === null ? [] : [fact(t("prepaid"), <Money value={prepaidAmount} />)]),
    ...(coupon.isVip ? [fact(t("vip"), "✓")] : []),
    ...(coupon.dropsOnScoreChange ? [fact(t("dropsOnScore"), "✓")] : []),
  ];
}

/** What was staked, what is left of it, and what came or can come of it. */
function useSums(coupon: PlacedFieldsFragment): Fact[] {
  const { t } = useTranslation("placedCoupon");
  const { state, amount, amountLeft, payout, possibleWin, bonusPayout } = coupon;
  const isOpen = state === "PENDING" || state === "ACCEPTED";
  const now = isOpen ? possibleNow(coupon) : possibleWin;
  const isLess = new Exact(now.amount).lessThan(possibleWin.amount);
  return [
    fact(t("stake"), <Money value={amount} />),
    ...(isOpen && !new Exact(amountLeft.amount).equals(amount.amount)
      ? [fact(t("amountLeft"), <Money value={amountLeft} />)]
      : []),
    ...(payout !== null
      ? [fact(t("payout"), <Money value={payout} />)]
      : isOpen
        ? [fact(isLess ? t("possibleNow") : t("possibleWin"), <Money value={now} />)]
        : []),
    ...(bonusPayout === null ? [] : [fact(t("bonusPayout"), <Money value={bonusPayout} />)]),
  ];
}
