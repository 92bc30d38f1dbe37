import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Check from "~icons/mdi/check-circle-outline";
import CloseCircle from "~icons/mdi/close-circle-outline";
import Timer from "~icons/mdi/timer-sand";
import { Exact } from "#shared/money/money.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking, replaceBets } from "@/slip/couponState.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import lines from "./bets/BetLine.module.css";
import styles from "./Receipt.module.css";
import { useCountdown, useDecision } from "./useDecision.ts";

/** What was placed, one after the other, and the ways on: the same bets again, the player's bets, or nothing. */
export function Receipts({ coupons }: { coupons: readonly CouponFieldsFragment[] }) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const placed = useReactiveVar(coupon.placedBets);
  const hasLeft = useReactiveVar(coupon.bets).length > 0;
  const [first] = coupons;

  /**
   * The same bets as a coupon of the same kind. Prices that moved since are shown and asked about, as in every coupon.
   */
  function repeat() {
    replaceBets(coupon, placed);
    if (first === undefined) return;
    const { kind, systemValue, cover, blocks } = first;
    changeMaking(coupon, {
      kind: coupons.length > 1 ? "MULTIPLE_SINGLES" : kind === "SINGLE" || kind === "EXPRESS" ? null : kind,
      ...(systemValue === null ? {} : { systemValue }),
      ...(cover === null ? {} : { cover }),
      ...(blocks.length === 0 ? {} : { blocks: blocks.map(({ id }) => id) }),
    });
  }

  return (
    <div className={styles.receipts}>
      {coupons.map((one) => (
        <Receipt key={one.id} coupon={one} isShort={coupons.length > 1} />
      ))}
      <div className={styles.ways}>
        {placed.length === 0 || hasLeft ? null : <Button onClick={repeat}>{t("repeat")}</Button>}
        <Button look="primary" onClick={() => coupon.receipts([])}>
          {hasLeft ? t("backToCoupon") : t("done")}
        </Button>
        <Link to={urls.history(lang)} className={styles.toHistory}>
          {t("toHistory")}
        </Link>
      </div>
    </div>
  );
}

/** What was placed: number, time in UTC, bets, prices, stake; and for a coupon that waits, how it was decided. */
function Receipt({ coupon, isShort }: { coupon: CouponFieldsFragment; isShort: boolean }) {
  const { t } = useTranslation("slip");
  const odds = useOdds();
  const { utc } = useTime();
  const seconds = useCountdown(coupon);
  useDecision(coupon, seconds === 0);
  const { state, blocks } = coupon;
  const blockNumber = (id: string | null) => blocks.findIndex((block) => block.id === id) + 1;
  return (
    <article
      className={styles.receipt}
      tabIndex={-1}
      data-takes-focus
      aria-label={t("receiptOf", { number: coupon.id })}
    >
      <div className={styles.verdict} data-state={state}>
        {state === "PENDING" ? (
          <Timer aria-hidden />
        ) : state === "REJECTED" ? (
          <CloseCircle aria-hidden />
        ) : (
          <Check aria-hidden />
        )}
        <div>
          <p role="status">
            <strong>{state === "PENDING" ? t("pending") : state === "REJECTED" ? t("rejected") : t("placed")}</strong>
            {state === "REJECTED" && coupon.rejectReason !== null ? (
              <span>{t(`reason.${coupon.rejectReason}`)}</span>
            ) : null}
          </p>
          {/* Seconds are seen, not read out one by one. */}
          {state === "PENDING" ? (
            <p>{coupon.isVip ? t("vipWaits") : seconds > 0 ? t("decidesIn", { count: seconds }) : t("deciding")}</p>
          ) : null}
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t("number")}</dt>
          <dd>
            <bdi className="number" translate="no">
              {coupon.id}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t("time")}</dt>
          <dd>
            <bdi className="number" translate="no">
              {utc(coupon.placedAt)}
            </bdi>
          </dd>
        </div>
        {isShort ? null : (
          <div>
            <dt>{t("kind")}</dt>
            <dd>
              {t(`kinds.${coupon.kind}`)}
              {coupon.systemValue === null ? (
                ""
              ) : (
                <>
                  {" "}
                  <bdi className="number" translate="no">
                    {coupon.systemValue}/{coupon.bets.filter(({ isBanker }) => !isBanker).length}
                  </bdi>
                </>
              )}
              {coupon.cover === null ? "" : `: ${t(`covers.${coupon.cover}`)}`}
            </dd>
          </div>
        )}
      </dl>
      <ul className={styles.bets}>
        {coupon.bets.map((bet) => (
          <li key={bet.id} className={lines.bet}>
            <div className={lines.betTop}>
              <span className={lines.outcome}>{bet.outcomeName}</span>
              <span className={lines.coef}>
                <bdi className="number" translate="no">
                  {odds(bet.coef)}
                </bdi>
              </span>
            </div>
            <p className={lines.market}>
              {bet.isBanker
                ? `${t("banker")} · `
                : blockNumber(bet.blockId) > 0
                  ? `${t("block", { number: blockNumber(bet.blockId) })} · `
                  : ""}
              {bet.marketName}
            </p>
            <p className={lines.game}>
              {bet.gameName}
              {bet.scoreAtPlacing === null ? null : (
                <>
                  {" "}
                  <bdi className="number" translate="no">
                    ({bet.scoreAtPlacing})
                  </bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {coupon.coef === null || isShort ? null : (
          <div>
            <dt>{t("coef")}</dt>
            <dd>
              <bdi className="number" translate="no">
                {odds(coupon.coef)}
              </bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("amount")}</dt>
          <dd>
            <Money value={coupon.amount} />
          </dd>
        </div>
        {coupon.prepaidAmount === null || new Exact(coupon.prepaidAmount.amount).isZero() ? null : (
          <div>
            <dt>{t("advance")}</dt>
            <dd>
              <Money value={coupon.prepaidAmount} />
            </dd>
          </div>
        )}
        {coupon.promoCode === null ? null : (
          <div>
            <dt>{t("promo")}</dt>
            <dd>
              <bdi translate="no">{coupon.promoCode}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("possibleWin")}</dt>
          <dd>
            <strong>
              <Money value={coupon.possibleWin} />
            </strong>
          </dd>
        </div>
      </dl>
    </article>
  );
}
