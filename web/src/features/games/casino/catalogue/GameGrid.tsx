import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { onResize } from "@/ui/layout/onResize.ts";
import { useLineWindow } from "@/ui/layout/useLineWindow.ts";
import type { CasinoCardFieldsFragment } from "@/operations/games/generated.ts";
import { GameCard } from "./GameCard.tsx";
import styles from "./GameGrid.module.css";
import { useSeats } from "./useSeats.ts";
import { useCasinoFavorites } from "./useCasinoFavorites.ts";

interface Props {
  games: readonly CasinoCardFieldsFragment[];
  /** Name of the list for screen readers. */
  label: string;
  level: 2 | 3;
  onNearEnd?: (() => void) | undefined;
}

/** How the browser laid the cards out: cards a row, and from one row to the next in pixels. */
interface Layout {
  columns: number;
  pitch: number;
}

/** Rows before the end at which the next page is asked for. */
const AHEAD = 3;
/** Used before the browser has laid anything out: all that is there is drawn. */
const UNKNOWN: readonly number[] = [];
const useBrowserLayout = import.meta.env.SSR ? useEffect : useLayoutEffect;

function layoutOf(list: HTMLElement | null): Layout | null {
  const card = list?.querySelector<HTMLElement>("[data-card]");
  if (list === null || card == null || card.offsetHeight === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return { columns: gridTemplateColumns.split(" ").length, pitch: card.offsetHeight + Number.parseFloat(rowGap) };
}

/**
 * Any number of games in rows of cards. The browser says how many fit beside each other; only the rows in the window are
 * in the document, and the others keep their room.
 */
export function GameGrid({ games, label, level, onNearEnd }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const favorites = useCasinoFavorites();
  const seats = useSeats();
  const [layout, setLayout] = useState<Layout | null>(null);

  useBrowserLayout(function measure() {
    const follow = () => {
      const now = layoutOf(list.current);
      if (now !== null)
        setLayout((before) => (before?.columns === now.columns && before.pitch === now.pitch ? before : now));
    };
    follow();
    return onResize(follow);
  }, []);

  const rows = layout === null ? 0 : Math.ceil(games.length / layout.columns);
  const heights = layout === null ? UNKNOWN : Array.from({ length: rows }, () => layout.pitch);
  const lines = useLineWindow(list, heights, { firstHeight: 960, covered: 56 });
  const isNearEnd = layout !== null && !lines.isFirst && lines.end >= rows - AHEAD;

  useEffect(
    function askForMore() {
      if (isNearEnd) onNearEnd?.();
    },
    [isNearEnd, onNearEnd],
  );

  const isWhole = layout === null || lines.isFirst;
  const first = isWhole ? 0 : lines.first * layout.columns;
  const end = isWhole ? games.length : lines.end * layout.columns;
  const room = isWhole
    ? undefined
    : {
        paddingBlockStart: lines.startOf(lines.first),
        paddingBlockEnd: lines.startOf(rows) - lines.startOf(lines.end),
      };
  return (
    <ul ref={list} className={styles.grid} aria-label={label} style={room}>
      {games.slice(first, end).map((game, index) => (
        <li
          key={game.id}
          data-card
          className={styles.place}
          aria-setsize={games.length}
          aria-posinset={first + index + 1}
        >
          <GameCard
            game={game}
            level={level}
            seats={seats.get(game.route)}
            isFavorite={favorites.ids.has(game.id)}
            onFavorite={() => favorites.toggle(game)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cards that stand in for games on their way, of the real ones' size. */
export function GridPlaces({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label} className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.standIn} aria-hidden />
      ))}
    </div>
  );
}
