import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import { useBonusLedgerQuery } from "@/operations/loyalty/generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import table from "@/features/loyalty/bonuses/offers/Offers.module.css";
import styles from "./HeldBonus.module.css";

/** Each bet that was looked at: what of it counted, and why. */
export function WagerLedger({ bonusId }: { bonusId: string }) {
  const { t } = useTranslation("bonuses");
  const { dateTime } = useTime();
  const { data } = useBonusLedgerQuery({ variables: { id: bonusId }, fetchPolicy: "cache-and-network" });
  const wagers = data?.viewer?.bonus?.wagers;
  if (wagers === undefined) return <Skeleton rows={2} height={36} label={t("loading")} />;
  if (wagers.length === 0) return <p>{t("held.ledgerNone")}</p>;
  return (
    <div className={styles.ledger}>
      <table className={table.table} aria-label={t("held.ledger")}>
        <thead>
          <tr>
            <th>{t("ledger.when")}</th>
            <th>{t("ledger.bet")}</th>
            <th>{t("ledger.stake")}</th>
            <th>{t("ledger.counted")}</th>
            <th>{t("ledger.why")}</th>
          </tr>
        </thead>
        <tbody>
          {wagers.map(({ source, sourceId, stake, amount, reason, game, at }) => (
            <tr key={`${source}${sourceId}`}>
              <td>
                <time dateTime={at} suppressHydrationWarning>
                  {dateTime(at)}
                </time>
              </td>
              <td>
                {source === "COUPON" ? t("ledger.COUPON", { id: sourceId }) : t("ledger.ROUND", { game: game ?? "" })}
              </td>
              <td>
                <Money value={stake} />
              </td>
              <td>
                <Money value={amount} />
              </td>
              <td>{t(`why.${reason}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
