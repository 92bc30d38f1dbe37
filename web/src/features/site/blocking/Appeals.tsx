import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Answer } from "@/platform/page/page.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { AppealFieldsFragment, BanAppealsQuery, BanAppealsQueryVariables } from "@/operations/site/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { AppealForm } from "./AppealForm.tsx";
import styles from "./Appeals.module.css";

function Appeal({ appeal }: { appeal: AppealFieldsFragment }) {
  const { t } = useTranslation("blocking");
  const { dateTime } = useTime();
  const { id, text, createdAt, state, answer, answeredAt } = appeal;
  return (
    <li>
      <article className={styles.appeal} aria-label={t("appeals.one", { id })}>
        <header className={styles.head}>
          <span className={styles.state} data-state={state}>
            {t(`appeals.state.${state}`)}
          </span>
          <time className={styles.time} dateTime={createdAt} suppressHydrationWarning>
            {dateTime(createdAt)}
          </time>
        </header>
        <p className={styles.words} dir="auto">
          {text}
        </p>
        {answer === null || answeredAt === null ? null : (
          <div className={styles.answer}>
            <p className={styles.time}>
              {t("appeals.answer")} ·{" "}
              <time dateTime={answeredAt} suppressHydrationWarning>
                {dateTime(answeredAt)}
              </time>
            </p>
            <p className={styles.words} dir="auto">
              {answer}
            </p>
          </div>
        )}
      </article>
    </li>
  );
}

/** Appeals as their page asked for them. */
export type AskedAppeals = Answer<BanAppealsQuery, BanAppealsQueryVariables>;

/** A banned player's appeals, newest first, and the form for another while none waits for its answer. */
export function Appeals({ answer: { data, error, fetchMore, refetch } }: { answer: AskedAppeals }) {
  const { t } = useTranslation("blocking");
  const [isLoadingMore, setLoadingMore] = useState(false);
  const list = data?.viewer?.banAppeals ?? null;
  const again = () => void refetch().catch(() => undefined);

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  if (list === null) {
    return data === undefined && error === undefined ? (
      <Skeleton rows={2} height={96} label={t("appeals.loading")} />
    ) : (
      <LoadFailed title={t("appeals.failed")} retry={again} />
    );
  }
  const isWaiting = list.edges.some(({ node }) => node.state === "OPEN");
  return (
    <>
      {isWaiting ? null : (
        <section className={styles.card} aria-label={t("appeals.new")}>
          <h2>{t("appeals.new")}</h2>
          <AppealForm onTaken={again} />
        </section>
      )}
      {list.edges.length === 0 ? null : (
        <section className={styles.list} aria-label={t("history")}>
          <h2>{t("history")}</h2>
          <ul>
            {list.edges.map(({ node }) => (
              <Appeal key={node.id} appeal={node} />
            ))}
          </ul>
          {list.pageInfo.hasNextPage ? (
            <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
              {t("appeals.more")}
            </Button>
          ) : null}
        </section>
      )}
    </>
  );
}
