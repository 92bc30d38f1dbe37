import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Arrow from "~icons/mdi/chevron-right";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import type { SupportTopicsQuery, SupportTopicsQueryVariables } from "@/operations/office/generated.ts";
import { paymentsUrl, subTopicUrl, topicUrl } from "./address.ts";
import { Missing, Page, Waiting } from "./Page.tsx";
import styles from "./Requests.module.css";
import { topicOf } from "./topics.ts";

/** The topics, as a page asked for them. */
export type AskedTopics = Answer<SupportTopicsQuery, SupportTopicsQueryVariables>;

interface Choice {
  id: string;
  name: string;
  hint: string | null;
  to: string;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={styles.card} aria-label={label}>
      <h2 className={styles.question}>{label}</h2>
      <ul>
        {choices.map(({ id, name, hint, to }) => (
          <li key={id}>
            <Link className={styles.choice} to={to}>
              <span>
                {name}
                {hint === null ? null : <span className={styles.soft}>{hint}</span>}
              </span>
              <Arrow aria-hidden className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A new request begins with what it is about (SPEC 2.48). */
export function TopicsPage({ asked: { data, loading, refetch } }: { asked: AskedTopics }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const topics = data?.viewer?.supportTopics ?? null;
  const lead = (
    <p>
      {t("requests.new.hint")}{" "}
      <Link className={styles.link} to={urls.page(lang, "historyPay")}>
        {t("requests.new.toTransfers")}
      </Link>
    </p>
  );
  return (
    <Page title={t("requests.new.title")} lead={lead}>
      {topics === null ? (
        <Waiting
          isLoading={loading}
          label={t("requests.loading")}
          retry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Choices
          label={t("requests.new.topic")}
          choices={topics.topics.map(({ id, name }) => ({ id, name, hint: null, to: topicUrl(lang, id) }))}
        />
      )}
    </Page>
  );
}

/** The parts of a topic: what has happened. */
export function SubTopicsPage({ topicId, asked }: { topicId: string; asked: AskedTopics }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { data, loading, refetch } = asked;
  const topics = data?.viewer?.supportTopics ?? null;
  const topic = topicOf(topics, topicId);
  if (topics !== null && topic === null) return <Missing />;
  return (
    <Page title={t("requests.new.title")} lead={topic === null ? undefined : <ChosenTopic name={topic.name} />}>
      {topic === null ? (
        <Waiting
          isLoading={loading}
          label={t("requests.loading")}
          retry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Choices
          label={t("requests.new.subTopic")}
          choices={topic.subTopics.map(({ id, name, needsPayment }) => ({
            id,
            name,
            hint: needsPayment ? t("requests.new.choosePayment") : null,
            to: needsPayment ? paymentsUrl(lang, topicId, id) : subTopicUrl(lang, topicId, id),
          }))}
        />
      )}
    </Page>
  );
}

/** What was chosen on the pages before, and the way back to choose another. */
export function ChosenTopic({ name, to }: { name: string; to?: string }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  return (
    <p>
      {t("requests.new.chosen")}: <strong>{name}</strong>{" "}
      <Link className={styles.link} to={to ?? urls.page(lang, "createRequest")}>
        {t("requests.new.back")}
      </Link>
    </p>
  );
}
