import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useConsent, useDialog } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./SettingsPage.module.css";

/** The office's page of settings (SPEC 2.43, 3.10); says so where the browser may not keep them. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("settings");
  const dialog = useDialog();
  const consent = useReactiveVar(useConsent());
  const isAsked = useSiteConfig()?.isShowCookieAgreePopup ?? true;
  const isKept = consent === null ? !isAsked : consent.functional;
  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      {isKept ? null : (
        <div className={styles.note} role="status">
          <p>{t("unkept")}</p>
          <Button onClick={() => dialog({ name: "cookies" })}>{t("toCookies")}</Button>
        </div>
      )}
      {children}
    </section>
  );
}
