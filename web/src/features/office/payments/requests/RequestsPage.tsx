import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Chat from "~icons/mdi/message-question-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { RequestFieldsFragment } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { listUrl, SHOWN, type Shown, threadUrl } from "./address.ts";
import { Page, Waiting } from "./Page.tsx";
import { RequestMark } from "./RequestMark.tsx";
import styles from "./Requests.module.css";
import { type AskedRequests, useMoreRequests } from "./useMoreRequests.ts";
import { useRequestFeed } from "./useRequestFeed.ts";

/** Requests of a page. */
export const REQUESTS_PAGE = 20;

interface Props {
  shown: Shown;
  /** The requests, as the page asked for them. */
  asked: AskedRequests;
}

/** The player's requests about payments, newest first, live (SPEC 2.48). */
export function RequestsPage({ shown, asked }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { data, previousData, loading, fetchMore, refetch } = asked;
  const list = (data ?? (loading ? previousData : undefined))?.viewer?.supportRequests ?? null;
  const { isLoadingMore, loadMore } = useMoreRequests(fetchMore, list?.pageInfo.endCursor ?? null);
  const again = () => void refetch().catch(() => undefined);
  // A state that changes may take a request out of what is shown.
  const connection = useRequestFeed(
    ({ id }) => shown === "all" && list?.edges.some(({ node }) => node.id === id) === true,
    again,
  );

  const create = (
    <Link className={styles.next} to={urls.page(lang, "createRequest")}>
      {t("requests.create")}
    </Link>
  );
  return (
    <Page title={t("requests.title")} lead={t("requests.lead")} action={create} isOffline={connection === "lost"}>
      <div className={styles.tabs}>
        <LinkTabs
          label={t("requests.show")}
          links={SHOWN.map((one) => ({
            key: one,
            to: listUrl(lang, one),
            name: t(`requests.shown.${one}`),
            isHere: one === shown,
          }))}
        />
      </div>
      {list === null ? (
        <Waiting isLoading={loading} label={t("requests.loading")} retry={again} />
      ) : list.edges.length === 0 ? (
        <div className={styles.card}>
          {shown === "all" ? (
            <Notice icon={<Chat />} title={t("requests.empty")} text={t("requests.emptyText")} action={create} />
          ) : (
            <Notice icon={<Chat />} title={t("requests.nothing")} />
          )}
        </div>
      ) : (
        <div className={styles.card}>
          <table className={styles.table} aria-label={t("requests.title")} aria-busy={data === undefined}>
            <thead>
              <tr>
                <th scope="col">{t("requests.head.request")}</th>
                <th scope="col">{t("requests.head.payment")}</th>
                <th scope="col">{t("requests.head.state")}</th>
                <th scope="col" className={styles.end}>
                  {t("requests.head.changed")}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.edges.map(({ node }) => (
                <Row key={node.id} request={node} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list?.pageInfo.hasNextPage === true ? (
        <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("requests.more")}
        </Button>
      ) : null}
    </Page>
  );
}

/** A request as a row; its name leads to what was written. */
function Row({ request }: { request: RequestFieldsFragment }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const { id, state, topic, subTopic, payment, changedAt } = request;
  return (
    <tr className={styles.row} data-waits={state === "ANSWERED" || state === "WAITING_FOR_PLAYER"}>
      <td>
        <Link className={styles.subject} to={threadUrl(lang, id)}>
          {subTopic?.name ?? t("requests.thread.title", { id })}
        </Link>
        <span className={styles.soft}>
          {topic === null ? null : `${topic.name} · `}
          <bdi className="number" translate="no">
            {id}
          </bdi>
        </span>
      </td>
      <td>
        {payment === null ? (
          <span className={styles.soft}>{t("requests.noPayment")}</span>
        ) : (
          <>
            <Money value={payment.amount} />
            <span className={styles.soft}>
              <bdi className="number" translate="no">
                {payment.id}
              </bdi>
            </span>
          </>
        )}
      </td>
      <td>
        <RequestMark state={state} />
      </td>
      <td className={`${styles.end} ${styles.time}`}>
        <time dateTime={changedAt}>{dateTime(changedAt)}</time>
      </td>
    </tr>
  );
}
