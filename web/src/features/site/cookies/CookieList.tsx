import { useTranslation } from "react-i18next";
import { COOKIE_TABLE } from "@/platform/site/cookieConsent.ts";
import styles from "./Cookies.module.css";

/** Every cookie the site knows, with its type and what it is for. */
export function CookieList() {
  const { t } = useTranslation("cookies");
  return (
    <details className={styles.list}>
      <summary>{t("listOf")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("name")}</th>
            <th scope="col">{t("type")}</th>
            <th scope="col">{t("purpose")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(COOKIE_TABLE).map(([name, { type, purpose }]) => (
            <tr key={name}>
              <td>
                <bdi translate="no" dir="ltr">
                  {name}
                </bdi>
              </td>
              <td>{t(`types.${type}`)}</td>
              <td>{t(`purposes.${purpose}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
