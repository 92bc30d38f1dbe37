import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { AheadGameFragment } from "@/operations/betting/generated.ts";
import styles from "./AheadGames.module.css";

/** Games that are to come: when, and who plays; each leads to its page. */
export function AheadGames({ games }: { games: readonly AheadGameFragment[] }) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const { time, longDay } = useTime();
  if (games.length === 0) return <p className={styles.none}>{t("noGamesAhead")}</p>;
  return (
    <ul>
      {games.map((game) => (
        <li key={game.id}>
          <Link to={gameUrl(lang, game, game.section)} className={styles.game}>
            <time dateTime={game.startsAt} className={styles.when} suppressHydrationWarning>
              {longDay(game.startsAt)} <bdi translate="no">{time(game.startsAt)}</bdi>
            </time>
            <span className={styles.names}>{game.opponents.map(({ name }) => name).join(" – ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
