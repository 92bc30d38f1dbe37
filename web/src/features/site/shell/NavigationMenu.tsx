import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { existing, INFORMATION_GROUPS, type MenuPage, menuUrl, SECTION_GROUPS } from "./menuTable.ts";
import styles from "./NavigationMenu.module.css";

/** Everything the site has, in one window (SPEC 2.61). */
export default function NavigationMenu({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("menu");
  const lang = useLanguage();
  const config = useSiteConfig();
  const { pathname } = useLocation();
  return (
    <Dialog size="wide" title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <nav aria-label={t("all")} className={styles.groups}>
        {[...SECTION_GROUPS, ...INFORMATION_GROUPS].map(({ group, pages }) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.head}>{t(`group.${group}`)}</h3>
            <ul>
              {existing<MenuPage>(pages, config).map((name) => {
                const to = menuUrl(lang, name);
                return (
                  <li key={name}>
                    <Link
                      to={to}
                      onClick={onClose}
                      className={styles.entry}
                      aria-current={pathname === to ? "page" : undefined}
                    >
                      {t(`page.${name}`)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
    </Dialog>
  );
}
