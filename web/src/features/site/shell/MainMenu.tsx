import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import Chevron from "~icons/mdi/chevron-down";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Disclosure } from "@/ui/overlays/Disclosure.tsx";
import styles from "./MainMenu.module.css";
import { existing, isMarked, MAIN_MENU, type MenuPage, menuUrl, MORE_MENU } from "./menuTable.ts";
import { useOverflow } from "./useOverflow.ts";
import { useRouteName } from "./useRouteName.ts";

/** The header's menu: as many sections as the window has room for, all others under "More". */
export function MainMenu() {
  const { t } = useTranslation("menu");
  const lang = useLanguage();
  const config = useSiteConfig();
  const route = useRouteName();
  const { pathname } = useLocation();
  const pages = existing(MAIN_MENU, config);
  const { fitting, free, follow } = useOverflow();
  const isShown = pages.slice(0, fitting).some((name) => isMarked(name, route));
  const rest: MenuPage[] = [...pages.slice(fitting), ...existing(MORE_MENU, config)];

  function link(name: MenuPage, className: string | undefined) {
    const to = menuUrl(lang, name);
    return (
      <Link
        to={to}
        className={className}
        aria-current={pathname === to ? "page" : isMarked(name, route) ? "true" : undefined}
      >
        {name === "live" ? <span className={styles.dot} aria-hidden /> : null}
        {t(`page.${name}`)}
      </Link>
    );
  }

  return (
    <nav aria-label={t("all")} className={styles.menu}>
      <ul key={`${lang} ${pages.join(" ")}`} ref={follow} className={styles.row}>
        {pages.map((name, index) => (
          <li key={name} className={styles.item} data-cut={index >= fitting}>
            {link(name, styles.section)}
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <div className={styles.more} style={{ insetInlineStart: -free }}>
          <Disclosure
            button={
              <>
                {t("more")}
                <Chevron aria-hidden />
              </>
            }
            buttonClass={`${styles.section} ${!isShown && rest.some((name) => isMarked(name, route)) ? styles.marked : ""}`}
            align="end"
          >
            <ul>
              {rest.map((name) => (
                <li key={name}>{link(name, styles.entry)}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </nav>
  );
}
