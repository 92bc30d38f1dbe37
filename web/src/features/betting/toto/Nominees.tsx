import { useTranslation } from "react-i18next";
import Trophy from "~icons/mdi/trophy-outline";
import { useTime } from "@/platform/site/useTime.ts";
import type { TotoNomineesQuery } from "@/operations/betting/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Toto.module.css";

/** The biggest prizes. */
export function Nominees({ nominees }: { nominees: NonNullable<TotoNomineesQuery["totoNominees"]> }) {
  const { t } = useTranslation("toto");
  const time = useTime();
  if (nominees.length === 0) return <Notice icon={<Trophy />} title={t("noWinners")} text={t("noWinnersText")} />;
  return (
    <div className={shared.panel}>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t("player")}</th>
            <th scope="col">{t("draw")}</th>
            <th scope="col">{t("price")}</th>
            <th scope="col">{t("prize")}</th>
          </tr>
        </thead>
        <tbody>
          {nominees.map(({ ticketId, player, kindName, number, price, prize, settledAt }) => (
            <tr key={ticketId}>
              <th scope="row" className="number" translate="no">
                <bdi translate="no">{player}</bdi>
              </th>
              <td>
                {t("drawTitle", { kind: kindName, number })}
                <br />
                <time className={shared.soft} dateTime={settledAt}>
                  {time.dateTime(settledAt)}
                </time>
              </td>
              <td>
                <Money value={price} />
              </td>
              <td className={styles.won}>
                <Money value={prize} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
