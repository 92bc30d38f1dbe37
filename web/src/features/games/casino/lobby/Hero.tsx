import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Pause from "~icons/mdi/pause";
import Play from "~icons/mdi/play";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { CasinoLobbyQuery } from "@/operations/games/generated.ts";
import { figure } from "@/features/games/casino/catalogue/figures.ts";
import styles from "./Hero.module.css";

type Featured = NonNullable<CasinoLobbyQuery["featured"]>["edges"][number]["node"];

/** How long a game stands, in milliseconds. */
const TURN = 8000;

/**
 * A few games one after the other. It rests while it is pointed at or holds the focus, when it is told to, and for those
 * who want no motion.
 */
export function Hero({ games }: { games: readonly Featured[] }) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isMoving = games.length > 1 && !isPaused && !isTouched;

  useEffect(
    function turn() {
      if (!isMoving || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
      const timer = setInterval(() => {
        if (document.visibilityState === "visible") setPlace((now) => (now + 1) % games.length);
      }, TURN);
      return () => clearInterval(timer);
    },
    [isMoving, games.length],
  );

  const game = games[place % Math.max(1, games.length)];
  if (game === undefined) return null;
  const to = casinoGameUrl(lang, game);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only rests while it is looked at
    <section
      className={styles.hero}
      aria-roledescription={t("hero.kind")}
      aria-label={t("hero.label")}
      onPointerEnter={() => setTouched(true)}
      onPointerLeave={() => setTouched(false)}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
    >
      <div className={styles.picture}>
        {game.pictures?.wide == null ? null : (
          <img key={game.id} src={game.pictures.wide} alt="" width={640} height={360} />
        )}
      </div>
      <div className={styles.words} aria-live={isMoving ? "off" : "polite"}>
        <p className={styles.provider}>{game.provider?.name}</p>
        <h2>{game.name}</h2>
        <p className={styles.facts}>
          {game.rtp === null ? null : <span>{t("returns", { percent: figure(lang, game.rtp) })}</span>}
          {game.highestMultiplier === null ? null : (
            <span>{t("upTo", { times: figure(lang, game.highestMultiplier) })}</span>
          )}
        </p>
        <p className={styles.ways}>
          <Link to={`${to}?mode=money`} className={styles.play} aria-label={t("playGame", { name: game.name })}>
            {t("play")}
          </Link>
          {game.hasDemo === true ? (
            <Link to={`${to}?mode=demo`} className={styles.demo} aria-label={t("demoOf", { name: game.name })}>
              {t("demo")}
            </Link>
          ) : null}
          <Link to={to} className={styles.more} aria-label={t("moreOf", { name: game.name })}>
            {t("more")}
          </Link>
        </p>
      </div>
      {games.length < 2 ? null : (
        <div className={styles.places}>
          <button
            type="button"
            className={styles.pause}
            aria-label={t(isPaused ? "hero.go" : "hero.pause")}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </button>
          {games.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-label={name}
              aria-current={game.id === id ? "true" : undefined}
              onClick={() => setPlace(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
