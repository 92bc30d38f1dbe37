import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import {
  type PaymentQuery,
  type PaymentQueryVariables,
  type ThreadFieldsFragment,
  useCreateSupportRequestMutation,
} from "@/operations/office/generated.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { paymentsUrl, threadUrl, topicUrl } from "./address.ts";
import { MessageForm } from "./MessageForm.tsx";
import { Missing, Page, Waiting } from "./Page.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import styles from "./Requests.module.css";
import { subTopicOf, type Topic, topicOf, type Topics } from "./topics.ts";
import { type AskedTopics, ChosenTopic } from "./TopicsPage.tsx";

interface FormProps {
  topics: Topics;
  topic: Topic;
  /** The sub-topic where it is chosen already. */
  chosen: string | null;
  paymentId: string | null;
}

/** The message of a new request, and what has happened where the pages before did not ask. */
function NewRequestForm({ topics, topic, chosen, paymentId }: FormProps) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const navigate = useNavigate();
  const notifications = useNotifications();
  const [create] = useCreateSupportRequestMutation();
  const offered = topic.subTopics.filter(({ needsPayment }) => needsPayment === (paymentId !== null));
  const [subTopicId, setSubTopicId] = useState(chosen ?? "");

  function open({ id }: ThreadFieldsFragment) {
    notifications.show({ kind: "success", view: "toast", text: t("requests.form.sent", { id }) });
    void navigate(threadUrl(lang, id));
  }

  return (
    <MessageForm<ThreadFieldsFragment>
      rules={topics}
      label={t("requests.form.text")}
      action={t("requests.form.send")}
      isFirst
      renderFields={(errorAt) =>
        chosen !== null ? null : (
          <SelectField
            label={t("requests.form.what")}
            placeholder={t("requests.form.choose")}
            value={subTopicId}
            options={offered.map(({ id, name }) => ({ value: id, name }))}
            error={errorAt("subTopic")}
            onChange={({ target }) => setSubTopicId(target.value)}
          />
        )
      }
      problem={() => (subTopicId === "" ? { subTopic: t("requests.form.chooseWhat") } : null)}
      send={async (words) => {
        const input = { ...words, topicId: topic.id, subTopicId, ...(paymentId !== null && { paymentId }) };
        const { data } = await create({ variables: { input }, context: { hasOwnErrors: true } });
        return data?.createSupportRequest;
      }}
      onTaken={open}
    />
  );
}

/** A new request without a payment (SPEC 2.48). */
export function SubTopicPage({
  topicId,
  subTopicId,
  asked: { data, loading, refetch },
}: {
  topicId: string;
  subTopicId: string;
  asked: AskedTopics;
}) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const topics = data?.viewer?.supportTopics ?? null;
  const topic = topicOf(topics, topicId);
  const subTopic = subTopicOf(topic, subTopicId);
  if (topics !== null && subTopic === null) return <Missing />;
  return (
    <Page
      title={t("requests.new.title")}
      lead={subTopic === null ? undefined : <ChosenTopic name={subTopic.name} to={topicUrl(lang, topicId)} />}
    >
      {topics === null || topic === null || subTopic === null ? (
        <Waiting
          isLoading={loading}
          label={t("requests.loading")}
          retry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Sheet>
          <NewRequestForm topics={topics} topic={topic} chosen={subTopicId} paymentId={null} />
        </Sheet>
      )}
    </Page>
  );
}

interface PaymentProps {
  topicId: string;
  /** The sub-topic that was chosen before the payment; null for none. */
  about: string | null;
  topics: AskedTopics;
  payment: Answer<PaymentQuery, PaymentQueryVariables>;
}

/** A new request about one payment: what is known of it, and what its player says (SPEC 2.48). */
export function PaymentPage({ topicId, about, topics: asked, payment: askedPayment }: PaymentProps) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const topics = asked.data?.viewer?.supportTopics ?? null;
  const topic = topicOf(topics, topicId);
  const payment = askedPayment.data?.viewer?.payment;
  const chosen = subTopicOf(topic, about);
  const isWrong = topic !== null && payment != null && payment.direction !== topic.direction;
  if ((topics !== null && topic === null) || payment === null || isWrong) return <Missing />;
  const again = () => {
    void asked.refetch().catch(() => undefined);
    void askedPayment.refetch().catch(() => undefined);
  };
  return (
    <Page
      title={t("requests.new.title")}
      lead={
        topic === null ? undefined : (
          <ChosenTopic name={chosen?.name ?? topic.name} to={chosen === null ? undefined : topicUrl(lang, topicId)} />
        )
      }
    >
      {topics === null || topic === null || payment === undefined ? (
        <Waiting isLoading={asked.loading || askedPayment.loading} label={t("requests.loading")} retry={again} />
      ) : (
        <div className={styles.columns}>
          <Sheet>
            <NewRequestForm
              topics={topics}
              topic={topic}
              chosen={chosen?.needsPayment === true ? chosen.id : null}
              paymentId={payment.id}
            />
          </Sheet>
          <aside className={`${styles.card} ${styles.side}`} aria-label={t("requests.payments.about")}>
            <h2>{t("requests.payments.about")}</h2>
            <PaymentFacts payment={payment} />
            <Link className={styles.link} to={paymentsUrl(lang, topicId, about)}>
              {t("requests.payments.other")}
            </Link>
          </aside>
        </div>
      )}
    </Page>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>
    <div className={styles.body}>{children}</div>
  </div>
);
