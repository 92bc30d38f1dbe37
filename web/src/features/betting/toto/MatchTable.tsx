import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import type { Draw, Picks } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Toto.module.css";

interface Props {
  draw: Draw;
  picks: Picks;
  /** Null where nothing can be picked. */
  onPick: ((match: Draw["matches"][number], outcomeId: string) => void) | null;
}

/** The matches of a draw, with the popularity of each outcome and what is picked. */
export function MatchTable({ draw, picks, onPick }: Props) {
  const { t } = useTranslation("toto");
  const time = useTime();
  return (
    <ol className={styles.matches}>
      {draw.matches.map((match, index) => (
        <li key={match.id} className={styles.match}>
          <div className={styles.about}>
            <span className={`${styles.place} number`} translate="no">
              {index + 1}
            </span>
            <div>
              <p className={styles.name}>{match.name}</p>
              <p className={shared.soft}>
                {match.championship} · <time dateTime={match.startsAt}>{time.dateTime(match.startsAt)}</time>
                {match.isVoid ? ` · ${t("void")}` : null}
              </p>
            </div>
            {match.score === null ? null : (
              <bdi className={`${styles.score} number`} translate="no">
                {match.score}
              </bdi>
            )}
          </div>
          <div role="group" aria-label={match.name} className={styles.outcomes}>
            {match.outcomes.map(({ id, name, share, isHit }) => {
              const isPicked = picks[match.id]?.includes(id) === true;
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={isPicked}
                  disabled={onPick === null}
                  className={styles.outcome}
                  data-hit={isHit === true || undefined}
                  onClick={() => onPick?.(match, id)}
                >
                  <span className={styles.bar} style={{ inlineSize: `${share}%` }} aria-hidden />
                  <span className={styles.outcomeName}>{name}</span>{" "}
                  <span className={`${styles.share} number`} translate="no">
                    {t("percent", { value: share })}
                  </span>
                </button>
              );
            })}
          </div>
        </li>
      ))}
    </ol>
  );
}
