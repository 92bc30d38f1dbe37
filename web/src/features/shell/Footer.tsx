import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import styles from "./Footer.module.css";

export function Footer() {
  const { t } = useTranslation("shell");
  const lang = languageOf(useApp());
  return (
    <footer className={styles.footer}>
      <strong className={styles.age}><bdi>18+</bdi></strong>
      <p>{t("responsible")}</p>
      <Link to={urls.credits(lang)} className={styles.link}>{t("credits")}</Link>
    </footer>
  );
}
