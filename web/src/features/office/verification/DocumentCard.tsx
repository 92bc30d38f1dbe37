import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type DocumentFieldsFragment,
  useBeginDocumentMutation,
  useRemoveDocumentFileMutation,
  useSubmitDocumentMutation,
} from "@/operations/office/generated.ts";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import { sendFile } from "@/platform/page/sendFile.ts";
import { Button } from "@/ui/fields/Button.tsx";
import type { KindStanding } from "./useVerification.ts";
import styles from "./Verification.module.css";

interface Props extends KindStanding {
  maxFiles: number;
  fileTypes: readonly string[];
  /** Asks for the documents once more. */
  again(): void;
}

const own = { hasOwnErrors: true };

/** One document: what it proves, how it stands, and its files until it is sent. */
export function DocumentCard({ kind, document, maxFiles, fileTypes, again }: Props) {
  const { t } = useTranslation("verification");
  const lang = useLanguage();
  const notifications = useNotifications();
  const [begin, { loading: isBeginning }] = useBeginDocumentMutation();
  const [remove, { loading: isRemoving }] = useRemoveDocumentFileMutation();
  const [submit, { loading: isSubmitting }] = useSubmitDocumentMutation();
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const state = document?.state ?? "NONE";
  const isOpen = state === "REQUESTED" || state === "NONE" || state === "REJECTED";
  const files = state === "REQUESTED" ? (document?.files ?? []) : [];
  const isBusy = sending !== null || isBeginning || isRemoving || isSubmitting;

  /** The document that takes files: the one under way, or a new one. */
  async function opened(): Promise<DocumentFieldsFragment | null> {
    if (document?.state === "REQUESTED") return document;
    const answer = await begin({ variables: { input: { kind } }, context: own }).catch(() => undefined);
    const payload = answer?.data?.beginDocument;
    setProblem(payload == null ? t("network") : (payload.errors[0]?.message ?? null));
    return payload?.document ?? null;
  }

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    target.value = "";
    setProblem(null);
    const open = chosen.length === 0 ? null : await opened();
    if (open?.uploadUrl == null) return;
    for (const file of chosen) {
      setSending(file.name);
      const sent = await sendFile(open.uploadUrl, file, lang);
      if (sent.kind === "taken") continue;
      setProblem(sent.kind === "lost" ? t("network") : (sent.message ?? t("refused")));
      break;
    }
    setSending(null);
    again();
  }

  async function takeAway(documentId: string, fileId: string) {
    setProblem(null);
    const answer = await remove({ variables: { input: { documentId, fileId } }, context: own }).catch(() => undefined);
    const payload = answer?.data?.removeDocumentFile;
    setProblem(payload == null ? t("network") : (payload.errors[0]?.message ?? null));
  }

  async function send(documentId: string) {
    setProblem(null);
    const answer = await submit({ variables: { input: { documentId } }, context: own }).catch(() => undefined);
    const payload = answer?.data?.submitDocument;
    const message = payload == null ? t("network") : (payload.errors[0]?.message ?? null);
    setProblem(message);
    if (message === null) notifications.show({ kind: "success", view: "toast", text: t("submitted") });
    again();
  }

  return (
    <li className={styles.document} data-state={state}>
      <header>
        <h3>{t(`kind.${kind}`)}</h3>
        <strong className={styles.state}>{t(`document.${state}`)}</strong>
      </header>
      <p className={styles.soft}>{t(`kindText.${kind}`)}</p>
      {state === "REJECTED" && document?.rejection != null ? <p>{t(`rejection.${document.rejection}`)}</p> : null}
      {document?.message == null ? null : <p dir="auto">{document.message}</p>}
      {files.length === 0 || document === null ? null : (
        <ul className={styles.files}>
          {files.map(({ id }, index) => (
            <li key={id}>
              <span>{t("file", { number: index + 1 })}</span>
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={t("remove", { number: index + 1 })}
                onClick={() => void takeAway(document.id, id)}
              >
                ✕
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sending === null ? null : <p role="status">{t("sending", { name: sending })}</p>}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isOpen ? (
        <div className={styles.actions}>
          <input
            ref={input}
            className={styles.chooser}
            type="file"
            multiple
            accept={fileTypes.join(",")}
            aria-label={`${t("add")}: ${t(`kind.${kind}`)}`}
            disabled={isBusy}
            onChange={(event) => void add(event)}
          />
          {files.length < maxFiles ? (
            <Button
              isBusy={sending !== null || isBeginning}
              aria-hidden
              tabIndex={-1}
              onClick={() => input.current?.click()}
            >
              {state === "REJECTED" ? t("again") : t("add")}
            </Button>
          ) : null}
          {files.length > 0 && document !== null ? (
            <Button look="primary" isBusy={isSubmitting} disabled={isBusy} onClick={() => void send(document.id)}>
              {t("submit")}
            </Button>
          ) : null}
          <p className={styles.soft}>{t("hint", { count: maxFiles })}</p>
        </div>
      ) : null}
    </li>
  );
}
