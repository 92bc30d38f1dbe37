import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Heart from "~icons/mdi/heart-outline";
import People from "~icons/mdi/account-multiple";
import HeartFull from "~icons/mdi/heart";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { CasinoCardFieldsFragment } from "@/operations/games/generated.ts";
import { figure } from "./figures.ts";
import styles from "./GameCard.module.css";

interface Props {
  game: CasinoCardFieldsFragment;
  isFavorite: boolean;
  /** Heading level of the name below the list's own heading. */
  level: 2 | 3;
  /** Players at its table; undefined where it has none. */
  seats?: number | undefined;
  onFavorite(): void;
}

/** A game in a list: its picture, name and provider; the ways to play it come with the pointer or the focus. */
export function GameCard({ game, isFavorite, level, seats = 0, onFavorite }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const to = casinoGameUrl(lang, game);
  const Name = level === 2 ? "h2" : "h3";
  const Icon = isFavorite ? HeartFull : Heart;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        {game.pictures?.tall == null ? (
          <span className={styles.noArt} aria-hidden>
            {[...game.name][0]}
          </span>
        ) : (
          <img src={game.pictures.tall} alt="" width={168} height={224} loading="lazy" decoding="async" />
        )}
        {game.isNew === true ? <span className={styles.tag}>{t("new")}</span> : null}
        {seats === 0 ? null : (
          <span className={styles.seats} title={t("seats", { count: seats })}>
            <People aria-hidden />
            <span aria-hidden>{seats}</span>
            <span className="visually-hidden">{t("seats", { count: seats })}</span>
          </span>
        )}
        <div className={styles.ways}>
          {game.rtp === null ? null : (
            <span className={styles.fact}>{t("returns", { percent: figure(lang, game.rtp) })}</span>
          )}
          <Link to={`${to}?mode=money`} className={styles.play} aria-label={t("playGame", { name: game.name })}>
            {t("play")}
          </Link>
          {game.hasDemo === true ? (
            <Link to={`${to}?mode=demo`} className={styles.demo} aria-label={t("demoOf", { name: game.name })}>
              {t("demo")}
            </Link>
          ) : null}
        </div>
      </div>
      <Name className={styles.name}>
        <Link to={to}>{game.name}</Link>
      </Name>
      <p className={styles.provider}>{game.provider?.name}</p>
      <button
        type="button"
        className={styles.favorite}
        aria-pressed={isFavorite}
        aria-label={t("favorite.of", { name: game.name })}
        title={t(isFavorite ? "favorite.drop" : "favorite.keep")}
        onClick={onFavorite}
      >
        <Icon aria-hidden />
      </button>
    </article>
  );
}
