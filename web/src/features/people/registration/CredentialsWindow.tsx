import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { emailProblem } from "#shared/people/registration.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { madeCredentials, type MadeCredentials } from "./madeCredentials.ts";
import { usePromptDeposit } from "@/account/usePromptDeposit.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useSendCredentialsMutation } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import styles from "./Registration.module.css";
import { saveAsFile, saveAsPicture, type Shown } from "./saveCredentials.ts";

type Sending = "ready" | "sending" | "sent" | "INVALID" | "failed";

/** Login and password, told once, and the three ways to keep them (SPEC 3.27, 3.30). */
export default function CredentialsWindow({ made }: { made: MadeCredentials }) {
  const { t } = useTranslation("registration");
  const lang = useLanguage();
  const config = useSiteConfig();
  const promptDeposit = usePromptDeposit();
  const [send] = useSendCredentialsMutation();
  const [email, setEmail] = useState("");
  const [sending, setSending] = useState<Sending>("ready");
  const { form, begin, end } = useFocusWrong(sending === "sending");
  const shown: Shown = {
    company: config?.companyName ?? "",
    loginName: t("made.login"),
    login: made.login,
    passwordName: t("password"),
    password: made.password,
  };

  function close() {
    madeCredentials(null);
    if (config?.isDepositPromptShown === true) promptDeposit("toast");
  }

  async function sendLetter(event: SubmitEvent) {
    event.preventDefault();
    begin();
    if (emailProblem(email) !== null) {
      setSending("INVALID");
      return;
    }
    setSending("sending");
    const input = { token: made.token, password: made.password, email: email.trim() };
    const answer = await send({ variables: { input }, context: { hasOwnErrors: true } }).catch(() => undefined);
    const isWrong = answer?.data?.sendCredentials?.errors[0]?.path?.[0] === "email";
    setSending(answer?.data?.sendCredentials?.isSent === true ? "sent" : isWrong ? "INVALID" : "failed");
  }

  return (
    <Dialog title={t("made.title")} closeLabel={t("close")} isOpen onClose={close}>
      <div className={styles.made}>
        <p>{t("made.text")}</p>
        <dl>
          <dt>{t("made.login")}</dt>
          <dd>
            <bdi translate="no">{made.login}</bdi>
          </dd>
          <dt>{t("password")}</dt>
          <dd>
            <bdi translate="no">{made.password}</bdi>
          </dd>
        </dl>
        <div className={styles.buttons}>
          <Button onClick={() => saveAsFile(shown)}>{t("made.file")}</Button>
          <Button onClick={() => void saveAsPicture(shown, LANGUAGES[lang].dir === "rtl")}>{t("made.picture")}</Button>
        </div>
        <form className={styles.mail} ref={form} onInput={end} onSubmit={(event) => void sendLetter(event)} noValidate>
          <TextField
            label={t("email")}
            type="email"
            autoComplete="email"
            dir="ltr"
            value={email}
            error={sending === "INVALID" ? t("invalid.email") : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" isBusy={sending === "sending"} disabled={sending === "sent"}>
            {t("made.send")}
          </Button>
        </form>
        <div aria-live="polite">
          {sending === "sent" ? (
            <p>{t("made.sent")}</p>
          ) : sending === "failed" ? (
            <p className={styles.refusal} role="alert">
              {t("made.failed")}
            </p>
          ) : null}
        </div>
        <Button look="primary" isWide onClick={close}>
          {t("made.done")}
        </Button>
      </div>
    </Dialog>
  );
}
