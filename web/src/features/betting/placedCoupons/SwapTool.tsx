import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { useSwapBetMutation } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { ActionNotice } from "./ActionNotice.tsx";
import styles from "./PlacedCoupons.module.css";
import { useCouponAction } from "./useCouponAction.ts";
import type { Offered } from "./useOffered.ts";

interface Props {
  coupon: Pick<PlacedFieldsFragment, "id" | "bets">;
  offered: Offered;
  onDone(): void;
}

/**
 * Takes another outcome of the same market instead of a bet whose game has not started: the coupon's value is staked on
 * the new one.
 */
export function SwapTool({ coupon, offered: { swaps, cashOut }, onDone }: Props) {
  const notifications = useNotifications();
  const lang = useLanguage();
  const odds = useOdds();
  const { t } = useTranslation("placedCoupons");
  const [chosen, setChosen] = useState<string | null>(null);
  const [send] = useSwapBetMutation();
  const action = useCouponAction(
    async (input: {
      couponId: string;
      betId: string;
      outcomeId: string;
      value: string;
      coef: string;
      idempotencyKey: string;
    }) => {
      const { data } = await send({ variables: { input }, context: { hasOwnErrors: true } });
      return data?.swapBet;
    },
  );
  if (swaps.length === 0 || cashOut === null) return <p className={styles.tool}>{t("noSwaps")}</p>;
  const offers = swaps.flatMap(({ betId, outcomes }) => outcomes.map((outcome) => ({ betId, ...outcome })));
  const offer = offers.find(({ outcomeId }) => outcomeId === chosen);

  async function finish(result: Promise<PlacedFieldsFragment | null>) {
    const made = await result;
    if (made === null) return;
    notifications.show({ kind: "success", view: "toast", text: t("swapped", { id: made.id }) });
    onDone();
  }
  return (
    <div className={styles.tool}>
      <p className={styles.soft}>{t("swapNote", { sum: moneyText(cashOut.value, lang) })}</p>
      {swaps.map(({ betId, outcomes }) => {
        const bet = coupon.bets.find(({ id }) => id === betId);
        return bet === undefined ? null : (
          <fieldset key={betId} className={styles.swaps}>
            <legend>
              <span>{bet.outcomeName}</span>{" "}
              <span className={styles.soft}>
                {bet.gameName}, {bet.marketName}
              </span>
            </legend>
            {outcomes.map(({ outcomeId, outcomeName, coef }) => (
              <label
                key={outcomeId}
                className={styles.swapChoice}
                aria-label={t("swapFor", {
                  outcome: outcomeName,
                  coef: odds(coef),
                  before: bet.outcomeName,
                })}
              >
                <input
                  type="radio"
                  name={`swap-${coupon.id}`}
                  value={outcomeId}
                  checked={chosen === outcomeId}
                  onChange={() => {
                    setChosen(outcomeId);
                    action.forget();
                  }}
                />
                <span>{outcomeName}</span>
                <bdi className="number" translate="no">
                  {odds(coef)}
                </bdi>
              </label>
            ))}
          </fieldset>
        );
      })}
      <ActionNotice phase={action.phase} problem={action.problem} onAgain={() => void finish(action.again())} />
      {action.phase === "unanswered" ? null : (
        <Button
          isWide
          look="primary"
          isBusy={action.phase === "busy"}
          disabled={offer === undefined}
          onClick={() => {
            if (offer !== undefined)
              void finish(
                action.run({
                  couponId: coupon.id,
                  betId: offer.betId,
                  outcomeId: offer.outcomeId,
                  value: cashOut.value.amount,
                  coef: offer.coef,
                }),
              );
          }}
        >
          {offer === undefined ? t("swap") : t("swapNow", { outcome: offer.outcomeName })}
        </Button>
      )}
    </div>
  );
}
