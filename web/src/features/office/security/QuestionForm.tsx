import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SECURITY_QUESTIONS } from "#shared/people/securityQuestions.ts";
import { useSetSecurityQuestionMutation } from "@/operations/office/generated.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import type { FormProps } from "./SecurityWindow.tsx";
import { useTry } from "./useTry.ts";

/** Chooses the security question and its answer. */
export function QuestionForm({ security, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [setQuestion] = useSetSecurityQuestionMutation();
  const [question, setChosen] = useState(String(security.questionId ?? SECURITY_QUESTIONS[0]));
  const [answer, setAnswer] = useState("");

  async function submit() {
    const payload = await attempt.send(
      async () =>
        (
          await setQuestion({
            variables: { input: { questionId: Number(question), answer } },
            context: { hasOwnErrors: true },
          })
        ).data?.setSecurityQuestion,
    );
    if (payload?.security != null) onDone(payload.security, t("question.done"));
  }

  return (
    <StepForm
      lead={t("question.lead")}
      action={t("question.action")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("answer")}
      onSubmit={() => void submit()}
    >
      <SelectField
        label={t("question.label")}
        value={question}
        options={SECURITY_QUESTIONS.map((id) => ({ value: String(id), name: t(`question.text.${id}`) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <TextField
        label={t("question.answer")}
        autoComplete="off"
        maxLength={64}
        value={answer}
        error={attempt.errorAt("answer")}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </StepForm>
  );
}
