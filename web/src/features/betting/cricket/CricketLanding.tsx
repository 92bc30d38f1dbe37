import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import styles from "./CricketLanding.module.css";
import { CRICKET_TABS, type CricketTab } from "./tournament.ts";

interface Props {
  tab: CricketTab;
  title: string;
  lead: string | null;
  children: ReactNode;
}

/** The landing of a cricket tournament: its tabs, and what the open one shows. */
export function CricketLanding({ tab, title, lead, children }: Props) {
  const { t } = useTranslation("cricket");
  const lang = useLanguage();
  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead ?? t("description", { tab: t(`tab.${tab}`) })} />
      <header className={styles.head}>
        <p className={styles.name}>{t("name")}</p>
        <h1>{title}</h1>
        {lead === null ? null : <p className={styles.lead}>{lead}</p>}
        <LinkTabs
          label={t("tabs")}
          links={CRICKET_TABS.map((name) => ({
            key: name,
            to: urls.page(lang, "cricket", name === "about" ? {} : { tab: name }),
            name: t(`tab.${name}`),
            isHere: name === tab,
          }))}
        />
      </header>
      {children}
    </div>
  );
}
