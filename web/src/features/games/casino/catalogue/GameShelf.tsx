import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Left from "~icons/mdi/chevron-left";
import Right from "~icons/mdi/chevron-right";
import { onResize } from "@/ui/layout/onResize.ts";
import type { CasinoCardFieldsFragment } from "@/operations/games/generated.ts";
import { GameCard } from "./GameCard.tsx";
import styles from "./GameShelf.module.css";
import type { Seats } from "./useSeats.ts";
import type { CasinoFavorites } from "./useCasinoFavorites.ts";

interface Props {
  title: string;
  games: readonly CasinoCardFieldsFragment[];
  favorites: CasinoFavorites;
  seats?: Seats;
  /** Address of all of them, with their number; none where the shelf holds all. */
  all?: { to: string; count: number } | undefined;
}

/** A row of games that have something in common; arrows show those beyond its edge. */
export function GameShelf({ title, games, favorites, seats, all }: Props) {
  const { t } = useTranslation("casino");
  const row = useRef<HTMLUListElement>(null);
  const [isLonger, setLonger] = useState(false);

  useEffect(function measure() {
    const follow = () => {
      const list = row.current;
      if (list !== null) setLonger(list.scrollWidth > list.clientWidth + 1);
    };
    follow();
    return onResize(follow);
  }, []);

  function turn(pages: number) {
    const list = row.current;
    if (list === null) return;
    const isReversed = getComputedStyle(list).direction === "rtl";
    list.scrollBy({ left: pages * (isReversed ? -1 : 1) * list.clientWidth * 0.9 });
  }

  return (
    <section className={styles.shelf} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.tools}>
          {all === undefined ? null : (
            <Link to={all.to} className={styles.all} aria-label={t("allOf", { name: title, count: all.count })}>
              {t("all", { count: all.count })}
            </Link>
          )}
          {isLonger ? (
            <>
              <button
                type="button"
                className={styles.arrow}
                aria-label={t("back", { name: title })}
                onClick={() => turn(-1)}
              >
                <Left aria-hidden />
              </button>
              <button
                type="button"
                className={styles.arrow}
                aria-label={t("on", { name: title })}
                onClick={() => turn(1)}
              >
                <Right aria-hidden />
              </button>
            </>
          ) : null}
        </div>
      </div>
      <ul ref={row} className={styles.row}>
        {games.map((game) => (
          <li key={game.id} className={styles.place}>
            <GameCard
              game={game}
              level={3}
              seats={seats?.get(game.route)}
              isFavorite={favorites.ids.has(game.id)}
              onFavorite={() => favorites.toggle(game)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
