import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Bell from "~icons/mdi/bell-outline";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useClient, useLanguage, useNotifications } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import {
  type NoticesQuery,
  type NoticesQueryVariables,
  useMarkNoticesReadMutation,
  useNoticeAddedSubscription,
} from "@/operations/site/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { NoticeRow } from "./NoticeRow.tsx";
import styles from "./Notices.module.css";

/** Notices of a page. */
export const NOTICES_PAGE = 20;
const ROWS = 6;

/** The player's inbox, live: newest first, what is unread, and where each leads (SPEC 2.61). */
export function NoticesPage({ answer }: { answer: Answer<NoticesQuery, NoticesQueryVariables> }) {
  const { t } = useTranslation(["notices", "menu"]);
  const lang = useLanguage();
  const config = useSiteConfig();
  const viewer = useViewer();
  const { cache } = useClient();
  const notifications = useNotifications();
  const [mark, { loading: isMarking }] = useMarkNoticesReadMutation();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const own = answer.data?.viewer;
  const list = own?.notices ?? null;
  const unread = own?.unreadNotices ?? 0;

  const askAgain = () => void answer.refetch().catch(() => undefined);
  useNoticeAddedSubscription({ skip: viewer === null, ignoreResults: true, onData: askAgain });
  const connection = useAfterGap(() => {
    if (viewer !== null) askAgain();
  });
  const isOffline = connection === "lost";

  /** Marks a notice, or all of them for null. */
  async function read(id: string | null) {
    const done = await mark({ variables: { input: id === null ? {} : { ids: [id] } } }).catch(() => null);
    const payload = done?.data?.markNoticesRead;
    if (payload == null) {
      if (id === null) notifications.show({ kind: "error", view: "toast", text: t("notSaved") });
      return;
    }
    for (const { node } of list?.edges ?? [])
      if (id === null || node.id === id)
        cache.modify({ id: cache.identify(node) ?? "", fields: { isRead: () => true } });
    if (viewer !== null)
      cache.modify({
        id: cache.identify({ __typename: "Viewer", id: viewer.id }) ?? "",
        fields: { unreadNotices: () => payload.unreadCount },
      });
  }

  async function loadMore() {
    setLoadingMore(true);
    await answer.fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return (
    <section className={styles.page}>
      <PageHead title={t("menu:page.notices")} />
      <header className={styles.head}>
        <div>
          <h1>{t("menu:page.notices")}</h1>
          <p>{t("lead")}</p>
        </div>
        {routeExists("settings", config) ? (
          <Link to={`${urls.page(lang, "settings")}#notices`} className={styles.link}>
            {t("toSettings")}
          </Link>
        ) : null}
      </header>
      {list === null && answer.loading ? <Skeleton rows={ROWS} label={t("loading")} /> : null}
      {list === null && !answer.loading && viewer !== null ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={() => answer.refetch()} />
        </div>
      ) : null}
      {list !== null && list.edges.length === 0 ? (
        <div className={styles.card}>
          <Notice icon={<Bell />} title={t("empty")} text={t("emptyText")} />
        </div>
      ) : null}
      {list !== null && list.edges.length > 0 ? (
        <div className={styles.card}>
          <div className={styles.bar}>
            <span role="status">{t("unread", { count: unread })}</span>
            {unread > 0 ? (
              <Button look="quiet" isBusy={isMarking} disabled={isOffline} onClick={() => void read(null)}>
                {t("readAll")}
              </Button>
            ) : null}
          </div>
          <ul className={styles.list}>
            {list.edges.map(({ node }) => (
              <NoticeRow key={node.id} notice={node} onRead={() => void read(node.id)} />
            ))}
          </ul>
        </div>
      ) : null}
      {list?.pageInfo.hasNextPage === true ? (
        <div>
          <Button isBusy={isLoadingMore} disabled={isOffline} onClick={() => void loadMore()}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
