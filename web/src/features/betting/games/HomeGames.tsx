import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GamesSection } from "./GamesSection.tsx";
import styles from "./HomeGames.module.css";
import { PreviewPanel } from "./PreviewPanel.tsx";
import type { AskedGames } from "./useGames.ts";

/** Heights that the server draws the two lists for, in pixels: what most windows show of them before they are live. */
const LIVE_HEIGHT = 840;
const LINE_HEIGHT = 560;

interface Props {
  live: AskedGames;
  line: AskedGames;
  allLive: ReactNode;
  allLine: ReactNode;
  /** What stands above the games. */
  children: ReactNode;
}

/**
 * The home page: what is being played now, and what starts next. Beside each other where the window is wide; elsewhere
 * the one below the other, where the first view shows little of it.
 */
export function HomeGames({ live, line, allLive, allLine, children }: Props) {
  const { t } = useTranslation("games");
  return (
    <div className={styles.home}>
      {children === null ? null : <div className={styles.above}>{children}</div>}
      <div className={styles.live}>
        <GamesSection
          title={t("liveNow")}
          section="LIVE"
          list={live}
          firstHeight={LIVE_HEIGHT}
          empty={{ title: t("noLive"), text: t("noLiveText"), action: allLine }}
        />
        <p className={styles.all}>{allLive}</p>
      </div>
      <div className={`${styles.line} after-first-picture`}>
        <GamesSection
          title={t("soon")}
          section="LINE"
          list={line}
          firstHeight={LINE_HEIGHT}
          empty={{ title: t("noSoon"), text: t("noSoonText"), action: allLine }}
        />
        <p className={styles.all}>{allLine}</p>
      </div>
      <div className={styles.wideLive}>
        <PreviewPanel section="LIVE" list={live} />
        <p className={styles.all}>{allLive}</p>
      </div>
    </div>
  );
}
