import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import type { GameRowFragment, Section } from "@/operations/generated.ts";
import { Flag } from "@/ui/Flag.tsx";
import { SportIcon } from "@/ui/SportIcon.tsx";
import { ColumnHeads } from "./ColumnHeads.tsx";
import styles from "./GameList.module.css";
import { GameRow } from "./GameRow.tsx";
import { withHeads } from "./groups.ts";

const ROW = 40;
const HEAD = 32;
/** Rows drawn above and below the window. */
const OVERSCAN = 8;
/** Height the server draws for; nobody knows yet how high the window is. */
const FIRST_HEIGHT = 1_000;
/** Lines before the end at which the next page is asked for. */
const AHEAD = 15;

interface Props {
  games: readonly GameRowFragment[];
  section: Section;
  /** Heads of championships between the games. */
  hasHeads?: boolean;
  onNearEnd?: (() => void) | undefined;
}

/** Any number of games: only the rows in the window are in the document. */
export function GameList({ games, section, hasHeads = true, onNearEnd }: Props) {
  "use no memo"; // The virtualiser answers through its own mutable object, which the compiler would take for constant.
  const list = useRef<HTMLDivElement>(null);
  const items = hasHeads ? withHeads(games) : games.map((game) => ({ kind: "game" as const, key: game.id, game }));
  // oxlint-disable-next-line react/incompatible-library -- said to the compiler above
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === "head" ? HEAD : ROW),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const rows = virtualizer.getVirtualItems();
  const lastIndex = rows.at(-1)?.index ?? 0;
  const isNearEnd = lastIndex >= items.length - AHEAD;

  useEffect(function askForMore() {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  return (
    <div className={styles.list}>
      <ColumnHeads />
      <div ref={list} role="list" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div key={key} className={styles.slot} role={item.kind === "head" ? "listitem" : "presentation"} style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}>
              {item.kind === "head" ? <ChampionshipHead game={item.game} section={section} /> : <GameRow game={item.game} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function ChampionshipHead({ game, section }: { game: GameRowFragment; section: Section }) {
  const { t } = useTranslation("games");
  const lang = languageOf(useApp());
  const { sport, championship } = game;
  if (sport === null || championship === null) return <h3 className={styles.head}>{t("unknownChampionship")}</h3>;
  return (
    <h3 className={styles.head}>
      <SportIcon slug={sport.slug} />
      <Flag code={championship.countryCode} />
      <Link to={urls.championship(lang, section === "LIVE" ? "live" : "line", sport, championship)}>{championship.name}</Link>
    </h3>
  );
}
