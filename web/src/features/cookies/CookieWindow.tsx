import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { Dialog } from "@/ui/Dialog.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { type Choice, keepConsent, NOTHING } from "./consent.ts";
import { CookieList } from "./CookieList.tsx";
import styles from "./Cookies.module.css";

/** Lets a visitor change his mind about cookies, from the footer or the page about them (SPEC 6.11). */
export default function CookieWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const app = useApp();
  const { t } = useTranslation("cookies");

  function choose(choice: Choice) {
    keepConsent(app, choice);
    onClose();
    app.notifications.show({ kind: "success", view: "snackbar", text: t("saved") });
  }

  return (
    <Dialog size="medium" title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <div className={styles.window}>
        <ChoiceForm initial={app.consent() ?? NOTHING} onChoose={choose} />
        <CookieList />
      </div>
    </Dialog>
  );
}
