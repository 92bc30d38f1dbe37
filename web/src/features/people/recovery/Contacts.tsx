import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialog } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useEnter } from "@/platform/session/useEnter.ts";
import { useContactsToConfirmQuery, useSendActivationLinkMutation } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { CaptchaField } from "@/ui/fields/CaptchaField.tsx";
import { CodeActivation } from "./CodeActivation.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import styles from "./Recovery.module.css";
import { useStep } from "./useStep.ts";

interface Props {
  /** The only contact to show; both of them without it. */
  only?: "email" | "phone" | undefined;
}

/** What of a player is confirmed, and the ways to confirm the rest (SPEC 4.36). */
export function Contacts({ only }: Props) {
  const { t } = useTranslation("recovery");
  const dialog = useDialog();
  const viewer = useViewer();
  const { data, loading } = useContactsToConfirmQuery({ skip: viewer === null, fetchPolicy: "no-cache" });
  const config = data?.viewer?.config ?? null;
  if (viewer === null) {
    return (
      <div className={styles.form}>
        <p className={styles.lead}>{t("signInFirst")}</p>
        <Button look="primary" isWide onClick={() => dialog({ name: "signIn" })}>
          {t("signIn")}
        </Button>
      </div>
    );
  }
  if (config === null)
    return (
      <p className={styles.lead} role="status">
        {loading ? t("opening") : t("error.NETWORK")}
      </p>
    );
  const { email, activationType } = config;
  const phone =
    config.phoneNumber === null || config.phoneNumber === undefined
      ? null
      : `+${config.phoneCode ?? ""} ${config.phoneNumber}`;
  const isEmailDone = activationType === "EMAIL" || activationType === "EMAIL_AND_PHONE";
  const isPhoneDone = activationType === "PHONE" || activationType === "EMAIL_AND_PHONE";
  return (
    <div className={styles.contacts}>
      {only === "phone" ? null : <Contact channel="EMAIL" address={email ?? null} isDone={isEmailDone} />}
      {only === "email" ? null : <Contact channel="PHONE" address={phone} isDone={isPhoneDone} />}
    </div>
  );
}

interface ContactProps {
  channel: "EMAIL" | "PHONE";
  address: string | null;
  isDone: boolean;
}

function Contact({ channel, address, isDone }: ContactProps) {
  const { t } = useTranslation("recovery");
  const dialog = useDialog();
  const step = useStep();
  const [sendLink] = useSendActivationLinkMutation();
  const [isLinkSent, setLinkSent] = useState(false);
  const [isConfirmed, setConfirmed] = useState(isDone);
  const [passwordToken, setPasswordToken] = useState<string | null>(null);
  const enter = useEnter();

  async function send() {
    const payload = await step.send(
      async (input) =>
        (await sendLink({ variables: { input }, context: { hasOwnErrors: true } })).data?.sendActivationLink,
    );
    setLinkSent(payload !== null);
  }

  const words = step.errorBeside();

  return (
    <section className={styles.contact}>
      <h2>
        {t(channel === "EMAIL" ? "email" : "phone")}
        {address === null ? null : (
          <>
            {" "}
            <bdi translate="no" dir="ltr">
              {address}
            </bdi>
          </>
        )}
      </h2>
      <p className={styles.state} role="status">
        {t(
          address === null ? "contactNone" : isConfirmed ? "contactConfirmed" : isLinkSent ? "linkSent" : "contactOpen",
        )}
      </p>
      <CaptchaField {...step.captcha} />
      {words === null ? null : (
        <p className={styles.refusal} role="alert">
          {words}
        </p>
      )}
      {address === null || isConfirmed ? null : (
        <>
          {channel === "EMAIL" && !isLinkSent ? (
            <div className={styles.steps}>
              <Button isBusy={step.isBusy} onClick={() => void send()}>
                {t("sendLink")}
              </Button>
            </div>
          ) : null}
          <CodeActivation
            channel={channel}
            onConfirmed={(token) => {
              setConfirmed(true);
              setPasswordToken(token);
            }}
          />
        </>
      )}
      {passwordToken === null ? null : (
        <>
          <p className={styles.lead}>{t("ownPassword")}</p>
          <PasswordStep
            token={passwordToken}
            onDone={() => {
              setPasswordToken(null);
              void enter();
            }}
            onAgain={() => dialog({ name: "forgotPassword" })}
          />
        </>
      )}
    </section>
  );
}
