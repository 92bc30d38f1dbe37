import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router";
import History from "~icons/mdi/receipt-text-outline";
import { SECTIONS, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteQuery } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { SettingsMenu } from "./SettingsMenu.tsx";

export function Header() {
  const app = useApp();
  const { t } = useTranslation("shell");
  const lang = languageOf(app);
  const { data } = useSiteQuery();
  const { pathname } = useLocation();
  const connection = useReactiveVar(app.connectionState);
  const viewer = data?.viewer ?? null;

  return (
    <>
      <a className={styles.skip} href="#content">{t("skip")}</a>
      <header className={styles.header}>
        <Link to={urls.home(lang)} className={styles.brand}><Logo /><span>{data?.siteConfig?.companyName ?? t("siteName")}</span></Link>
        <nav aria-label={t("sections")} className={styles.sections}>
          {SECTIONS.map((section) => (
            <NavLink key={section} to={urls.section(lang, section)} className={styles.section}>
              {section === "live" ? <span className={styles.dot} aria-hidden /> : null}
              {t(section)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <SettingsMenu />
          {viewer === null ? (
            <Button look="primary" onClick={() => app.dialog("signIn")} disabled={pathname === urls.login(lang)}>{t("signIn")}</Button>
          ) : (
            <>
              <NavLink to={urls.history(lang)} className={styles.history}><History aria-hidden /><span>{t("history")}</span></NavLink>
              <AccountMenu viewer={viewer} />
            </>
          )}
        </div>
      </header>
      <div role="status" className={styles.connection}>
        {connection === "lost" ? <p>{t("connectionLost")}</p> : null}
      </div>
    </>
  );
}
