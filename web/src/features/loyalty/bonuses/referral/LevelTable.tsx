import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MyReferralQuery } from "@/operations/loyalty/generated.ts";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";

export type Referral = NonNullable<NonNullable<MyReferralQuery["viewer"]>["referral"]>;

/** Levels with what one of them brings; the player's own stands out. */
export function LevelTable({
  of: { levels, level },
  title,
  renderCell,
}: {
  of: Referral;
  title: string;
  renderCell: (level: Referral["levels"][number]) => ReactNode;
}) {
  const { t } = useTranslation("referral");
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[t("terms.level"), t("terms.from"), title].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map((each) => (
          <tr key={each.level} data-here={each.level === level ? "" : undefined}>
            <td>
              <bdi className="number" translate="no">
                {each.level}
              </bdi>
            </td>
            <td>
              <bdi className="number" translate="no">
                {each.from}
              </bdi>
            </td>
            <td>{renderCell(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
