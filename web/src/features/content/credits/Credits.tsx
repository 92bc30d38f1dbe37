import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import credits from "./credits.json";
import styles from "./Credits.module.css";

/** Where the facts, letters and drawings come from, and under which licences. */
export function Credits() {
  const { t } = useTranslation("credits");
  return (
    <article className={styles.page}>
      <PageHead title={t("title")} />
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      {(["data", "design"] as const).map((part) => (
        <section key={part}>
          <h2>{t(part)}</h2>
          <ul>
            {credits[part].map(({ name, licence, licenceUrl, url, notices }) => (
              <li key={name} className={styles.source}>
                <a href={url} rel="noreferrer">
                  <bdi translate="no">{name}</bdi>
                </a>{" "}
                <span>
                  <a href={licenceUrl} rel="noreferrer license">
                    <bdi translate="no">{licence}</bdi>
                  </a>
                </span>
                {notices.map((notice) => (
                  <p key={notice} lang="en" dir="ltr">
                    {notice}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>{t("invented")}</p>
    </article>
  );
}
