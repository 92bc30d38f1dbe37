import type { ReactNode } from "react";
import { LanguageLinks } from "@/features/site/shell/settings/LanguageLinks.tsx";
import { useLayoutRoot } from "./useLayoutRoot.ts";
import { Brand } from "@/features/site/shell/Brand.tsx";
import styles from "./QuietLayouts.module.css";

/**
 * Nothing but the page and whose it is: for pages that stand in for the whole site, such as blocks (SPEC 2.07, 2.59).
 */
export function EmptyLayout({ children }: { children: ReactNode }) {
  const root = useLayoutRoot("empty");
  return (
    <div {...root} className={styles.empty}>
      <header>
        <Brand />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <LanguageLinks />
    </div>
  );
}
