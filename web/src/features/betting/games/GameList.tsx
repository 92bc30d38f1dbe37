import { useEffect, useMemo, useRef } from "react";
import { sportsWithDraw } from "@/prices/mainMarkets.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { RowStopContext } from "@/ui/layout/rowStop.ts";
import styles from "./GameList.module.css";
import { GameRow } from "./GameRow.tsx";
import { groupsOf, type Heads, type ListItem, withHeads } from "./groups.ts";
import { type HeadLevel, ListHead } from "./ListHead.tsx";
import { HEAD_HEIGHTS, rowHeight } from "./listLook.ts";
import { useGridKeys } from "./useGridKeys.ts";
import { useLineWindow } from "@/ui/layout/useLineWindow.ts";
import { useListLook } from "./useListLook.ts";

/**
 * Height the server draws for where a page says nothing else, with nothing beyond it; nobody knows yet how high the
 * window is.
 */
const FIRST_HEIGHT = 960;
/** How much of a list is in the first picture, in pixels. */
const FIRST_PICTURE = 420;
/** The site's header, in pixels. */
const HEADER = 56;
/** Lines before the end at which the next page is asked for. */
const AHEAD = 15;

interface Props {
  games: readonly GameRowFragment[];
  section: Section;
  heads?: Heads;
  /** Top championships stand first, under a head of their own. */
  isBestFirst?: boolean;
  headLevel?: HeadLevel;
  /** How many games of a championship the list has at most; a link leads to all of them. */
  perChampionship?: number | undefined;
  onNearEnd?: (() => void) | undefined;
  /** Height that the server draws for, in pixels. */
  firstHeight?: number | undefined;
}

/**
 * Any number of games: only the rows in the window are in the document, under the head of their group, which stays in
 * view.
 */
export function GameList({
  games,
  section,
  heads = "championship",
  isBestFirst = false,
  headLevel = 3,
  perChampionship,
  onNearEnd,
  firstHeight = FIRST_HEIGHT,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const look = useListLook();
  const { settings, view, time } = look;
  const row = rowHeight(view, settings);
  const items = useMemo(
    () => withHeads(games, { heads, isBestFirst, perChampionship, dayOf: time.longDay }),
    [games, heads, isBestFirst, perChampionship, time],
  );
  const groups = useMemo(() => groupsOf(items), [items]);
  const drawn = useMemo(() => sportsWithDraw(games), [games]);
  const isMixed = heads === "day" && new Set(games.map(({ sport }) => sport?.id)).size > 1;
  const heights = useMemo(() => items.map(({ kind }) => (kind === "game" ? row : HEAD_HEIGHTS[kind])), [items, row]);
  // What is under the header and under a group's head is not seen.
  const lines = useLineWindow(list, heights, { firstHeight, covered: HEADER + HEAD_HEIGHTS.championship });
  const { first, end, startOf } = lines;
  /** Half a window of lines is in the page's first picture; the others are there a moment later. */
  const placeOf = (style: string | undefined, index: number) =>
    lines.isFirst && startOf(index) >= FIRST_PICTURE ? `${style ?? ""} after-first-picture` : style;
  const isNearEnd = end > items.length - AHEAD;
  const onKeyDown = useGridKeys(list, items, lines);

  useEffect(
    function askForMore() {
      if (isNearEnd) onNearEnd?.();
    },
    [isNearEnd, onNearEnd],
  );

  // Where sports stand among each other, all rows have the columns of the widest.
  const hasDraw = ({ game }: ListItem) => isMixed || game.sport === null || drawn.has(game.sport.id);
  function line(item: ListItem) {
    return item.kind === "game" ? (
      <RowStopContext value={-1}>
        <GameRow game={item.game} look={look} section={section} hasDraw={hasDraw(item)} isMixed={isMixed} />
      </RowStopContext>
    ) : (
      <ListHead item={item} look={look} section={section} hasDraw={hasDraw(item)} level={headLevel} />
    );
  }

  return (
    <div
      className={styles.list}
      data-rows={settings.isCompact ? "compact" : undefined}
      data-clock={look.is12h ? "12" : undefined}
      style={{ "--row": `${row}px` } as React.CSSProperties}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the prices in it have the focus; keys only move it among them */}
      <div
        ref={list}
        role="list"
        className={styles.rows}
        style={{ blockSize: startOf(items.length) }}
        onKeyDown={onKeyDown}
      >
        {groups
          .filter((group) => group.end > first && group.first < end)
          .map((group) => {
            const head = items[group.first];
            if (head === undefined) return null;
            const start = startOf(group.first);
            const shown = Array.from(
              { length: Math.min(group.end, end) - Math.max(group.first + 1, first) },
              (_, step) => Math.max(group.first + 1, first) + step,
            );
            return (
              <div
                key={head.key}
                className={styles.group}
                role="presentation"
                style={{ insetBlockStart: start, blockSize: startOf(group.end) - start }}
              >
                <div
                  className={placeOf(
                    head.kind === "championship" || head.kind === "day" ? styles.head : undefined,
                    group.first,
                  )}
                  role={head.kind === "game" ? "presentation" : "listitem"}
                  data-index={head.kind === "game" ? group.first : undefined}
                >
                  {line(head)}
                </div>
                {shown.map((index) => {
                  const item = items[index];
                  return item === undefined ? null : (
                    <div
                      key={item.key}
                      className={placeOf(styles.slot, index)}
                      role={item.kind === "more" ? "listitem" : "presentation"}
                      data-index={index}
                      style={{ transform: `translateY(${startOf(index) - start}px)` }}
                    >
                      {line(item)}
                    </div>
                  );
                })}
              </div>
            );
          })}
      </div>
    </div>
  );
}
