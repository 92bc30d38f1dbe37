import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Tickets } from "./Tickets.tsx";
import shared from "@/ui/draws/Draws.module.css";

/** All toto tickets of the player. A part of the office's history. */
export function TotoTickets({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("toto");
  return (
    <section className={shared.page}>
      <PageHead title={t("myTickets")} />
      <header className={shared.head}>
        <h1>{t("myTickets")}</h1>
      </header>
      {tabs}
      <Tickets section={null} />
    </section>
  );
}
