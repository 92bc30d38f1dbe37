import { useTranslation } from "react-i18next";
import { useConsent, useNotifications } from "@/platform/app/app.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { type Choice, NOTHING, useKeepConsent } from "./consent.ts";
import { CookieList } from "./CookieList.tsx";
import styles from "./Cookies.module.css";

/** Lets a visitor change their mind about cookies, from the footer or the page about them (SPEC 6.11). */
export default function CookieWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const keepConsent = useKeepConsent();
  const consent = useConsent();
  const notifications = useNotifications();
  const { t } = useTranslation("cookies");

  function choose(choice: Choice) {
    keepConsent(choice);
    onClose();
    notifications.show({ kind: "success", view: "snackbar", text: t("saved") });
  }

  return (
    <Dialog size="medium" title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <div className={styles.window}>
        <ChoiceForm initial={consent() ?? NOTHING} onChoose={choose} />
        <CookieList />
      </div>
    </Dialog>
  );
}
