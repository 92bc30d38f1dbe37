import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AheadGames } from "./AheadGames.tsx";
import { Card } from "./Card.tsx";
import { FormChips } from "./FormChips.tsx";
import { ResultLines } from "./ResultLines.tsx";
import { useStatisticUrl } from "@/platform/site/useStatisticUrl.ts";
import type { TeamStatisticsQuery } from "@/operations/betting/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { RecordTable } from "./RecordTable.tsx";
import styles from "./Subject.module.css";

type Team = NonNullable<TeamStatisticsQuery["teamStatistics"]>;

/** One team: its form, what its games add up to, what it plays next. */
export function TeamStatistics({ team: { championship, statistics, nextGames, sport } }: { team: Team }) {
  const { t } = useTranslation("statistics");
  const statisticUrl = useStatisticUrl();
  const { team, form } = statistics;
  return (
    <div className={styles.page} data-wide>
      <header className={styles.head}>
        <Shield id={team.id} color={team.color} secondColor={team.secondColor} size={40} />
        <h1>{team.name}</h1>
        <p>
          {sport?.name} ·{" "}
          {statisticUrl === null ? (
            championship.name
          ) : (
            <Link to={statisticUrl("championship", championship.id)}>{championship.name}</Link>
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <Card title={t("form")} aside={<FormChips outcomes={form.map(({ outcome }) => outcome).toReversed()} />}>
          {form.length === 0 ? (
            <p className={styles.none}>{t("noForm")}</p>
          ) : (
            <ResultLines results={form.map(({ result }) => result)} hasChampionship />
          )}
        </Card>
        <div className={styles.aside}>
          {form.length === 0 ? null : (
            <Card title={t("sums")}>
              <div className={styles.padded}>
                <RecordTable side={statistics} />
              </div>
            </Card>
          )}
          <Card title={t("ahead")}>
            <AheadGames games={nextGames ?? []} />
          </Card>
        </div>
      </div>
    </div>
  );
}
