import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ResultRowFragment } from "@/operations/betting/generated.ts";
import { EndingNote, winnerOf } from "@/ui/marks/ResultScore.tsx";
import styles from "./ResultLines.module.css";
import { useDate } from "./useDate.ts";
import { useStatisticUrl } from "@/platform/site/useStatisticUrl.ts";

interface Props {
  results: readonly ResultRowFragment[];
  /** Whether each says its championship. */
  hasChampionship?: boolean;
}

/** Results one below the other: the day, who played, and how it ended. */
export function ResultLines({ results, hasChampionship = false }: Props) {
  return (
    <ul className={styles.list}>
      {results.map((result) => (
        <Line key={result.id} result={result} hasChampionship={hasChampionship} />
      ))}
    </ul>
  );
}

function Line({ result, hasChampionship }: { result: ResultRowFragment; hasChampionship: boolean }) {
  const { t } = useTranslation("results");
  const statisticUrl = useStatisticUrl();
  const date = useDate();
  const {
    score,
    opponents: [home, away],
  } = result;
  const winner = winnerOf(result);
  const names = (
    <>
      <span className={styles.home} data-won={winner === 1 || undefined}>
        {home?.name}
      </span>
      {/* Each number stands on the side of its team, whichever way the page runs. */}
      <span className={styles.score}>
        {score === null ? (
          "–"
        ) : (
          <>
            <bdi translate="no">{score.home}</bdi>
            <span>:</span>
            <bdi translate="no">{score.away}</bdi>
          </>
        )}
      </span>
      <span className={styles.away} data-won={winner === 2 || undefined}>
        {away?.name}
      </span>
    </>
  );
  return (
    <li className={styles.line}>
      <time className={styles.day} dateTime={result.startsAt} suppressHydrationWarning>
        {date(result)}
      </time>
      {result.isOwnGame && statisticUrl !== null ? (
        <Link className={styles.game} to={statisticUrl("game", result.id)}>
          {names}
        </Link>
      ) : (
        <span className={styles.game}>{names}</span>
      )}
      <span className={styles.note}>
        <EndingNote result={result} />
        {hasChampionship ? (
          <span className={styles.championship} title={t("championship")}>
            {result.championship.name}
          </span>
        ) : null}
      </span>
    </li>
  );
}
