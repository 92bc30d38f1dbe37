import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { Dialog } from "@/ui/Dialog.tsx";
import styles from "./Recovery.module.css";
import { RecoveryForm } from "./RecoveryForm.tsx";

/** A lost password as a window (SPEC 2.39, 2.61). */
export default function RecoveryWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("recovery");
  const { dialog } = useApp();
  return (
    <Dialog title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <RecoveryForm onClose={onClose} />
      <button type="button" className={styles.other} onClick={() => dialog({ name: "transferUser" })}>{t("fromFormer")}</button>
    </Dialog>
  );
}
