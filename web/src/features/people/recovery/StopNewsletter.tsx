import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStopNewsletterMutation } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Recovery.module.css";
import { takeLink } from "./takeLink.ts";
import { useStep } from "./useStep.ts";

/** Stops newsletters by the link of one (SPEC 2.37): one click, and no sign-in. */
export function StopNewsletter() {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const [stop] = useStopNewsletterMutation();
  /** Kept for another click after a failure: the address has it no more. */
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<"asking" | "stopped" | "noLink">("asking");

  async function send() {
    const link = takeLink() ?? token;
    setToken(link);
    if (link === null) {
      setState("noLink");
      return;
    }
    const payload = await step.send(
      async () =>
        (await stop({ variables: { input: { token: link } }, context: { hasOwnErrors: true } })).data?.stopNewsletter,
    );
    if (payload?.isStopped === true) setState("stopped");
  }

  const words = step.errorBeside();
  if (state === "stopped")
    return (
      <p className={styles.done} role="status">
        {t("newsletterStopped")}
      </p>
    );
  if (state === "noLink")
    return (
      <p className={styles.refusal} role="alert">
        {t("newsletterNoLink")}
      </p>
    );
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t("newsletterAsk")}</p>
      {words === null ? null : (
        <p className={styles.refusal} role="alert">
          {words}
        </p>
      )}
      <Button look="primary" isWide isBusy={step.isBusy} onClick={() => void send()}>
        {t("newsletterStop")}
      </Button>
    </div>
  );
}
