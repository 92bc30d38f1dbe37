import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { changeMaking } from "@/slip/couponState.ts";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import styles from "./KindBar.module.css";
import { kindChoices } from "./kindChoice.ts";
import { dealIntoBlocks } from "@/features/betting/slip/bets/blockMoves.ts";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

interface Props {
  slip: Slip;
  children: ReactNode;
}

/**
 * Kinds of the coupon: the usual ones as tabs, the others in a list. What can't be chosen says how many bets it takes.
 */
export function KindBar({ slip, children }: Props) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const { kind, offered, bets, isSending } = slip;
  const { shown, more } = kindChoices(offered, bets.length);
  const reason = (problem: (typeof more)[number]["problem"]) =>
    problem === null ? undefined : t(problem.code, { number: problem.count });

  const isOfMore = more.some((choice) => choice.kind === kind);

  function choose(next: CouponKind) {
    placing.errors([]);
    if (next === "CONDITIONAL") dealIntoBlocks(coupon);
    changeMaking(coupon, { kind: next });
  }

  return (
    <Tabs
      label={t("kind")}
      value={kind}
      onChange={choose}
      listClass={styles.tabs}
      tabs={shown.map((choice) => ({
        value: choice.kind,
        name: t(`kinds.${choice.kind}`),
        isDisabled: isSending || choice.problem !== null,
        hint: reason(choice.problem),
      }))}
      after={
        more.length === 0 ? null : (
          <span className={styles.moreFrame}>
            <select
              className={styles.more}
              aria-label={t("moreKinds")}
              data-active={isOfMore}
              disabled={isSending}
              value={isOfMore ? kind : ""}
              onChange={(event) => choose(event.target.value as CouponKind)}
            >
              <option value="" disabled hidden>
                {t("moreKinds")}
              </option>
              {more.map((choice) => (
                <option key={choice.kind} value={choice.kind} disabled={choice.problem !== null}>
                  {t(`kinds.${choice.kind}`)}
                  {choice.problem === null ? "" : ` (${reason(choice.problem)})`}
                </option>
              ))}
            </select>
            <Chevron aria-hidden />
          </span>
        )
      }
    >
      {kind === "SINGLE" || kind === "EXPRESS" ? null : <p className={styles.about}>{t(`about.${kind}`)}</p>}
      {children}
    </Tabs>
  );
}
