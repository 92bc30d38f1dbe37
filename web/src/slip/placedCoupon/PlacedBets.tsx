import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOdds } from "@/prices/useOddsView.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./Placed.module.css";

export type PlacedBet = PlacedFieldsFragment["bets"][number];

interface Props {
  coupon: Pick<PlacedFieldsFragment, "kind" | "blocks"> & { bets: readonly PlacedBet[] };
  /** What stands beside a bet that is open: where its game is now. */
  renderNow?: (bet: PlacedBet) => ReactNode;
}

/**
 * The bets of a placed coupon and how each went; those of a conditional coupon under their blocks, in the order they
 * are played.
 */
export function PlacedBets({ coupon: { blocks, bets }, renderNow }: Props) {
  const { t } = useTranslation("placedCoupon");
  const odds = useOdds();
  const line = (bet: PlacedBet) => <BetLine key={bet.id} bet={bet} now={renderNow?.(bet)} />;
  if (blocks.length === 0) return <ul className={styles.bets}>{bets.map(line)}</ul>;
  return (
    <ol className={styles.bets}>
      {blocks.map(({ id, amount, coef }, index) => (
        <li key={id}>
          <div className={styles.blockName}>
            <span>{t("block", { number: index + 1 })}</span>
            <dl>
              <dt className={styles.soft}>{t("stake")}</dt>
              <dd>
                <Money value={amount} />
              </dd>
              <dt className={styles.soft}>{t("coef")}</dt>
              <dd>
                <bdi className="number" translate="no">
                  {odds(coef)}
                </bdi>
              </dd>
            </dl>
          </div>
          <ul>{bets.filter(({ blockId }) => blockId === id).map(line)}</ul>
        </li>
      ))}
    </ol>
  );
}

function BetLine({ bet, now }: { bet: PlacedBet; now: ReactNode }) {
  const { t } = useTranslation("placedCoupon");
  const { dateTime } = useTime();
  const odds = useOdds();
  const { result, deadHeat } = bet;
  return (
    <li className={styles.bet}>
      <span className={styles.outcome}>
        {bet.outcomeName}
        {bet.isBanker ? <span className={styles.mark}>{t("banker")}</span> : null}
        {bet.swappedFrom === null ? null : <span className={styles.mark}>{t("swapped")}</span>}
      </span>
      <bdi className={`${styles.coef} number`} translate="no">
        {odds(bet.coef)}
      </bdi>
      <span className={styles.market}>{bet.marketName}</span>
      <span className={styles.result} data-result={result}>
        {result === "OPEN" && now !== undefined ? (
          <span className="visually-hidden">{t("result.OPEN")}</span>
        ) : (
          t(`result.${result}`)
        )}
        {deadHeat === null ? null : (
          <>
            {" "}
            <bdi className="number" translate="no">
              {deadHeat.places}/{deadHeat.tied}
            </bdi>
          </>
        )}
      </span>
      <span className={styles.game}>
        {bet.gameName}
        {bet.scoreAtPlacing === null ? null : (
          <>
            {" "}
            <bdi className="number" translate="no">
              ({bet.scoreAtPlacing})
            </bdi>
          </>
        )}
        <span className={styles.soft}>
          {" "}
          {bet.championshipName} ·{" "}
          <time dateTime={bet.startsAt} suppressHydrationWarning>
            {dateTime(bet.startsAt)}
          </time>
        </span>
      </span>
      {now === undefined || result !== "OPEN" ? null : <span className={styles.now}>{now}</span>}
    </li>
  );
}
