import { useTranslation } from "react-i18next";
import type { GameStatisticsQuery } from "@/operations/betting/generated.ts";
import styles from "./HeadToHead.module.css";

type Statistics = NonNullable<GameStatisticsQuery["gameStatistics"]>;

interface Props {
  meetings: Statistics["headToHead"];
  home: Statistics["home"]["team"];
  away: Statistics["away"]["team"];
}

/** Who won how many of the meetings: numbers, and a bar in their proportion. */
export function HeadToHead({ meetings: { homeWins, draws, awayWins }, home, away }: Props) {
  const { t } = useTranslation("statistics");
  const all = Math.max(1, homeWins + draws + awayWins);
  const share = (count: number) => ({ inlineSize: `${(count / all) * 100}%` });
  return (
    <div className={styles.meetings}>
      <dl className={styles.counts}>
        <div>
          <dt>{t("wins", { team: home.name })}</dt>
          <dd>{homeWins}</dd>
        </div>
        <div>
          <dt>{t("draws")}</dt>
          <dd>{draws}</dd>
        </div>
        <div>
          <dt>{t("wins", { team: away.name })}</dt>
          <dd>{awayWins}</dd>
        </div>
      </dl>
      <div className={styles.bar} aria-hidden>
        <span className={styles.home} style={share(homeWins)} />
        <span className={styles.draw} style={share(draws)} />
        <span className={styles.away} style={share(awayWins)} />
      </div>
    </div>
  );
}
