import { useState } from "react";
import { useTranslation } from "react-i18next";
import Check from "~icons/mdi/check";
import Dot from "~icons/mdi/circle-small";
import { type PasswordProblem, passwordProblems } from "#shared/people/passwordRules.ts";
import { useResetPasswordMutation } from "@/operations/people/generated.ts";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { OtherWay } from "@/ui/fields/StepForm.tsx";
import styles from "./Recovery.module.css";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./useStep.ts";

/**
 * The rules as a player reads them, each with the problems that break it. What they are called only the server knows.
 */
const RULES: readonly { rule: "length" | "letters" | "digits"; broken: readonly PasswordProblem[] }[] = [
  { rule: "length", broken: ["SHORT", "LONG"] },
  { rule: "letters", broken: ["LETTERS"] },
  { rule: "digits", broken: ["DIGITS"] },
];

interface Props {
  token: string;
  /** The password is the new one. */
  onDone(isSignedIn: boolean): void;
  onAgain(): void;
}

/** The third step: the new password, with the rules it keeps and breaks as it is typed. */
export function PasswordStep({ token, onDone, onAgain }: Props) {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const [reset] = useResetPasswordMutation();
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const problems = passwordProblems(password);

  async function submit() {
    setTried(true);
    if (problems.length > 0) return;
    const payload = await step.send(
      async (captcha) =>
        (await reset({ variables: { input: { token, password, ...captcha } }, context: { hasOwnErrors: true } })).data
          ?.resetPassword,
    );
    if (payload?.isChanged === true) onDone(payload.viewer !== null);
  }

  const error =
    step.errorAt("password") ??
    (isTried && problems.length > 0
      ? t(problems.includes("CHARACTERS") ? "rule.characters" : "rulesBroken")
      : undefined);
  return (
    <StepForm
      step={step}
      action={t("setPassword")}
      fields={["password"]}
      onSubmit={() => void submit()}
      after={step.has("TIME_UP") ? <OtherWay onClick={onAgain}>{t("again")}</OtherWay> : null}
    >
      <PasswordField
        label={t("newPassword")}
        autoComplete="new-password"
        ref={focusNow}
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <ul className={styles.rules}>
        {RULES.map(({ rule, broken }) => {
          const isKept = !broken.some((problem) => problems.includes(problem));
          return (
            <li key={rule} data-kept={isKept}>
              {isKept ? <Check aria-hidden /> : <Dot aria-hidden />}
              {t(`rule.${rule}`)}
              <span className="visually-hidden">{`, ${t(isKept ? "kept" : "notKept")}`}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.lead}>{t("allEnd")}</p>
    </StepForm>
  );
}
