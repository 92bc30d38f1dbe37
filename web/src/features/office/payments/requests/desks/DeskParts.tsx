import { useTranslation } from "react-i18next";
import { Waiting } from "@/features/office/payments/requests/Page.tsx";
import type { AskedTopics } from "@/features/office/payments/requests/TopicsPage.tsx";
import type { Topics } from "@/features/office/payments/requests/topics.ts";
import { type AskedRequests, useMoreRequests } from "@/features/office/payments/requests/useMoreRequests.ts";
import { useRequestFeed } from "@/features/office/payments/requests/useRequestFeed.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { AskForm } from "./AskForm.tsx";
import type { Desk } from "./desk.ts";
import { RequestList } from "./RequestList.tsx";
import styles from "./Support.module.css";

/** The requests at a desk as they are now, and the topics to write about. */
export function useDesk(desk: Desk, { data, loading, fetchMore, refetch }: AskedRequests, asked: AskedTopics) {
  const list = data?.viewer?.supportRequests ?? null;
  const topics = asked.data?.viewer?.supportTopics ?? null;
  const more = useMoreRequests(fetchMore, list?.pageInfo.endCursor ?? null);
  const again = () => {
    void refetch().catch(() => undefined);
    if (topics === null) void asked.refetch().catch(() => undefined);
  };
  const connection = useRequestFeed(
    (request) => request.desk !== desk || list?.edges.some(({ node }) => node.id === request.id) === true,
    again,
  );
  return { list, isLoading: loading, topics, isLoadingTopics: asked.loading, ...more, again, connection };
}

type DeskState = ReturnType<typeof useDesk>;

/** The form for a new request. */
export function NewRequest({ desk, title, state }: { desk: Desk; title: string; state: DeskState }) {
  const { t } = useTranslation("desk");
  const { topics, isLoadingTopics, again }: { topics: Topics | null } & DeskState = state;
  return topics === null ? (
    <Waiting isLoading={isLoadingTopics} label={t("loading")} retry={again} />
  ) : (
    <section className={styles.card} aria-labelledby="new-request">
      <h2 id="new-request">{title}</h2>
      <div className={styles.body}>
        <AskForm desk={desk} topics={topics} />
      </div>
    </section>
  );
}

/** What was written to a desk before; nothing where nothing was. */
export function MyRequests({ desk, state: { list, isLoadingMore, loadMore } }: { desk: Desk; state: DeskState }) {
  const { t } = useTranslation("desk");
  if (list === null || list.edges.length === 0) return null;
  return (
    <>
      <section className={styles.card} aria-labelledby="desk-requests">
        <h2 id="desk-requests">{t(`mine.${desk}`)}</h2>
        <RequestList requests={list.edges.map(({ node }) => node)} />
      </section>
      {list.pageInfo.hasNextPage ? (
        <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}
