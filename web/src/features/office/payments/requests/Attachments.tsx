import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import Clip from "~icons/mdi/paperclip";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Requests.module.css";
import type { useAttachments } from "./useAttachments.ts";

interface Props {
  attachments: ReturnType<typeof useAttachments>;
  fileTypes: readonly string[];
  /** What the server said of them with the message. */
  error: string | undefined;
  isLocked: boolean;
}

/** Files of a message: sent as soon as they are chosen, and taken back until the message goes. */
export function Attachments({ attachments, fileTypes, error, isLocked }: Props) {
  const { t } = useTranslation("payments");
  const input = useRef<HTMLInputElement>(null);
  const { files, sending, isFull, add, remove } = attachments;
  const problem = attachments.problem ?? error;
  const isBusy = sending !== null || isLocked;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    target.value = "";
    void add(chosen);
  }

  function takeBack(id: string) {
    remove(id);
    // The button is gone then; the field is there once the list is drawn.
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div className={styles.attachments}>
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t("requests.files.title")}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <Clip aria-hidden />
              <bdi translate="no">{name}</bdi>
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={t("requests.files.remove", { name })}
                onClick={() => takeBack(id)}
              >
                ✕
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sending === null ? null : <p role="status">{t("requests.files.sending", { name: sending })}</p>}
      {problem == null ? null : (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
      {isFull ? null : (
        <div className={styles.add}>
          <input
            ref={input}
            className={styles.chooser}
            type="file"
            multiple
            accept={fileTypes.join(",")}
            aria-label={t("requests.files.add")}
            disabled={isBusy}
            onChange={choose}
          />
          <Button isBusy={sending !== null} aria-hidden tabIndex={-1} onClick={() => input.current?.click()}>
            <Clip aria-hidden />
            {t("requests.files.add")}
          </Button>
        </div>
      )}
    </div>
  );
}
