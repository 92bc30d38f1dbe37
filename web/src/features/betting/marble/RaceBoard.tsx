import { type CSSProperties, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { siteClock } from "@/platform/browser/siteClock.ts";
import { useGameState } from "@/prices/usePrice.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import styles from "./RaceBoard.module.css";

type Race = NonNullable<NonNullable<GameHeadFragment["score"]>["race"]>;

/** The track: a lane a marble, and where each has come. Marbles run from left to right in every language. */
export function RaceBoard({ game, isTitle = false }: { game: GameHeadFragment; isTitle?: boolean }) {
  const { t } = useTranslation("cyber");
  const { time } = useTime();
  const { status, score } = useGameState(game);
  const race = score?.race ?? null;
  const Title = isTitle ? "h1" : "h2";
  return (
    <section className={styles.board} data-status={status}>
      <header className={styles.head}>
        <Title className={styles.title}>{game.championship?.name ?? t("race.title")}</Title>
        {race === null || score === null ? null : <Phase status={status} race={race} isRunning={score.period > 0} />}
        {race === null ? null : (
          <span className={styles.next}>{t("race.nextAt", { time: time(race.nextStartsAt) })}</span>
        )}
      </header>
      {race === null ? null : (
        <ol className={styles.lanes} aria-label={t("race.standing")}>
          {game.opponents.map((opponent, index) => {
            const runner = race.runners[index];
            const steps = runner?.steps ?? 0;
            const place = runner?.place ?? null;
            return (
              <li
                key={opponent.id}
                className={styles.lane}
                dir="ltr"
                data-place={place !== null && place <= 3 ? place : undefined}
              >
                <span className="visually-hidden">
                  {t("race.runner", { number: index + 1, name: opponent.name, steps, length: race.length })}
                  {place === null ? "" : ` · ${t("race.place", { place })}`}
                </span>
                <span className={styles.name} aria-hidden>
                  <bdi className="number" translate="no">
                    {index + 1}
                  </bdi>{" "}
                  <bdi translate="no">{opponent.name}</bdi>
                </span>
                <span className={styles.track} aria-hidden>
                  <i
                    className={styles.runner}
                    style={
                      {
                        "--far": steps / race.length,
                        "--colour": opponent.color,
                        "--shine": opponent.secondColor,
                      } as CSSProperties
                    }
                  />
                </span>
                <bdi className={`${styles.place} number`} translate="no" aria-hidden>
                  {place ?? ""}
                </bdi>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Whether bets are open, the marbles on the track, or all over the line. */
function Phase({ status, race, isRunning }: { status: GameHeadFragment["status"]; race: Race; isRunning: boolean }) {
  const { t } = useTranslation("cyber");
  if (status === "FINISHED") return <span className={styles.phase}>{t("race.over")}</span>;
  if (status === "SUSPENDED")
    return (
      <span className={styles.phase} data-closed>
        {t("race.closed")}
      </span>
    );
  if (isRunning)
    return (
      <span className={styles.phase} data-on>
        {t("race.running")}
      </span>
    );
  return (
    <span className={styles.phase}>
      {t("race.opens")} · <StartsIn instant={race.startsAt} />
    </span>
  );
}

/** Time to the start by the server's clock, second by second once the page lives; the server writes the hour. */
function StartsIn({ instant }: { instant: string }) {
  const { t } = useTranslation("cyber");
  const { time } = useTime();
  const [now, setNow] = useState<number | null>(null);
  useEffect(function countDown() {
    const tell = () => setNow(siteClock.now());
    const first = setTimeout(tell);
    const timer = setInterval(tell, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  if (now === null) return <span suppressHydrationWarning>{t("race.startsAt", { time: time(instant) })}</span>;
  const seconds = Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  return (
    <bdi className="number" translate="no">
      {t("race.startsIn", { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` })}
    </bdi>
  );
}
