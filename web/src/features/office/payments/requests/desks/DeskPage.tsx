import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Chat from "~icons/mdi/message-question-outline";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { Page, Waiting } from "@/features/office/payments/requests/Page.tsx";
import type { AskedTopics } from "@/features/office/payments/requests/TopicsPage.tsx";
import type { AskedRequests } from "@/features/office/payments/requests/useMoreRequests.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import type { Desk } from "./desk.ts";
import { MyRequests, NewRequest, useDesk } from "./DeskParts.tsx";
import styles from "./Support.module.css";

/** Requests of a page. */
export const DESK_PAGE = 20;

/** Pages that answer most questions. */
const HELP = ["contacts", "howBet", "payment", "responsibleGaming", "disputeResolution"] as const;

interface Props {
  desk: Exclude<Desk, "PARTNERS">;
  /** The player's requests at the desk. */
  asked: AskedRequests;
  topics: AskedTopics;
}

/** What a player has asked a desk or proposes to it, live, and how to write to it (SPEC 2.45, 2.47). */
export function DeskPage({ desk, asked, topics }: Props) {
  const { t } = useTranslation(["desk", "menu"]);
  const lang = useLanguage();
  const config = useSiteConfig();
  const dialog = useDialog();
  const state = useDesk(desk, asked, topics);
  const { list, isLoading, again, connection } = state;
  const isSupport = desk === "SUPPORT";
  const ask = isSupport ? (
    <Button look="primary" onClick={() => dialog({ name: "userQuestion" })}>
      {t("ask")}
    </Button>
  ) : undefined;
  return (
    <Page
      title={t(isSupport ? "menu:page.support" : "menu:page.shareIdea")}
      lead={t(`lead.${desk}`)}
      action={ask}
      isOffline={connection === "lost"}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {isSupport ? null : <NewRequest desk={desk} title={t("newIdea")} state={state} />}
          {list === null ? (
            <Waiting isLoading={isLoading} label={t("loading")} retry={again} />
          ) : list.edges.length === 0 && isSupport ? (
            <div className={styles.card}>
              <Notice icon={<Chat />} title={t("empty")} text={t("emptyText")} action={ask} />
            </div>
          ) : (
            <MyRequests desk={desk} state={state} />
          )}
        </div>
        <nav className={styles.card} aria-label={t("help")}>
          <h2>{t("help")}</h2>
          <div className={styles.help}>
            {HELP.filter((name) => routeExists(name, config)).map((name) => (
              <Link key={name} to={urls.page(lang, name)}>
                {t(`menu:page.${name}`)}
              </Link>
            ))}
          </div>
        </nav>
      </div>
    </Page>
  );
}
