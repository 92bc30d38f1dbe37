import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialog } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useEnter } from "@/platform/session/useEnter.ts";
import { useActivateEmailMutation } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Recovery.module.css";
import { Contacts } from "./Contacts.tsx";
import { takeLink } from "./takeLink.ts";
import { useStep } from "./useStep.ts";

/** Confirms an e-mail by the link of a letter (SPEC 2.37); without a link it shows what is still to be confirmed. */
export function LinkActivation() {
  const { t } = useTranslation("recovery");
  const dialog = useDialog();
  const viewer = useViewer();
  const enter = useEnter();
  const step = useStep();
  const [activate] = useActivateEmailMutation();
  const [state, setState] = useState<"none" | "opening" | "confirmed" | "refused">("none");
  const isOpened = useRef(false);

  async function openLink() {
    const token = takeLink();
    if (token === null) return;
    setState("opening");
    const payload = await step.send(
      async () =>
        (await activate({ variables: { input: { token } }, context: { hasOwnErrors: true } })).data?.activateEmail,
    );
    setState(payload?.isConfirmed === true ? "confirmed" : "refused");
    if (payload?.isConfirmed === true && viewer !== null) await enter();
  }

  useEffect(function followLink() {
    if (isOpened.current) return;
    // A link is good once: the second run of an effect must not spend it.
    isOpened.current = true;
    void openLink();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a link is followed once
  }, []);

  if (state === "opening")
    return (
      <p className={styles.lead} role="status">
        {t("opening")}
      </p>
    );
  if (state === "confirmed") {
    return (
      <div className={styles.form}>
        <div className={styles.done} role="status">
          <strong>{t("email_subscription_success_title")}</strong>
          <p>{t("email_subscription_success_text")}</p>
        </div>
        {viewer === null ? (
          <Button look="primary" isWide onClick={() => dialog({ name: "signIn" })}>
            {t("signIn")}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <>
      {state === "refused" ? (
        <p className={styles.refusal} role="alert">
          {step.errorBeside()}
        </p>
      ) : null}
      <Contacts />
    </>
  );
}
