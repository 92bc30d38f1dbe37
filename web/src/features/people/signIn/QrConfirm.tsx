import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useDialog } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useAnswerQrSignInMutation, useQrSignInQuery } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { QR_PARAMETER } from "./qrAddress.ts";
import styles from "./QrPanel.module.css";

/**
 * Asks a player whose device has read a picture whether the browser that shows it may sign in as them. A guest signs in
 * first.
 */
export default function QrConfirm() {
  const dialog = useDialog();
  const viewer = useViewer();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(QR_PARAMETER);
  if (code === null) return null;

  function close() {
    const rest = new URLSearchParams(search);
    rest.delete(QR_PARAMETER);
    const text = rest.toString();
    void navigate(`${pathname}${text === "" ? "" : `?${text}`}`, { replace: true });
  }

  if (viewer == null)
    return <AskGuest onAsk={() => dialog({ name: "signIn", params: { returnTo: `${pathname}${search}` } })} />;
  return <Confirm code={code} onClose={close} />;
}

/** A guest who has read a picture is asked to sign in: nothing else can come of it. */
function AskGuest({ onAsk }: { onAsk(): void }) {
  const ask = useEffectEvent(onAsk);
  useEffect(function askOnce() {
    ask();
  }, []);
  return null;
}

function Confirm({ code, onClose }: { code: string; onClose(): void }) {
  const { t } = useTranslation("signIn");
  const { data, loading } = useQrSignInQuery({ variables: { code }, fetchPolicy: "no-cache" });
  const [answer, { loading: isSending }] = useAnswerQrSignInMutation();
  const [end, setEnd] = useState<"qrDone" | "qrRefused" | "qrOver" | "error.NETWORK" | null>(null);
  const asked = data?.qrSignIn ?? null;
  if (loading) return null;
  const words = end ?? (asked === null ? "qrOver" : null);

  async function send(isAllowed: boolean) {
    const done = await answer({ variables: { input: { code, isAllowed } }, context: { hasOwnErrors: true } }).then(
      (sent) => sent.data?.answerQrSignIn ?? null,
      () => null,
    );
    if (done === null) setEnd("error.NETWORK");
    else setEnd(done.isAnswered ? (isAllowed ? "qrDone" : "qrRefused") : "qrOver");
  }

  return (
    <Dialog title={t("qrTitle")} closeLabel={t("close")} focus="title" isOpen onClose={onClose}>
      <div className={styles.panel} aria-live="polite">
        {words === null ? (
          <>
            <p>{t("qrAsk")}</p>
            <p className={styles.check}>
              <strong className="number" translate="no">
                {asked?.checkNumber}
              </strong>
            </p>
            <p>{t("qrWarn")}</p>
            <Button isWide isBusy={isSending} onClick={() => void send(false)}>
              {t("qrRefuse")}
            </Button>
            <Button isWide look="primary" isBusy={isSending} onClick={() => void send(true)}>
              {t("qrAllow")}
            </Button>
          </>
        ) : (
          <>
            <p role="status">{t(words)}</p>
            <Button isWide onClick={onClose}>
              {t("close")}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
