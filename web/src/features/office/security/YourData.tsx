import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./SecurityPage.module.css";
import type { WindowName } from "./SecurityWindow.tsx";

/** What the player may do with what is held about them: take it along, or have it erased. */
export function YourData({ onOpen }: { onOpen(name: WindowName): void }) {
  const { t } = useTranslation("security");
  return (
    <section className={styles.block} aria-labelledby="security-data">
      <h2 id="security-data">{t("data.title")}</h2>
      <p className={styles.soft}>{t("data.lead")}</p>
      <div className={styles.steps}>
        <Button onClick={() => onOpen("exportData")}>{t("data.export")}</Button>
        <Button onClick={() => onOpen("closeAccount")}>{t("data.close")}</Button>
      </div>
    </section>
  );
}
