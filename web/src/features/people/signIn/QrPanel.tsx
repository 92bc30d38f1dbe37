import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { noteAuthSuccess } from "@/platform/analytics/analyticsCounters.ts";
import { useClient, useLanguage, useOrigin } from "@/platform/app/app.ts";
import { useEnter } from "@/platform/session/useEnter.ts";
import {
  type CreateQrSignInMutation,
  useCreateQrSignInMutation,
  useLogInByQrMutation,
} from "@/operations/people/generated.ts";
import { deviceProof } from "@/platform/session/device.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { QrCode } from "@/ui/marks/QrCode.tsx";
import { QR_PARAMETER } from "./qrAddress.ts";
import styles from "./QrPanel.module.css";

/** How often the browser asks whether it was let in, in milliseconds. */
const ASK_EVERY = 2_500;

type Qr = CreateQrSignInMutation["createQrSignIn"];

/** A picture that a signed-in device lets this browser in by, the digits to compare, and the wait for it. */
export function QrPanel({ onSignedIn, onBack }: { onSignedIn(): void; onBack(): void }) {
  const { t } = useTranslation("signIn");
  const client = useClient();
  const origin = useOrigin();
  const lang = useLanguage();
  const enter = useEnter();
  const [create] = useCreateQrSignInMutation();
  const [ask] = useLogInByQrMutation();
  const [qr, setQr] = useState<Qr | null>(null);
  const [state, setState] = useState<"making" | "waiting" | "over" | "failed">("making");

  async function begin() {
    const made = await create({ context: { hasOwnErrors: true } }).then(
      ({ data }) => data?.createQrSignIn ?? null,
      () => null,
    );
    setQr(made);
    setState(made?.code == null ? "failed" : "waiting");
  }

  function again() {
    setState("making");
    void begin();
  }
  const first = useEffectEvent(begin);
  useEffect(function drawFirst() {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set once the answer has arrived
    void first();
  }, []);

  const look = useEffectEvent(async (token: string) => {
    const answer = await ask({
      variables: { input: { token, ...deviceProof() } },
      context: { hasOwnErrors: true },
    }).then(
      ({ data }) => data?.logInByQr ?? null,
      () => null,
    );
    // Without an answer it is asked again, until the picture's time is up.
    if (answer === null || answer.isWaiting) return;
    if (answer.viewer === null) {
      setState("over");
      return;
    }
    setState("making");
    noteAuthSuccess({ client });
    trackEvent("signedIn", { way: "QR" });
    await enter();
    onSignedIn();
  });

  const token = state === "waiting" ? (qr?.token ?? null) : null;
  const expiresAt = qr?.expiresAt ?? null;
  useEffect(
    function waitToBeLetIn() {
      if (token === null) return undefined;
      let isAsking = false;
      const timer = setInterval(() => {
        if (expiresAt !== null && Date.parse(expiresAt) < siteClock.now()) {
          setState("over");
          return;
        }
        if (isAsking) return;
        isAsking = true;
        void look(token).finally(() => {
          isAsking = false;
        });
      }, ASK_EVERY);
      return () => clearInterval(timer);
    },
    [token, expiresAt],
  );

  return (
    <div className={styles.panel}>
      {state === "waiting" && qr?.code != null ? (
        <QrCode text={`${origin}${urls.home(lang)}?${QR_PARAMETER}=${qr.code}`} label={t("qrPicture")} />
      ) : null}
      <div aria-live="polite" className={styles.words}>
        {state === "waiting" ? (
          <>
            <p>{t("qrHow")}</p>
            <p className={styles.check}>
              {t("qrCheck")}{" "}
              <strong className="number" translate="no">
                {qr?.checkNumber}
              </strong>
            </p>
          </>
        ) : null}
        {state === "over" ? <p>{t("qrOver")}</p> : null}
        {state === "failed" ? <p role="alert">{t("error.NETWORK")}</p> : null}
      </div>
      {state === "over" || state === "failed" ? (
        <Button isWide onClick={again}>
          {t("qrAgain")}
        </Button>
      ) : null}
      <Button isWide look="quiet" onClick={onBack}>
        {t("otherWay")}
      </Button>
    </div>
  );
}
