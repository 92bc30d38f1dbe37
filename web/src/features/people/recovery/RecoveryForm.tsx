import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialog } from "@/platform/app/app.ts";
import { useEnter } from "@/platform/session/useEnter.ts";
import { useCheckRecoveryCodeMutation } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { HowStep, type SentTo } from "./HowStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import styles from "./Recovery.module.css";
import { RecoveryCode } from "./RecoveryCode.tsx";
import { takeLink } from "./takeLink.ts";

type Step =
  | { name: "how"; isLinkDead: boolean }
  | { name: "opening" }
  | { name: "code"; sent: SentTo }
  | { name: "password"; token: string }
  | { name: "done"; isSignedIn: boolean };

const FIRST: Step = { name: "how", isLinkDead: false };

interface Props {
  /** Whether the address may hold what a letter's link brought; not in a window. */
  hasLink?: boolean;
  /** The player wants to go on. */
  onClose?(): void;
  /** What else helps who can't get through; not once it is done. */
  help?: ReactNode;
}

/** A lost password in its steps: where to, the code, the new password, done. A letter's link begins at the third. */
export function RecoveryForm({ hasLink = false, onClose, help }: Props) {
  const { t } = useTranslation("recovery");
  const dialog = useDialog();
  const enter = useEnter();
  const [checkCode] = useCheckRecoveryCodeMutation();
  const [step, setStep] = useState<Step>(FIRST);
  const isOpened = useRef(false);

  async function openLink() {
    const [, id, code] = /^([\w-]{1,64})\.(\d{6})$/.exec(takeLink() ?? "") ?? [];
    if (id === undefined || code === undefined) return;
    setStep({ name: "opening" });
    const { data } = await checkCode({ variables: { input: { id, code } }, context: { hasOwnErrors: true } }).catch(
      () => ({ data: undefined }),
    );
    const token = data?.checkRecoveryCode?.token ?? null;
    setStep(token === null ? { name: "how", isLinkDead: true } : { name: "password", token });
  }

  useEffect(
    function followLink() {
      if (!hasLink || isOpened.current) return;
      // A code is good once: the second run of an effect must not spend it.
      isOpened.current = true;
      void openLink();
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a link is followed once
    [hasLink],
  );

  async function finish(isSignedIn: boolean) {
    if (isSignedIn) await enter();
    setStep({ name: "done", isSignedIn });
  }

  if (step.name === "opening")
    return (
      <p className={styles.lead} role="status">
        {t("opening")}
      </p>
    );
  if (step.name === "code")
    return (
      <>
        <RecoveryCode
          sent={step.sent}
          onSent={(sent) => setStep({ name: "code", sent })}
          onToken={(token) => setStep({ name: "password", token })}
          onBack={() => setStep(FIRST)}
        />
        {help}
      </>
    );
  if (step.name === "password")
    return (
      <PasswordStep
        token={step.token}
        onDone={(isSignedIn) => void finish(isSignedIn)}
        onAgain={() => setStep(FIRST)}
      />
    );
  if (step.name === "done") {
    return (
      <div className={styles.form}>
        <p className={styles.done} role="status">
          {t(step.isSignedIn ? "doneSignedIn" : "done")}
        </p>
        {step.isSignedIn ? (
          onClose === undefined ? null : (
            <Button look="primary" isWide ref={focusNow} onClick={onClose}>
              {t("goOn")}
            </Button>
          )
        ) : (
          <Button look="primary" isWide ref={focusNow} onClick={() => dialog({ name: "signIn" })}>
            {t("signIn")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      {step.isLinkDead ? (
        <p className={styles.refusal} role="alert">
          {t("error.TIME_UP")}
        </p>
      ) : null}
      <HowStep onSent={(sent) => setStep({ name: "code", sent })} />
      {help}
    </>
  );
}
