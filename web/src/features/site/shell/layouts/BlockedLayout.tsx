import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AgeMark } from "@/features/site/shell/AgeMark.tsx";
import { Brand } from "@/features/site/shell/Brand.tsx";
import { LanguageLinks } from "@/features/site/shell/settings/LanguageLinks.tsx";
import { useLayoutRoot } from "./useLayoutRoot.ts";
import styles from "./QuietLayouts.module.css";
import { SignOutButton } from "@/features/site/shell/SignOutButton.tsx";

/**
 * For pages that a blocked player still has: the way home is closed to them, signing out and support are not (SPEC
 * 2.59).
 */
export function BlockedLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const root = useLayoutRoot("blocked");
  return (
    <div {...root} className={styles.blocked}>
      <header className={styles.bar}>
        <Brand />
        <SignOutButton />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <AgeMark />
        <p>{t("responsible")}</p>
        <LanguageLinks />
      </footer>
    </div>
  );
}
