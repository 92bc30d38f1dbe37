import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { LANGUAGES } from "#shared/site/languages.ts";
import { withLanguage } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { allowedLanguages, useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import styles from "./LanguageLinks.module.css";

/** The same page in the site's other languages, as links that search engines can follow too. */
export function LanguageLinks() {
  const { t } = useTranslation("menu");
  const location = useLocation();
  const config = useSiteConfig();
  const isSignedIn = useViewer() !== null;
  const own = useLanguage();
  const languages = allowedLanguages(config, isSignedIn, false);
  return (
    <nav aria-label={t("language")}>
      <ul className={styles.languages}>
        {languages.map((code) => (
          <li key={code}>
            <Link
              to={withLanguage(location, code)}
              preventScrollReset
              hrefLang={LANGUAGES[code].locale}
              lang={LANGUAGES[code].locale}
              className={styles.language}
              aria-current={code === own ? "true" : undefined}
            >
              {LANGUAGES[code].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
