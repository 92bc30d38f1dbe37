import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { Shield } from "@/ui/marks/Shield.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import type { FoundChampionship, FoundGame, FoundTeam, Option } from "./options.ts";
import styles from "./Search.module.css";

/** What an option of the search shows. */
export function OptionRow({ option }: { option: Option }) {
  if (option.kind === "games") return <GameOption game={option.game} />;
  return option.kind === "teams" ? (
    <TeamOption team={option.team} />
  ) : (
    <ChampionshipOption championship={option.championship} />
  );
}

function GameOption({ game }: { game: FoundGame }) {
  const { t } = useTranslation("search");
  const { time, day } = useTime();
  const { score } = game;
  return (
    <>
      {game.sport === null ? (
        <span className={styles.icon} />
      ) : (
        <span className={styles.icon}>
          <SportIcon slug={game.sport.slug} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{game.opponents.map(({ name }) => name).join(" – ")}</span>
        <span className={styles.fact}>{game.championship?.name}</span>
      </span>
      {game.section === "LIVE" ? (
        <span className={styles.live}>
          {t("live")}
          {score === null ? null : (
            <bdi className="number" translate="no">
              {" "}
              {score.home}:{score.away}
            </bdi>
          )}
        </span>
      ) : (
        <span className={styles.when}>
          <bdi translate="no">{day(game.startsAt)}</bdi> <bdi translate="no">{time(game.startsAt)}</bdi>
        </span>
      )}
    </>
  );
}

function TeamOption({ team }: { team: FoundTeam }) {
  const { t } = useTranslation("search");
  return (
    <>
      <span className={styles.icon}>
        <Shield id={team.id} color={team.color} secondColor={team.secondColor} size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{team.name}</span>
        <span className={styles.fact}>{team.sport?.name}</span>
      </span>
      <span className={styles.when}>{t("games", { count: team.gameCount })}</span>
    </>
  );
}

function ChampionshipOption({ championship }: { championship: FoundChampionship }) {
  const { t } = useTranslation("search");
  return (
    <>
      <span className={styles.icon}>
        {championship.countryCode === null ? (
          <SportIcon slug={championship.sport?.slug ?? ""} />
        ) : (
          <Flag code={championship.countryCode} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{championship.name}</span>
        <span className={styles.fact}>{championship.sport?.name}</span>
      </span>
      <span className={styles.when}>{t("games", { count: championship.gameCount })}</span>
    </>
  );
}
