import { useTranslation } from "react-i18next";
import Laptop from "~icons/mdi/laptop-off";
import { NOINDEX } from "@/platform/head/head.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import styles from "./BlockPage.module.css";

/** Current browsers, each with its makers' own page; names are data and the same in every language. */
const BROWSERS = [
  { name: "Firefox", url: "https://www.mozilla.org/firefox/" },
  { name: "Chrome", url: "https://www.google.com/chrome/" },
  { name: "Edge", url: "https://www.microsoft.com/edge" },
  { name: "Safari", url: "https://support.apple.com/safari" },
  { name: "Opera", url: "https://www.opera.com/" },
] as const;

/** For browsers that can't show the site (SPEC 2.40): plain HTML, because nothing else works there. */
export function OldBrowserPage() {
  const { t } = useTranslation("blocking");
  return (
    <div className={styles.card}>
      <PageHead title={t("old.title")} description={t("old.text")} robots={NOINDEX} />
      <Laptop className={styles.icon} aria-hidden />
      <h1 className={styles.title}>{t("old.title")}</h1>
      <p className={styles.text}>{t("old.text")}</p>
      <p className={styles.text}>{t("old.get")}</p>
      <ul className={styles.browsers}>
        {BROWSERS.map(({ name, url }) => (
          <li key={name}>
            <a className={styles.link} href={url} rel="noopener noreferrer">
              <bdi translate="no">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
