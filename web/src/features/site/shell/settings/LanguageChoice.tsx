import { Link, useLocation } from "react-router";
import { LANGUAGES } from "#shared/site/languages.ts";
import { withLanguage } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { allowedLanguages, useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import styles from "./SettingsForm.module.css";

/** The same page in the site's other languages, as one of the settings; the footer has the landmark. */
export function LanguageChoice() {
  const location = useLocation();
  const own = useLanguage();
  const languages = allowedLanguages(useSiteConfig(), useViewer() !== null, false);
  return (
    <ul className={styles.languages}>
      {languages.map((code) => (
        <li key={code} lang={LANGUAGES[code].locale}>
          <Link
            to={withLanguage(location, code)}
            preventScrollReset
            hrefLang={LANGUAGES[code].locale}
            className={styles.language}
            aria-current={code === own ? "true" : undefined}
          >
            {LANGUAGES[code].name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
