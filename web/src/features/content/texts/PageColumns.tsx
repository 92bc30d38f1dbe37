import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTrail } from "@/platform/head/trail.ts";
import { Breadcrumbs } from "@/ui/layout/Breadcrumbs.tsx";
import styles from "./PageColumns.module.css";

interface Props {
  menu: ReactNode;
  /**
   * What stands after the content where there is room: the place is kept also while it is empty. Left out: the content
   * takes it.
   */
  aside?: ReactNode;
  children: ReactNode;
}

/** A menu longer than the window shows the page one is on. */
function showCurrent(menu: HTMLDivElement | null) {
  const current = menu?.querySelector<HTMLElement>("[aria-current=page]");
  if (menu == null || current == null) return;
  const { top, bottom } = current.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) menu.scrollTop += (top + bottom - box.top - box.bottom) / 2;
}

/** The way to a page above it, its section's menu before it, and the list of what is on it behind. */
export function PageColumns({ menu, aside, children }: Props) {
  const { t } = useTranslation("content");
  const trail = useTrail();
  return (
    <div
      className={styles.page}
      data-menu={menu === null ? "none" : "shown"}
      data-aside={aside === undefined ? "none" : "shown"}
    >
      <div className={styles.way}>
        <Breadcrumbs label={t("way")} trail={trail} />
      </div>
      <div className={styles.columns}>
        {menu === null ? null : (
          <div ref={showCurrent} className={styles.menu}>
            {menu}
          </div>
        )}
        <div className={styles.content}>{children}</div>
        {aside == null ? null : <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
