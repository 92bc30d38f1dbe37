import { useState } from "react";
import { useTranslation } from "react-i18next";
import History from "~icons/mdi/history";
import { Button } from "@/ui/fields/Button.tsx";
import { forgetSearches, recentSearches } from "./recent.ts";
import styles from "./Search.module.css";

/** What stands under an empty field: what was looked for before, or what can be. */
export function RecentSearches({ onChoose }: { onChoose(text: string): void }) {
  const { t } = useTranslation("search");
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return <p className={styles.hint}>{t("hint")}</p>;
  return (
    <section aria-label={t("recent")}>
      <header className={styles.recentHead}>
        <p className={styles.kind}>{t("recent")}</p>
        <Button
          look="quiet"
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          {t("forget")}
        </Button>
      </header>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" className={styles.option} onClick={() => onChoose(text)}>
              <span className={styles.icon}>
                <History aria-hidden />
              </span>
              <bdi translate="no" className={styles.words}>
                {text}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
