import { useTranslation } from "react-i18next";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import styles from "./BlockPage.module.css";

/**
 * How support is reached from a page that shows nothing else of the site; beside the page's own step, or as the one
 * there is.
 */
export function Contacts({ isBeside = false }: { isBeside?: boolean }) {
  const { t } = useTranslation("blocking");
  const support = useSiteConfig()?.support;
  if (support == null) return null;
  const { email, phone } = support;
  const first = isBeside ? styles.link : styles.action;
  return (
    <p className={styles.contacts}>
      {email === null ? null : (
        <a className={first} href={`mailto:${email}`}>
          {t("contact")}
        </a>
      )}
      {phone === null ? null : (
        <a className={email === null ? first : styles.link} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          {t("call", { phone: `\u2066${phone}\u2069` })}
        </a>
      )}
    </p>
  );
}
