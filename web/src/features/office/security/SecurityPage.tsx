import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useViewer } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useSyncProtectionMethodsMutation } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { Mailing } from "./Mailing.tsx";
import { MethodCards } from "./MethodCards.tsx";
import { ProtectionMeter } from "./ProtectionMeter.tsx";
import { QrSignIn } from "./QrSignIn.tsx";
import styles from "./SecurityPage.module.css";
import type { WindowName } from "./SecurityWindow.tsx";
import { Sessions } from "./Sessions.tsx";
import { type AskedSecurity, type Security, useSecurity } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";
import { YourData } from "./YourData.tsx";

/** The windows and their forms are for those who change something. */
const SecurityWindow = lazy(() => import("./SecurityWindow.tsx"));

const CARD = 70;

/** How safe the player's account is, and everything they can do about it (SPEC 2.43, 2.49). */
export function SecurityPage({ answer }: { answer: AskedSecurity }) {
  const { t } = useTranslation("security");
  const viewer = useViewer();
  const { security, sessions, isLoading, keep, retry } = useSecurity(answer);
  const [open, setOpen] = useState<WindowName | null>(null);
  const onKeep = (next: Security) => keep({ security: next });
  const hasFailed = viewer !== null && security === null && !isLoading;

  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("locked")} action={t("signIn")} />
        </div>
      ) : null}
      {hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={retry} />
        </div>
      ) : null}
      {viewer !== null && security === null && isLoading ? (
        <div className={styles.card}>
          <Skeleton rows={6} height={CARD} label={t("loading")} />
        </div>
      ) : null}
      {viewer === null || security === null ? null : (
        <>
          <ProtectionMeter security={security} />
          {security.shouldSyncMethods ? <SyncNotice onKeep={onKeep} /> : null}
          <MethodCards security={security} onOpen={setOpen} />
          <div className={styles.pair}>
            <Mailing security={security} onKeep={onKeep} />
            <QrSignIn />
          </div>
          <YourData onOpen={setOpen} />
          {open === null ? null : (
            <Suspense fallback={null}>
              <SecurityWindow
                key={open}
                name={open}
                security={security}
                onKeep={onKeep}
                onClose={() => {
                  setOpen(null);
                  if (open === "password") retry();
                }}
              />
            </Suspense>
          )}
        </>
      )}
      {viewer === null || sessions === null ? null : (
        <Sessions sessions={sessions} onKeep={(next) => keep({ sessions: next })} />
      )}
    </section>
  );
}

/** The site keeps methods other than they are: one press has them read again. */
function SyncNotice({ onKeep }: { onKeep(security: Security): void }) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [sync] = useSyncProtectionMethodsMutation();
  const error = attempt.errorBeside();

  async function run() {
    const payload = await attempt.send(
      async () => (await sync({ context: { hasOwnErrors: true } })).data?.syncProtectionMethods,
    );
    if (payload?.security != null) onKeep(payload.security);
  }

  return (
    <div className={styles.sync} role="status">
      <p>{error ?? t("sync.text")}</p>
      <Button isBusy={attempt.isBusy} onClick={() => void run()}>
        {t("sync.action")}
      </Button>
    </div>
  );
}
