import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import Close from "~icons/mdi/close";
import { toggleBet } from "@/slip/couponState.ts";
import { slipBet } from "@/slip/slipBet.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { useGameState } from "@/prices/usePrice.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { type Chosen, type Combination, refusalAt, wholeRefusals } from "./choices.ts";
import styles from "./CombinationBuilder.module.css";

interface Props {
  game: GameHeadFragment;
  chosen: readonly Chosen[];
  combination: Combination;
  /** Whether the answer is about what is chosen now. */
  isCurrent: boolean;
  hasFailed: boolean;
  onRemove(id: string): void;
  onClear(): void;
}

/** What is chosen, what keeps it from being one bet, its price, and the way into the coupon. */
export function CombinationSlip({ game, chosen, combination, isCurrent, hasFailed, onRemove, onClear }: Props) {
  const coupon = useCoupon();
  const { t, i18n } = useTranslation("combination");
  const odds = useOdds();
  const { status } = useGameState(game);
  const bets = useReactiveVar(coupon.bets);
  const isSending = useReactiveVar(coupon.attempt) !== null;
  const leg = isCurrent && !hasFailed ? combination.leg : null;
  const refusals = isCurrent ? combination.refusals : [];
  const isSuspended = status === "SUSPENDED" || leg?.outcome.isBlocked === true;
  const isThere = leg !== null && bets.some(({ outcomeId }) => outcomeId === leg.outcome.id);
  const nameOf = (id: string | null) => chosen.find((one) => one.id === id)?.name ?? "";
  const isNeedless = (id: string) =>
    isCurrent && combination.parts.some(({ outcomeId, isNeedless: is }) => outcomeId === id && is);
  const whole = wholeRefusals(refusals).filter((code) => chosen.length > 0 || code === "NOT_OFFERED");

  return (
    <aside className={styles.slip} aria-label={t("chosen")}>
      <header className={styles.slipHead}>
        <h2>{t("chosen")}</h2>
        {chosen.length > 0 ? (
          <Button look="quiet" onClick={onClear}>
            {t("clear")}
          </Button>
        ) : null}
      </header>
      {chosen.length === 0 ? (
        <p className={styles.empty}>
          <strong>{t("none")}</strong>
          {t("noneText")}
        </p>
      ) : null}
      <ul className={styles.parts}>
        {chosen.map((part) => {
          const refusal = refusalAt(refusals, part.id);
          return (
            <li key={part.id}>
              <div className={styles.part}>
                <p>
                  <strong>{part.name}</strong>
                  <span>{part.marketName}</span>
                </p>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t("remove", { outcome: `${part.marketName}: ${part.name}` })}
                  onClick={() => onRemove(part.id)}
                >
                  <Close aria-hidden />
                </button>
              </div>
              {refusal === null ? null : (
                <p className={styles.problem} role="alert">
                  {t(`refusal.${refusal.code}`, { other: nameOf(refusal.otherId) })}
                </p>
              )}
              {isNeedless(part.id) ? <p className={styles.hint}>{t("needless")}</p> : null}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        {whole.map((code) => (
          <p key={code} className={code === "TOO_FEW_PARTS" ? styles.hint : styles.problem} role="status">
            {t(code === "IMPOSSIBLE" ? "refusal.IMPOSSIBLE_ALL" : `refusal.${code}`)}
          </p>
        ))}
        {hasFailed ? (
          <p className={styles.problem} role="status">
            {t("failedText")}
          </p>
        ) : null}
        <div className={styles.price}>
          <span>{t("coef")}</span>
          <output aria-label={t("coef")} aria-busy={!isCurrent}>
            {leg === null ? (
              "—"
            ) : (
              <bdi className="number" translate="no">
                {odds(leg.outcome.coef)}
              </bdi>
            )}
          </output>
        </div>
        {isSuspended && chosen.length > 0 ? (
          <p className={styles.problem} role="status">
            {t("suspended")}
          </p>
        ) : null}
        <Button
          look="primary"
          isWide
          disabled={leg === null || isSuspended || isSending || isThere}
          isBusy={!isCurrent && chosen.length > 1}
          onClick={() => {
            if (leg !== null)
              toggleBet(coupon, slipBet(leg.game, leg.market, leg.outcome, leg.outcome.coef, i18n.language));
          }}
        >
          {isThere ? t("isThere") : t("add")}
        </Button>
        <p className={styles.hint}>{t("voidRule")}</p>
      </div>
    </aside>
  );
}
