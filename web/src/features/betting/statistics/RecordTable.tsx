import { useTranslation } from "react-i18next";
import type { SideFieldsFragment } from "@/operations/betting/generated.ts";
import styles from "./RecordTable.module.css";

/** What a side's last games add up to: all, at home, away. */
export function RecordTable({ side: { all, atHome, away } }: { side: SideFieldsFragment }) {
  const { t } = useTranslation("statistics");
  const rows = [
    ["all", all],
    ["home", atHome],
    ["away", away],
  ] as const;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("lastGames", { count: all.played })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("venueLabel")}</span>
          </th>
          {(["won", "drawn", "lost"] as const).map((name) => (
            <th key={name} scope="col">
              <abbr title={t(`column.${name}`)}>{t(`columnShort.${name}`)}</abbr>
            </th>
          ))}
          <th scope="col">{t("averageScored")}</th>
          <th scope="col">{t("averageConceded")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, record]) => (
          <tr key={name}>
            <th scope="row">{t(`venue.${name === "all" ? "ALL" : name === "home" ? "HOME" : "AWAY"}`)}</th>
            <td>{record.won}</td>
            <td>{record.drawn}</td>
            <td>{record.lost}</td>
            <td>
              <bdi translate="no">{record.averageScored ?? "–"}</bdi>
            </td>
            <td>
              <bdi translate="no">{record.averageConceded ?? "–"}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
