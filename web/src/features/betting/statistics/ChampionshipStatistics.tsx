import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { entitySegment, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { type AskedTable, SeasonTable } from "./SeasonTable.tsx";
import type { ResultChampionshipsQuery } from "@/operations/betting/generated.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import styles from "./Subject.module.css";

type Championship = NonNullable<ResultChampionshipsQuery["resultChampionships"]>[number]["championship"];

/** One championship: its tables. */
export function ChampionshipStatistics({ championship, table }: { championship: Championship; table: AskedTable }) {
  const { t } = useTranslation("statistics");
  const lang = useLanguage();
  const { sport } = championship;
  return (
    <div className={styles.page} data-wide>
      <header className={styles.head}>
        <Flag code={championship.countryCode} size={32} />
        <h1>{championship.name}</h1>
        <p>{sport?.name}</p>
      </header>
      <SeasonTable table={table} />
      <p className={styles.links}>
        <Link to={urls.page(lang, "champs", { champId: entitySegment(championship) })}>{t("toResults")}</Link>
        <Link to={urls.page(lang, "statistic")}>{t("toHome")}</Link>
      </p>
    </div>
  );
}
