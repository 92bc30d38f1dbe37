import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type { BonusGamesQuery, BonusGamesQueryVariables, MyBonusGamesQuery } from "@/operations/loyalty/generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { GameArt } from "./GameArt.tsx";
import { useGameUrl } from "./useGameUrl.ts";
import styles from "./BonusGames.module.css";

type Game = NonNullable<BonusGamesQuery["bonusGames"]>[number];
type Seat = NonNullable<NonNullable<MyBonusGamesQuery["viewer"]>["bonusGames"]>[number];

/** A game among others, with what the player has to play in it. */
function GameCard({ game: { key, isDaily, price }, seat }: { game: Game; seat: Seat | undefined }) {
  const { t } = useTranslation("bonusGames");
  const toGame = useGameUrl();
  const isFree = seat === undefined ? isDaily : seat.hasDaily;
  return (
    <article className={styles.gameCard}>
      <GameArt game={key} />
      <div className={styles.gameText}>
        <h2>
          <Link to={toGame(key)}>{t(`game.${key}`)}</Link>
        </h2>
        <p>{t(`tagline.${key}`)}</p>
        <p className={styles.marks}>
          {seat === undefined || seat.ready === 0 ? null : (
            <span className={styles.mark} data-kind="ready">
              {t("ready", { count: seat.ready })}
            </span>
          )}
          {isFree ? (
            <span className={styles.mark} data-kind="free">
              {t("free")}
            </span>
          ) : null}
          {price === null ? null : <span className={styles.mark}>{t("points", { count: price })}</span>}
        </p>
      </div>
    </article>
  );
}

interface Props {
  games: Answer<BonusGamesQuery, BonusGamesQueryVariables>;
  mine: MyBonusGamesQuery | undefined;
}

/** The bonus games that are open [2.28]. */
export function BonusGamesPage({ games: { data, error, refetch }, mine }: Props) {
  const { t } = useTranslation("bonusGames");
  const seats = mine?.viewer?.bonusGames;
  const hasFailed = data?.bonusGames == null && (error !== undefined || data !== undefined);
  return (
    <section className={styles.page}>
      <PageHead title={t("title")} description={t("lead")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      {hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={refetch} />
        </div>
      ) : data === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={4} height={90} label={t("loading")} />
        </div>
      ) : (
        <ul className={styles.games} aria-label={t("title")}>
          {data.bonusGames?.map((game) => (
            <li key={game.key}>
              <GameCard game={game} seat={seats?.find((seat) => seat.game === game.key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
