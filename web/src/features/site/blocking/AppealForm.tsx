import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AppealBanMutation, useAppealBanMutation } from "@/operations/site/generated.ts";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import { TextArea } from "@/ui/fields/TextArea.tsx";

/** Longest appeal that is taken, in characters. */
const MAX_TEXT = 2000;

type Refusal = NonNullable<AppealBanMutation["appealBan"]>["errors"][number];

/** Where a banned player says why their ban is wrong. */
export function AppealForm({ onTaken }: { onTaken(): void }) {
  const { t } = useTranslation("blocking");
  const [appeal, { loading }] = useAppealBanMutation();
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<Refusal | "network" | null>(null);

  async function send() {
    setRefusal(null);
    const payload = (await appeal({ variables: { input: { text } } }).catch(() => undefined))?.data?.appealBan;
    if (payload == null) {
      setRefusal("network");
      return;
    }
    const [first] = payload.errors;
    if (first !== undefined) setRefusal(first);
    // Whatever it was refused for, the list says how things stand.
    if (first === undefined || first.path === null) onTaken();
  }

  const ofText = refusal !== null && refusal !== "network" && refusal.path !== null ? refusal.message : undefined;
  const ofAll =
    refusal === "network" ? t("appeals.notSent") : refusal !== null && refusal.path === null ? refusal.message : null;
  return (
    <StepForm
      lead={t("appeals.formLead")}
      action={t("appeals.send")}
      isBusy={loading}
      error={ofAll}
      onSubmit={() => void send()}
    >
      <TextArea
        label={t("appeals.label")}
        name="text"
        maxLength={MAX_TEXT}
        value={text}
        error={ofText}
        onChange={(event) => setText(event.target.value)}
      />
    </StepForm>
  );
}
