import { useReactiveVar } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useOrigin } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { QrCode } from "@/ui/marks/QrCode.tsx";
import { install, installOffer, isInstalled } from "./installOffer.ts";
import styles from "./InstallPanel.module.css";

const STANDALONE = "(display-mode: standalone)";

function watchWindow(changed: () => void): () => void {
  const query = matchMedia(STANDALONE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the site runs as an app of its own now; on the server it never does. */
const useIsApp = () =>
  useSyncExternalStore(
    watchWindow,
    () => matchMedia(STANDALONE).matches,
    () => false,
  );

/** Installs the site on this device, and leads a phone to it by a code for its camera (SPEC 2.51). */
export function InstallPanel({ phonePath }: { phonePath: string }) {
  const { t } = useTranslation("installing");
  const origin = useOrigin();
  const offer = useReactiveVar(installOffer);
  const wasInstalled = useReactiveVar(isInstalled);
  const isApp = useIsApp();
  const address = new URL(phonePath, origin).href;
  return (
    <section className={styles.panel} aria-label={t("title")}>
      <div className={styles.here}>
        <h2 className={styles.head}>{t("here")}</h2>
        <p role="status">
          {isApp ? t("isApp") : wasInstalled ? t("installed") : offer === null ? t("byMenu") : t("byButton")}
        </p>
        {offer === null || isApp ? null : (
          <Button look="primary" onClick={() => void install()}>
            {t("install")}
          </Button>
        )}
      </div>
      <div className={styles.phone}>
        <div>
          <h2 className={styles.head}>{t("phone")}</h2>
          <p>{t("scan")}</p>
          <p className={styles.address} dir="ltr">
            {address}
          </p>
        </div>
        <QrCode text={address} label={t("code", { address })} />
      </div>
    </section>
  );
}
