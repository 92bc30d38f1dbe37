import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";

export const TOURNAMENT_LISTS = ["all", "casino", "sport", "results", "mine"] as const;
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

/** Head of the lists of tournaments, with the ways between them. */
export function TournamentsFrame({ open, children }: { open: TournamentList; children: ReactNode }) {
  const { t } = useTranslation("tournaments");
  const { pathname } = useLocation();
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      <LinkTabs
        label={t("lists.label")}
        links={TOURNAMENT_LISTS.map((list) => ({
          key: list,
          to: list === "all" ? pathname : `${pathname}?list=${list}`,
          name: t(`lists.${list}`),
          isHere: list === open,
        }))}
      />
      {children}
    </section>
  );
}
