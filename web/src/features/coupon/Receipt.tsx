import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Check from "~icons/mdi/check-circle-outline";
import CloseCircle from "~icons/mdi/close-circle-outline";
import Timer from "~icons/mdi/timer-sand";
import { formatOdds } from "#shared/odds.ts";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useOddsView } from "@/betting/useOddsView.ts";
import { useTime } from "@/betting/useTime.ts";
import { type CouponFieldsFragment, HistoryDocument } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Money } from "@/ui/Money.tsx";
import styles from "./Coupon.module.css";

/** After the decision is due, how often the history is asked while the event has not come, in milliseconds. */
const ASK_EVERY = 2_000;
const NEWEST = 5;

/** Seconds until a pending coupon is decided, counted from when it was placed by the server's clock. */
function useCountdown({ state, placedAt, decidesAt }: CouponFieldsFragment): number {
  const total = decidesAt === null ? 0 : (Date.parse(decidesAt) - Date.parse(placedAt)) / 1_000;
  const [passed, setPassed] = useState(0);
  useEffect(function tick() {
    if (state !== "PENDING") return;
    const start = performance.now();
    const timer = setInterval(() => setPassed((performance.now() - start) / 1_000), 250);
    return () => clearInterval(timer);
  }, [state]);
  return Math.max(0, Math.ceil(total - passed));
}

/** Asks the history for the decision when the event that should bring it stays away. */
function useDecision(receipt: CouponFieldsFragment, isDue: boolean): void {
  const { client, coupon } = useApp();
  const { id, state } = receipt;
  useEffect(function askForDecision() {
    if (state !== "PENDING" || !isDue) return;
    const timer = setInterval(() => {
      const ask = async () => {
        const { data } = await client.query({ query: HistoryDocument, variables: { first: NEWEST }, fetchPolicy: "no-cache", errorPolicy: "all" });
        const found = data?.viewer?.coupons?.edges.find(({ node }) => node.id === id)?.node;
        if (found !== undefined && found.state !== "PENDING" && coupon.receipt()?.id === id) coupon.receipt(found);
      };
      ask().catch(() => undefined);
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [client, coupon, id, state, isDue]);
}

/** What was placed: number, time in UTC, bets, prices, stake; and for a live coupon, how it was decided. */
export function Receipt({ coupon, onClose }: { coupon: CouponFieldsFragment; onClose(): void }) {
  const { t } = useTranslation("coupon");
  const lang = languageOf(useApp());
  const view = useOddsView();
  const { utc } = useTime();
  const seconds = useCountdown(coupon);
  useDecision(coupon, seconds === 0);
  const { state } = coupon;
  return (
    <div className={styles.receipt}>
      <div className={styles.verdict} data-state={state} role="status">
        {state === "PENDING" ? <Timer aria-hidden /> : state === "REJECTED" ? <CloseCircle aria-hidden /> : <Check aria-hidden />}
        <p>
          <strong>{state === "PENDING" ? t("pending") : state === "REJECTED" ? t("rejected") : t("placed")}</strong>
          {state === "PENDING" ? <span>{seconds > 0 ? t("decidesIn", { count: seconds }) : t("deciding")}</span> : null}
          {state === "REJECTED" && coupon.rejectReason !== null ? <span>{t(`reason.${coupon.rejectReason}`)}</span> : null}
        </p>
      </div>
      <dl className={styles.facts}>
        <div><dt>{t("number")}</dt><dd><bdi className="number">{coupon.id}</bdi></dd></div>
        <div><dt>{t("time")}</dt><dd><bdi className="number">{utc(coupon.placedAt)}</bdi></dd></div>
        <div><dt>{t("kind")}</dt><dd>{coupon.kind === "EXPRESS" ? t("express") : t("single")}</dd></div>
      </dl>
      <ul className={styles.bets}>
        {coupon.bets.map((bet) => (
          <li key={bet.id} className={styles.bet}>
            <div className={styles.betTop}><span className={styles.outcome}>{bet.outcomeName}</span><span className={styles.coef}><bdi className="number">{formatOdds(bet.coef, view)}</bdi></span></div>
            <p className={styles.market}>{bet.marketName}</p>
            <p className={styles.game}>{bet.gameName}{bet.scoreAtPlacing === null ? null : <> <bdi className="number">({bet.scoreAtPlacing})</bdi></>}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div><dt>{t("coef")}</dt><dd><bdi className="number">{formatOdds(coupon.coef, view)}</bdi></dd></div>
        <div><dt>{t("amount")}</dt><dd><Money value={coupon.amount} /></dd></div>
        <div><dt>{t("possibleWin")}</dt><dd><strong><Money value={coupon.possibleWin} /></strong></dd></div>
      </dl>
      <div className={styles.pair}>
        <Link to={urls.history(lang)} className={styles.toHistory}>{t("toHistory")}</Link>
        <Button look="primary" onClick={onClose}>{t("done")}</Button>
      </div>
    </div>
  );
}
