import { type ReactNode, type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestTextProblem } from "#shared/money/requests.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextArea } from "@/ui/fields/TextArea.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import { Attachments } from "./Attachments.tsx";
import styles from "./Requests.module.css";
import type { Topics } from "./topics.ts";
import { useAttachments } from "./useAttachments.ts";
import { type Place, useMessage } from "./useMessage.ts";

/** Characters that are left are told from here on. */
const FEW = 200;

export interface Words {
  text: string;
  files: string[];
}

interface Props<Taken> {
  rules: Pick<Topics, "maxTextLength" | "maxFiles" | "fileTypes" | "uploadUrl">;
  label: string;
  action: string;
  isFirst: boolean;
  /** Fields before the text. */
  renderFields?: (errorAt: (place: Place) => string | undefined) => ReactNode;
  /** What is missing in those; null for nothing. */
  problem?: () => Partial<Record<Place, string>> | null;
  send(words: Words & { idempotencyKey: string }): ReturnType<Parameters<typeof useMessage<Words, Taken>>[0]>;
  onTaken(taken: Taken): void;
  /** Stands beside the button. */
  beside?: ReactNode;
}

/** A message with its files: the first of a request, or a reply. */
export function MessageForm<Taken>(props: Props<Taken>) {
  const { rules, label, action, isFirst, renderFields, problem, send, onTaken, beside } = props;
  const { t } = useTranslation("payments");
  const [text, setText] = useState("");
  const attachments = useAttachments(rules);
  const { isBusy, errors, submit, refuse } = useMessage<Words, Taken>(send);
  const { form, begin, end } = useFocusWrong(isBusy);
  const left = rules.maxTextLength - text.length;

  /** What is wrong before anybody is asked. */
  function wrong(): Partial<Record<Place, string>> | null {
    const missing = problem?.() ?? null;
    const ofText = requestTextProblem(text, isFirst);
    if (ofText === null) return missing;
    return { ...missing, text: t(ofText === "TEXT_TOO_SHORT" ? "requests.form.tooShort" : "requests.form.required") };
  }

  async function go(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || attachments.sending !== null) return;
    begin();
    const found = wrong();
    if (found !== null) {
      refuse(found);
      return;
    }
    const taken = await submit({ text: text.trim(), files: attachments.files.map(({ id }) => id) });
    if (taken === null) return;
    setText("");
    attachments.clear();
    onTaken(taken);
  }

  return (
    <form ref={form} className={styles.form} noValidate onInput={end} onSubmit={(event) => void go(event)}>
      {renderFields?.((place) => errors[place])}
      <TextArea
        label={label}
        name="text"
        rows={isFirst ? 6 : 4}
        maxLength={rules.maxTextLength}
        dir="auto"
        value={text}
        error={errors.text}
        onChange={({ target }) => {
          setText(target.value);
          if (Object.keys(errors).length > 0) refuse({});
        }}
      />
      <p className={styles.soft}>
        {t("requests.form.safety")}
        {left < FEW ? <span className={styles.left}>{t("requests.form.left", { count: left })}</span> : null}
      </p>
      <Attachments attachments={attachments} fileTypes={rules.fileTypes} error={errors.files} isLocked={isBusy} />
      {errors.whole === undefined ? null : (
        <p className={styles.problem} role="alert">
          {errors.whole}
        </p>
      )}
      <div className={styles.steps}>
        <Button look="primary" type="submit" isBusy={isBusy} disabled={attachments.sending !== null}>
          {action}
        </Button>
        {beside}
      </div>
    </form>
  );
}
