import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { threadUrl } from "@/features/office/payments/requests/address.ts";
import { RequestMark } from "@/features/office/payments/requests/RequestMark.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { RequestFieldsFragment } from "@/operations/office/generated.ts";
import styles from "./Support.module.css";
import { requestUrl } from "./desk.ts";

/** Requests as rows that lead to what was written in them. */
export function RequestList({ requests, onOpen }: { requests: readonly RequestFieldsFragment[]; onOpen?(): void }) {
  const { t } = useTranslation("desk");
  const lang = useLanguage();
  const { dateTime } = useTime();
  return (
    <ul className={styles.list}>
      {requests.map(({ id, desk, state, topic, subTopic, changedAt }) => (
        <li key={id} className={styles.row} data-waits={state === "ANSWERED" || state === "WAITING_FOR_PLAYER"}>
          <span className={styles.subject}>
            <Link to={desk === "PAYMENTS" ? threadUrl(lang, id) : requestUrl(lang, desk, id)} onClick={onOpen}>
              {subTopic?.name ?? t("numbered", { id })}
            </Link>
            <span className={styles.soft}>
              {topic === null ? null : `${topic.name} · `}
              <bdi className="number" translate="no">
                {id}
              </bdi>
              {" · "}
              <time dateTime={changedAt}>{dateTime(changedAt)}</time>
            </span>
          </span>
          <RequestMark state={state} />
        </li>
      ))}
    </ul>
  );
}
