import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router";
import Menu from "~icons/mdi/menu";
import History from "~icons/mdi/receipt-text-outline";
import { urls } from "#shared/routes/routes.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { useConnectionState, useDialog, useLanguage } from "@/platform/app/app.ts";
import { clickInPlace } from "@/platform/page/clickInPlace.ts";
import { useOpenRegistration } from "@/account/openRegistration.ts";
import { showSlip } from "@/slip/showSlip.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Brand } from "./Brand.tsx";
import styles from "./Header.module.css";
import { LanguageSelect } from "./settings/LanguageSelect.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { SettingsMenu } from "./settings/SettingsMenu.tsx";

/** The bar over every page: whose site it is, where one can go, who one is. */
export function Header({ hasSlip = false }: { hasSlip?: boolean }) {
  const connectionState = useConnectionState();
  const dialog = useDialog();
  const { t } = useTranslation(["shell", "menu"]);
  const lang = useLanguage();
  const viewer = useViewer();
  const config = useSiteConfig();
  const { pathname } = useLocation();
  const connection = useReactiveVar(connectionState);
  const openRegistration = useOpenRegistration();

  return (
    <>
      <header className={styles.header}>
        <a className={styles.skip} href="#content">
          {t("skip")}
        </a>
        {hasSlip ? (
          <a className={styles.skip} href="#slip" onClick={showSlip}>
            {t("skipToSlip")}
          </a>
        ) : null}
        <Button
          look="ink"
          className={styles.all ?? ""}
          aria-label={t("menu:all")}
          title={t("menu:all")}
          onClick={() => dialog({ name: "navigationMenu" })}
        >
          <Menu aria-hidden />
        </Button>
        <Link to={urls.home(lang)} className={styles.home}>
          <Brand />
        </Link>
        <MainMenu />
        <div className={styles.tools}>
          <SearchButton />
          <SettingsMenu />
          <LanguageSelect />
          {viewer === null ? (
            <>
              {routeExists("registration", config) ? (
                <Link
                  to={urls.page(lang, "registration")}
                  className={styles.register}
                  onClick={(event) => clickInPlace(event, openRegistration)}
                >
                  {t("menu:page.registration")}
                </Link>
              ) : null}
              <Button
                look="primary"
                onClick={() => dialog({ name: "signIn" })}
                disabled={pathname === urls.login(lang)}
              >
                {t("signIn")}
              </Button>
            </>
          ) : (
            <>
              <NavLink to={urls.history(lang)} className={styles.history}>
                <History aria-hidden />
                <span>{t("history")}</span>
              </NavLink>
              <span className={styles.bell} data-bell />
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
