import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { contentOf } from "#shared/betting/coupon/content.ts";
import { couponCoef, possibleWin } from "#shared/betting/coupon/price.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { LegFieldsFragment } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { replaceBets } from "./couponState.ts";
import styles from "./ExpressCard.module.css";
import { gameUrl } from "@/prices/gameUrl.ts";
import { slipBet } from "./slipBet.ts";
import { useLegs } from "./useLegs.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { useTime } from "@/platform/site/useTime.ts";

interface Props {
  title: string;
  legs: readonly LegFieldsFragment[];
  /** Says what it would return. */
  stake?: { amount: string; currency: string } | undefined;
  /** What else is to be said of it. */
  note?: string | undefined;
  onPut?(): void;
}

/** An express that the site proposes: its legs and its price as they are now, into the coupon at one touch. */
export function ExpressCard({ title, legs, stake, note, onPut }: Props) {
  const coupon = useCoupon();
  const { t, i18n } = useTranslation("expresses");
  const lang = useLanguage();
  const odds = useOdds();
  const { day, time } = useTime();
  const bets = useReactiveVar(coupon.bets);
  const isSending = useReactiveVar(coupon.attempt) !== null;
  const now = useLegs(legs);
  const coefs = now.map((leg) => leg.coef);
  const coef = couponCoef(contentOf("EXPRESS", coefs)) ?? "1.000";
  const amount = stake === undefined ? null : possibleWin(contentOf("EXPRESS", coefs), stake.amount, stake.currency);
  const win = stake === undefined || amount === null ? null : { amount, currency: stake.currency };
  const isOpen = now.every(({ state }) => state === "open");
  const isThere =
    bets.length === legs.length && legs.every(({ outcome }) => bets.some(({ outcomeId }) => outcomeId === outcome.id));

  function put() {
    replaceBets(
      coupon,
      now.map(({ leg: { game, market, outcome }, coef: price }) =>
        slipBet(game, market, outcome, price, i18n.language),
      ),
    );
    onPut?.();
  }

  return (
    <article className={styles.card} aria-label={`${title}, ${odds(coef)}`}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <strong className={styles.total}>
          <bdi className="number" translate="no">
            {odds(coef)}
          </bdi>
        </strong>
      </header>
      <ol className={styles.legs}>
        {now.map(({ leg: { game, market, outcome }, coef: price, state }) => (
          <li key={outcome.id} data-state={state}>
            <span className={styles.pick}>{outcome.name}</span>
            <bdi translate="no" className={`number ${styles.coef}`}>
              {odds(price)}
            </bdi>
            <span className={styles.market}>{market.name}</span>
            <Link to={gameUrl(lang, game, game.section)} className={styles.game}>
              {game.opponents.map(({ name }) => name).join(" – ")}
            </Link>
            <span className={styles.when}>
              {game.section === "LIVE" ? (
                <span className={styles.live}>{t("live")}</span>
              ) : (
                <time dateTime={game.startsAt}>{`${day(game.startsAt)} ${time(game.startsAt)}`}</time>
              )}
            </span>
            {state === "open" ? null : (
              <span className={styles.closed}>{state === "locked" ? t("locked") : t("gone")}</span>
            )}
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        {win === null ? null : (
          <p className={styles.fact}>
            <span>{t("generator.returns")}</span>
            <strong>
              <Money value={win} />
            </strong>
          </p>
        )}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <Button isWide disabled={!isOpen || isSending || isThere} onClick={put}>
          {isThere ? t("isThere") : bets.length === 0 ? t("put") : t("replace", { count: bets.length })}
        </Button>
      </footer>
    </article>
  );
}
