import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useApp } from "@/app/app.ts";
import { PlayerFeed } from "@/betting/PlayerFeed.tsx";
import { Footer } from "./Footer.tsx";
import styles from "./Frame.module.css";
import { Header } from "./Header.tsx";

interface Props {
  children: ReactNode;
  /** Left column: the sports tree. */
  start?: ReactNode;
  /** Second centre panel of wide windows. */
  panel?: ReactNode;
  /** Right column: the coupon. */
  end?: ReactNode;
}

/** Header, columns and footer of a page. Without side columns the content stands alone in the middle. */
export function Frame({ children, start, panel, end }: Props) {
  const connection = useReactiveVar(useApp().connectionState);
  const isPlain = start === undefined && end === undefined;
  return (
    <div data-connection={connection}>
      <Header />
      <PlayerFeed />
      <div className={isPlain ? styles.plain : styles.columns} data-panel={panel !== undefined && panel !== null}>
        {start === undefined ? null : <div className={`${styles.side} ${styles.start}`}>{start}</div>}
        <main id="content" className={styles.main} tabIndex={-1}>{children}<Footer /></main>
        {panel == null ? null : <div className={`${styles.side} ${styles.panel}`}>{panel}</div>}
        {end === undefined ? null : <div className={`${styles.side} ${styles.end}`}>{end}</div>}
      </div>
    </div>
  );
}
