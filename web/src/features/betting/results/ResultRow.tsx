import { useId } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import { EndingNote, winnerOf } from "@/ui/marks/ResultScore.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import type { ResultRowFragment } from "@/operations/betting/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { ResultDetails } from "./ResultDetails.tsx";
import styles from "./ResultRow.module.css";

/** Periods shown; a baseball game may have more. */
const MOST_PERIODS = 10;

interface Props {
  result: ResultRowFragment;
  isOpen: boolean;
  onToggle: () => void;
}

/** One result: when, who, how it ended and how it came to that. Opens to what happened. */
export function ResultRow({ result, isOpen, onToggle }: Props) {
  const { t } = useTranslation("results");
  const { time } = useTime();
  const id = useId();
  const { score, opponents, status, startsAt, hasTime } = result;
  const winner = winnerOf(result);
  const isOn = status !== "FINISHED" && status !== "CANCELLED";
  const isRace = opponents.length > 2;
  const names = opponents.map(({ name }) => name).join(isRace ? ", " : " – ");
  return (
    <article className={styles.result} aria-label={names}>
      <div className={styles.row}>
        <span className={styles.when}>
          {hasTime ? (
            <time dateTime={startsAt} suppressHydrationWarning>
              <bdi translate="no">{time(startsAt)}</bdi>
            </time>
          ) : (
            <span aria-hidden>–</span>
          )}
          {isOn ? <span className={styles.on}>{t("inPlay")}</span> : null}
        </span>
        <span className={styles.sides}>
          {opponents.slice(0, 2).map((opponent, side) => (
            <span
              key={opponent.id}
              className={styles.side}
              data-won={(!isOn && (isRace ? side === 0 : winner === side + 1)) || undefined}
            >
              <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} />
              <span className={styles.name}>
                {isRace && !isOn ? <bdi translate="no">{side + 1}. </bdi> : null}
                {opponent.name}
              </span>
            </span>
          ))}
        </span>
        <span
          className={styles.score}
          role="img"
          aria-label={isRace ? names : score === null ? t("noScore") : `${t("score")} ${score.home}:${score.away}`}
        >
          {isRace ? null : (
            <>
              <bdi translate="no" data-won={(!isOn && winner === 1) || undefined}>
                {score?.home ?? "–"}
              </bdi>
              <bdi translate="no" data-won={(!isOn && winner === 2) || undefined}>
                {score?.away ?? "–"}
              </bdi>
            </>
          )}
        </span>
        <span
          className={styles.periods}
          aria-label={
            score === null || score.periods.length === 0
              ? undefined
              : `${t("periods")}: ${score.periods.map(({ home, away }) => `${home}:${away}`).join(", ")}`
          }
          role={score === null || score.periods.length === 0 ? undefined : "img"}
        >
          {score?.periods.slice(-MOST_PERIODS).map(({ home, away }, index) => (
            <span key={`${index + 1}`} className={styles.period}>
              <bdi translate="no">{home}</bdi>
              <bdi translate="no">{away}</bdi>
            </span>
          ))}
        </span>
        <span className={styles.note}>
          <EndingNote result={result} />
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t("details", { game: names })}
          onClick={onToggle}
        >
          <Chevron aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <div id={id} className={styles.details}>
          <ResultDetails result={result} />
        </div>
      ) : null}
    </article>
  );
}
