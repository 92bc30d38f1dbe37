import { useTranslation } from "react-i18next";
import { sportsWithDraw } from "@/prices/mainMarkets.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { useIsWide } from "@/ui/layout/useIsWide.ts";
import { GameRow } from "./GameRow.tsx";
import { withHeads } from "./groups.ts";
import { ListHead } from "./ListHead.tsx";
import { rowHeight } from "./listLook.ts";
import styles from "./PreviewPanel.module.css";
import { type AskedGames, useGames } from "./useGames.ts";
import { useListLook } from "./useListLook.ts";

/** Rows that stand in for games on the way; most windows never show them. */
const ROWS = 5;

interface Props {
  section: Section;
  list: AskedGames;
}

/** The second panel of wide windows: a few games of the other kind than the page's. Most windows are not wide. */
export function PreviewPanel({ section, list }: Props) {
  const { t } = useTranslation("games");
  const isWide = useIsWide();
  const title = section === "LIVE" ? t("liveNow") : t("top");
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.card}>
        {isWide ? <PreviewGames section={section} list={list} /> : <Skeleton rows={ROWS} label={t("loading")} />}
      </div>
    </section>
  );
}

/** One page of games, never more. */
function PreviewGames({ section, list }: Props) {
  const { t } = useTranslation("games");
  const { games, state } = useGames(list);
  const look = useListLook();
  const drawn = sportsWithDraw(games);
  const hasDraw = ({ sport }: (typeof games)[number]) => sport === null || drawn.has(sport.id);
  if (state === "loading") return <Skeleton rows={ROWS} label={t("loading")} />;
  if (state === "failed") return <Notice title={t("failed")} />;
  if (games.length === 0) return <Notice title={section === "LIVE" ? t("noLive") : t("noSoon")} />;
  return (
    <div
      role="list"
      data-rows={look.settings.isCompact ? "compact" : undefined}
      data-clock={look.is12h ? "12" : undefined}
      style={{ "--row": `${rowHeight("EUROPEAN", { ...look.settings, hasGameIds: false })}px` } as React.CSSProperties}
    >
      {withHeads(games, { heads: "championship" }).map((item) =>
        item.kind === "game" ? (
          <GameRow
            key={item.key}
            game={item.game}
            look={look}
            section={section}
            hasDraw={hasDraw(item.game)}
            isNarrow
          />
        ) : (
          <div key={item.key} role="listitem">
            <ListHead item={item} look={look} section={section} hasDraw={hasDraw(item.game)} isNarrow />
          </div>
        ),
      )}
    </div>
  );
}
