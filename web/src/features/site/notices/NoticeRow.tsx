import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isSitePath } from "#shared/site/links.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { NoticeFieldsFragment } from "@/operations/site/generated.ts";
import styles from "./Notices.module.css";

/** A notice of the inbox. One that leads somewhere is read by following it, the others by a click. */
export function NoticeRow({ notice, onRead }: { notice: NoticeFieldsFragment; onRead(): void }) {
  const { t } = useTranslation("notices");
  const { dateTime } = useTime();
  const { kind, title, text, link, createdAt, isRead } = notice;
  const read = () => {
    if (!isRead) onRead();
  };
  return (
    <li className={styles.row} data-unread={!isRead}>
      <span className={styles.title}>
        {isRead ? null : <span className={styles.dot} role="img" aria-label={t("isUnread")} />}
        {link !== null && isSitePath(link) ? (
          <Link to={link} onClick={read}>
            {title}
          </Link>
        ) : isRead ? (
          title
        ) : (
          <button type="button" onClick={read}>
            {title}
          </button>
        )}
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.soft}>
        {t(`kinds.${kind}`)}
        {" · "}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </span>
    </li>
  );
}
