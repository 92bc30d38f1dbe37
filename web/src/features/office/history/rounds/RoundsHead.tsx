import { useTranslation } from "react-i18next";
import rows from "@/features/office/OpenRows.module.css";

/** The columns of a table of rounds. */
export function RoundsHead() {
  const { t } = useTranslation("rounds");
  return (
    <thead>
      <tr>
        <th scope="col">{t("head.time")}</th>
        <th scope="col">{t("head.game")}</th>
        <th scope="col">{t("head.result")}</th>
        <th scope="col" className={rows.sum}>
          {t("head.stake")}
        </th>
        <th scope="col" className={rows.sum}>
          {t("head.won")}
        </th>
        <th scope="col">
          <span className="visually-hidden">{t("head.more")}</span>
        </th>
      </tr>
    </thead>
  );
}
