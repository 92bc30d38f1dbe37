import type { ReactNode } from "react";
import { PageHead } from "@/platform/head/PageHead.tsx";
import styles from "./Draws.module.css";

interface Props {
  title: string;
  /** What it is about, in one sentence; also for search engines. */
  lead: string;
  isIndexed?: boolean;
  /** Navigation, then the page's own. */
  children: ReactNode;
}

/** The head that pages of draws have alike. */
export function DrawsFrame({ title, lead, isIndexed = true, children }: Props) {
  return (
    <div className={styles.page} data-wide>
      <PageHead title={title} description={lead} robots={isIndexed ? undefined : "noindex, follow"} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.soft}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
