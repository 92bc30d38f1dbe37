import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Close from "~icons/mdi/close";
import Lock from "~icons/mdi/lock-outline";
import { urls } from "#shared/routes/routes.ts";
import { useCoupon } from "@/slip/slip.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { removeBet } from "@/slip/couponState.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import styles from "./BetLine.module.css";
import { wholeKeys } from "@/features/betting/slip/errors.ts";
import { type BetNow, moveOf } from "@/features/betting/slip/evaluate.ts";
import type { LockReason } from "@/features/betting/slip/lock.ts";

interface Props {
  item: BetNow;
  /** The coupon is on its way; nothing in it may change. */
  isSending: boolean;
  lock: LockReason | null;
  /** Two bets that can't stand together have one word on it, at the lower one. */
  isLockSaid: boolean;
  /** What the server says against this bet, where nothing else on the line says it. */
  errors: readonly UserErrorFieldsFragment[];
  /** One line for all there is to say of it: one of many. */
  isShort: boolean;
  /** A switch beside the price. */
  mark: ReactNode;
  /** What the kind of coupon asks of each bet: its own amount, its block, whether it is a banker. */
  children?: ReactNode;
}

/** Codes that the reason for a lock says in its own words. */
const SAID_BY_LOCK: Readonly<Partial<Record<UserErrorFieldsFragment["code"], LockReason>>> = {
  OUTCOME_SUSPENDED: "blocked",
  OUTCOME_UNKNOWN: "gone",
  GAME_FINISHED: "finished",
  BETS_DEPEND: "dependent",
  BET_DUPLICATE: "dependent",
};

/** One bet of the coupon: on what, at which price, and what is wrong with it. */
export function BetLine({ item, isSending, isShort, mark, lock, isLockSaid, errors, children }: Props) {
  const { bet, coef, state } = item;
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const odds = useOdds();
  const { hasTeamLogos } = useSettings();
  const name = bet.opponents.join(" – ");
  const move = state === "open" ? moveOf(bet.coef, coef) : 0;
  const codes = [...new Set(errors.map(({ code }) => code))].filter(
    (code) => lock === null || SAID_BY_LOCK[code] !== lock,
  );
  const isUp = move > 0;
  const isOver = state === "gone" || state === "finished";
  const address = urls.game(lang, bet.section === "LIVE" ? "live" : "line", { slug: bet.sportSlug }, bet.championship, {
    id: bet.gameId,
    slug: bet.gameSlug,
  });
  return (
    <li className={styles.bet} data-state={state} data-locked={lock !== null} data-short={isShort}>
      <div className={styles.betTop}>
        <span className={styles.outcome} title={isShort ? `${bet.outcomeName}, ${bet.marketName}` : undefined}>
          {bet.outcomeName}
        </span>
        {isShort ? (
          <Link to={address} className={styles.beside} title={`${bet.marketName}, ${name}`}>
            <span className="visually-hidden">{bet.marketName}</span> {name}
          </Link>
        ) : null}
        {mark}
        <span className={styles.coef}>
          {lock === "blocked" ? <Lock aria-hidden /> : null}
          {move !== 0 ? (
            <>
              <del>
                <bdi className="number" translate="no">
                  {odds(bet.coef)}
                </bdi>
              </del>
              <span className="visually-hidden">{isUp ? t("wentUp") : t("wentDown")}</span>
              <span aria-hidden className={isUp ? styles.up : styles.down}>
                {isUp ? "▲" : "▼"}
              </span>
            </>
          ) : null}
          <ins className={isOver ? styles.struck : ""}>
            <bdi className="number" translate="no">
              {odds(coef)}
            </bdi>
          </ins>
        </span>
        <button
          type="button"
          className={styles.remove}
          disabled={isSending}
          aria-label={t("remove", { outcome: bet.outcomeName, game: name })}
          onClick={() => removeBet(coupon, bet.outcomeId)}
        >
          <Close aria-hidden />
        </button>
      </div>
      {isShort ? null : <p className={styles.market}>{bet.marketName}</p>}
      {isShort ? null : (
        <Link to={address} className={styles.game}>
          {bet.section === "LIVE" ? <span className={styles.liveMark}>{t("live")}</span> : null}
          {hasTeamLogos && bet.shields !== undefined ? (
            <span className={styles.shields}>
              {bet.shields.map((shield) => (
                <Shield key={shield.id} {...shield} />
              ))}
            </span>
          ) : null}
          {name}
        </Link>
      )}
      {lock === null || !isLockSaid ? null : (
        <p className={styles.problem}>
          {t(`lock.${lock}`)}{" "}
          {lock === "dependent" ? <Link to={`${address}#combination`}>{t("lock.builder")}</Link> : null}
        </p>
      )}
      {codes.map((code) => (
        <p key={code} className={styles.problem} role="alert">
          {t(wholeKeys(code))}
        </p>
      ))}
      {children}
    </li>
  );
}
