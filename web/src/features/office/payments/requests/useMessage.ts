import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestErrorFieldsFragment } from "@/operations/office/generated.ts";
import { SteadyKey } from "@/account/SteadyKey.ts";

export type Refusal = Pick<RequestErrorFieldsFragment, "code" | "path" | "message">;

/** Where a refusal is shown. */
export type Place = "subTopic" | "text" | "files" | "whole";

const FIELDS: Readonly<Record<string, Place>> = { subTopicId: "subTopic", text: "text", files: "files" };

interface Payload<Taken> {
  request: Taken | null;
  errors: readonly Refusal[];
}

/** Sends what must not arrive twice: the same words again can only come to the same message. */
export function useMessage<Content extends object, Taken>(
  send: (input: Content & { idempotencyKey: string }) => Promise<Payload<Taken> | null | undefined>,
) {
  const { t } = useTranslation("payments");
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Partial<Record<Place, string>>>>({});
  const [key] = useState(() => new SteadyKey());
  const isSending = useRef(false);

  const wordsOf = ({ code, message }: Refusal, place: Place): string => {
    if (code === "REQUIRED" && place === "text") return t("requests.form.required");
    if (code === "TEXT_TOO_SHORT") return t("requests.form.tooShort");
    if (code === "IDEMPOTENCY_MISMATCH") return t("requests.form.changed");
    return code === "INVALID" || code === "REQUIRED" ? t("requests.form.refused") : message;
  };

  /** What was taken; null if it was refused or nobody knows. */
  async function submit(content: Content): Promise<Taken | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    setErrors({});
    try {
      const payload = await send({ ...content, idempotencyKey: key.of(content) }).catch(() => null);
      if (payload == null) {
        setErrors({ whole: t("requests.form.network") });
        return null;
      }
      key.settle();
      const placed = payload.errors.map((refusal) => {
        const place = FIELDS[refusal.path?.[0] ?? ""] ?? "whole";
        return [place, wordsOf(refusal, place)] as const;
      });
      setErrors(Object.fromEntries(placed));
      return placed.length > 0 ? null : payload.request;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { isBusy, errors, submit, refuse: setErrors };
}
