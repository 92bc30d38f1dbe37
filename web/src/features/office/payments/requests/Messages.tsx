import { useTranslation } from "react-i18next";
import Clip from "~icons/mdi/paperclip";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { ThreadFieldsFragment } from "@/operations/office/generated.ts";
import styles from "./Thread.module.css";

type Message = NonNullable<ThreadFieldsFragment["messages"]>[number];

const AUTHORS = {
  PLAYER: "requests.thread.you",
  OPERATOR: "requests.thread.support",
  DESK: "requests.thread.desk",
} as const;

/** What was written in a request, oldest first; what comes is read out. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation("payments");
  return (
    <ol className={styles.messages} role="log" aria-label={t("requests.thread.messages")}>
      {messages.map((message) => (
        <One key={message.id} message={message} />
      ))}
    </ol>
  );
}

function One({ message: { author, text, files, at } }: { message: Message }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const kilobytes = (bytes: number) =>
    t("requests.files.kilobytes", {
      size: new Intl.NumberFormat(LANGUAGES[lang].locale).format(Math.max(1, Math.round(bytes / 1024))),
    });
  return (
    <li className={styles.message} data-author={author}>
      <header>
        <strong>{t(AUTHORS[author])}</strong>
        <time dateTime={at}>{dateTime(at)}</time>
      </header>
      <p dir="auto">{text}</p>
      {files.length === 0 ? null : (
        <ul className={styles.files}>
          {files.map(({ id, mediaType, bytes, url }) => (
            <li key={id}>
              <Clip aria-hidden />
              <a href={url} download>
                {t(mediaType === "application/pdf" ? "requests.files.pdf" : "requests.files.picture")}
                <span>{kilobytes(bytes)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
