import type { ReactNode } from "react";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { Brand } from "@/features/site/shell/Brand.tsx";
import { useLayoutRoot } from "./useLayoutRoot.ts";
import styles from "./QuietLayouts.module.css";

/** Where another site sends a player back to, and what is printed: the page and the way home (SPEC 2.52). */
export function BareLayout({ children }: { children: ReactNode }) {
  const lang = useLanguage();
  const root = useLayoutRoot("bare");
  return (
    <div {...root} className={styles.bare}>
      <header className={styles.plainBar}>
        <Link to={urls.home(lang)}>
          <Brand />
        </Link>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
