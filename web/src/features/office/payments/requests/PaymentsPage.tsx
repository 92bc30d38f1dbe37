import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cash from "~icons/mdi/cash-multiple";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { PaymentFieldsFragment, PaymentsQuery, PaymentsQueryVariables } from "@/operations/office/generated.ts";
import { StateMark } from "@/features/office/payments/method/StateMark.tsx";
import { useMethodName } from "@/features/office/payments/method/useMethodName.ts";
import { usePaymentFeed } from "@/features/office/payments/method/usePaymentFeed.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { paymentUrl, subTopicUrl, topicUrl } from "./address.ts";
import { Missing, Page, Waiting } from "./Page.tsx";
import styles from "./Requests.module.css";
import { subTopicOf, topicOf } from "./topics.ts";
import { type AskedTopics, ChosenTopic } from "./TopicsPage.tsx";

interface Props {
  topicId: string;
  /** The sub-topic that was chosen before; null for none. */
  about: string | null;
  topics: AskedTopics;
  /** Payments of the topic's direction. */
  payments: Answer<PaymentsQuery, PaymentsQueryVariables>;
}

/** Which of the player's payments a request is about (SPEC 2.48). */
export function PaymentsPage({ topicId, about, topics: asked, payments }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const topics = asked.data?.viewer?.supportTopics ?? null;
  const topic = topicOf(topics, topicId);
  const list = payments.data?.viewer?.payments ?? null;
  const again = () => {
    void asked.refetch().catch(() => undefined);
    void payments.refetch().catch(() => undefined);
  };
  usePaymentFeed(
    ({ id, direction }) => direction !== topic?.direction || list?.edges.some(({ node }) => node.id === id) === true,
    again,
  );
  if (topics !== null && topic?.direction == null) return <Missing />;

  async function loadMore() {
    setLoadingMore(true);
    await payments.fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  const unlisted = topic?.subTopics.find(({ needsPayment }) => !needsPayment) ?? null;
  const missing =
    unlisted === null ? null : (
      <Link className={styles.link} to={subTopicUrl(lang, topicId, unlisted.id)}>
        {t("requests.payments.missing")}
      </Link>
    );
  const chosen = subTopicOf(topic, about)?.name ?? topic?.name;
  return (
    <Page
      title={t("requests.payments.title")}
      lead={chosen === undefined ? undefined : <ChosenTopic name={chosen} to={topicUrl(lang, topicId)} />}
    >
      {topic === null || topic.direction === null || list === null ? (
        <Waiting isLoading={asked.loading || payments.loading} label={t("requests.loading")} retry={again} />
      ) : list.edges.length === 0 ? (
        <div className={styles.card}>
          <Notice icon={<Cash />} title={t(`requests.payments.empty${topic.direction}`)} action={missing} />
        </div>
      ) : (
        <>
          <div className={styles.card}>
            <table className={styles.table} aria-label={t("requests.payments.title")}>
              <thead>
                <tr>
                  <th scope="col">{t("requests.payments.time")}</th>
                  <th scope="col">{t("requests.payments.payment")}</th>
                  <th scope="col">{t("requests.head.state")}</th>
                  <th scope="col" className={styles.end}>
                    {t("requests.payments.amount")}
                  </th>
                  <th scope="col">
                    <span className="visually-hidden">{t("requests.payments.choose")}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.edges.map(({ node }) => (
                  <Row key={node.id} payment={node} to={paymentUrl(lang, topicId, node.id, about)} />
                ))}
              </tbody>
            </table>
          </div>
          {list.pageInfo.hasNextPage ? (
            <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>
              {t("requests.more")}
            </Button>
          ) : null}
          <p className={styles.foot}>{missing}</p>
        </>
      )}
    </Page>
  );
}

function Row({ payment, to }: { payment: PaymentFieldsFragment; to: string }) {
  const { t } = useTranslation("payments");
  const { dateTime } = useTime();
  const methodName = useMethodName(payment.direction, payment.accountId);
  return (
    <tr className={styles.row}>
      <td className={styles.time}>
        <time dateTime={payment.createdAt}>{dateTime(payment.createdAt)}</time>
      </td>
      <td>
        {methodName(payment.methodId)}
        <span className={styles.soft}>
          <bdi className="number" translate="no">
            {payment.id}
          </bdi>
        </span>
      </td>
      <td>
        <StateMark state={payment.state} />
      </td>
      <td className={`${styles.end} ${styles.sum}`}>
        <Money value={payment.amount} />
      </td>
      <td className={styles.end}>
        <Link className={styles.link} to={to} aria-label={t("requests.payments.chooseOne", { id: payment.id })}>
          {t("requests.payments.choose")}
        </Link>
      </td>
    </tr>
  );
}
