import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useTime } from "@/platform/site/useTime.ts";
import {
  type SupportRequestQuery,
  type SupportRequestQueryVariables,
  type ThreadFieldsFragment,
  useCloseSupportRequestMutation,
  useReplyToSupportRequestMutation,
} from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { MessageForm } from "./MessageForm.tsx";
import { Messages } from "./Messages.tsx";
import { Missing, Page, Waiting } from "./Page.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { RequestMark } from "./RequestMark.tsx";
import styles from "./Requests.module.css";
import type { Topics } from "./topics.ts";
import type { AskedTopics } from "./TopicsPage.tsx";
import { useRequestFeed } from "./useRequestFeed.ts";

interface Props {
  requestId: string;
  /** Where all requests of the desk are, and where a new one begins. */
  listUrl: string;
  newUrl: string;
  asked: Answer<SupportRequestQuery, SupportRequestQueryVariables>;
  /** For how messages are written. */
  topics: AskedTopics;
}

/** One request: what was asked and answered, live, and the player's next word (SPEC 2.48). */
export function ThreadPage({
  requestId,
  listUrl,
  newUrl,
  asked: { data, loading, refetch },
  topics: askedTopics,
}: Props) {
  const { t } = useTranslation("payments");
  const request = data?.viewer?.supportRequest;
  const topics = askedTopics.data?.viewer?.supportTopics ?? null;
  const again = () => {
    void refetch().catch(() => undefined);
    if (topics === null) void askedTopics.refetch().catch(() => undefined);
  };
  const connection = useRequestFeed(() => true, again);
  if (request === null) return <Missing />;
  const list = (
    <Link className={styles.link} to={listUrl}>
      {t("requests.thread.toList")}
    </Link>
  );
  return (
    <Page
      title={t("requests.thread.title", { id: requestId })}
      lead={
        request === undefined ? undefined : (
          <p className={styles.standing} role="status">
            <RequestMark state={request.state} />
          </p>
        )
      }
      action={list}
      isOffline={connection === "lost"}
    >
      {request === undefined || request.messages === null || topics === null ? (
        <Waiting isLoading={loading || askedTopics.loading} label={t("requests.thread.loading")} retry={again} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.card}>
            <div className={styles.body}>
              <Messages messages={request.messages} />
              <NextWord request={request} topics={topics} newUrl={newUrl} />
            </div>
          </div>
          <About request={request} />
        </div>
      )}
    </Page>
  );
}

/** What the request is about. */
function About({ request: { topic, subTopic, payment, createdAt } }: { request: ThreadFieldsFragment }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  return (
    <aside className={`${styles.card} ${styles.side}`} aria-label={t("requests.thread.topic")}>
      <h2>{subTopic?.name ?? topic?.name ?? t("requests.thread.topic")}</h2>
      <p className={styles.soft}>
        {topic === null ? null : `${topic.name} · `}
        {t("requests.thread.created")} <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </p>
      {payment === null ? null : (
        <>
          <PaymentFacts payment={payment} />
          <Link className={styles.link} to={urls.page(lang, "historyPay")}>
            {t("requests.new.toTransfers")}
          </Link>
        </>
      )}
    </aside>
  );
}

/** The player's next word: a reply, or the end of it. */
function NextWord({ request, topics, newUrl }: { request: ThreadFieldsFragment; topics: Topics; newUrl: string }) {
  const { t } = useTranslation("payments");
  const { dateTime } = useTime();
  const [reply] = useReplyToSupportRequestMutation();
  const [close, { loading: isClosing }] = useCloseSupportRequestMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const standing = useRef<HTMLParagraphElement>(null);
  const { id, state, canReply, reopenUntil, closedBy } = request;

  async function end() {
    setProblem(null);
    const variables = { input: { requestId: id } };
    const answer = await close({ variables, context: { hasOwnErrors: true } }).catch(() => undefined);
    const payload = answer?.data?.closeSupportRequest;
    const words = payload == null ? t("requests.form.network") : (payload.errors[0]?.message ?? null);
    setProblem(words);
    // The button is gone then: keyboards go on from the words that say so.
    if (words === null) standing.current?.focus();
  }

  return (
    <div className={styles.nextWord}>
      <p ref={standing} tabIndex={-1} className={styles.hint} data-state={state}>
        {state === "CLOSED" ? (
          <>
            {closedBy === null ? null : t(`requests.thread.closedBy.${closedBy}`)}{" "}
            {canReply && reopenUntil !== null
              ? t("requests.thread.reopen", { time: dateTime(reopenUntil) })
              : t("requests.thread.over")}
          </>
        ) : (
          t(`requests.thread.hint.${state}`)
        )}
      </p>
      {canReply ? (
        <MessageForm<ThreadFieldsFragment>
          rules={topics}
          label={t("requests.thread.reply")}
          action={t("requests.thread.send")}
          isFirst={false}
          send={async (words) => {
            const variables = { input: { ...words, requestId: id } };
            return (await reply({ variables, context: { hasOwnErrors: true } })).data?.replyToSupportRequest;
          }}
          onTaken={() => setProblem(null)}
          beside={
            state === "CLOSED" ? null : (
              <Button isBusy={isClosing} onClick={() => void end()}>
                {isClosing ? t("requests.thread.closing") : t("requests.thread.close")}
              </Button>
            )
          }
        />
      ) : (
        <Link className={styles.next} to={newUrl}>
          {t("requests.create")}
        </Link>
      )}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
