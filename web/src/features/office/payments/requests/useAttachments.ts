import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { sendFile } from "@/platform/page/sendFile.ts";
import { useRemoveRequestFileMutation } from "@/operations/office/generated.ts";

/** A file that was sent for a message to come. */
export interface Attachment {
  id: string;
  /** As its player calls it; the server keeps no names. */
  name: string;
}

const idIn = (answer: object): string | null => {
  const { file } = answer as { file?: { id?: unknown } | null };
  return typeof file?.id === "string" ? file.id : null;
};

/** Files of a message that is being written. */
export function useAttachments({ uploadUrl, maxFiles }: { uploadUrl: string; maxFiles: number }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const [removeFile] = useRemoveRequestFileMutation();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(chosen: readonly File[]) {
    setProblem(null);
    for (const file of chosen.slice(0, maxFiles - files.length)) {
      setSending(file.name);
      const sent = await sendFile(uploadUrl, file, lang);
      const id = sent.kind === "taken" ? idIn(sent.answer) : null;
      if (id === null) {
        setProblem(
          sent.kind === "lost"
            ? t("requests.files.network")
            : sent.kind === "refused"
              ? (sent.message ?? t("requests.files.refused"))
              : t("requests.files.refused"),
        );
        break;
      }
      // The same file twice is one.
      setFiles((before) => (before.some((one) => one.id === id) ? before : [...before, { id, name: file.name }]));
    }
    setSending(null);
  }

  function remove(id: string) {
    setProblem(null);
    setFiles((before) => before.filter((one) => one.id !== id));
    // One that stays behind belongs to no message and is gone after a day.
    void removeFile({ variables: { input: { fileId: id } }, context: { hasOwnErrors: true } }).catch(() => undefined);
  }

  return { files, sending, problem, add, remove, clear: () => setFiles([]), isFull: files.length >= maxFiles };
}
