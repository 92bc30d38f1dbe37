import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./Recovery.module.css";
import { RecoveryForm } from "./RecoveryForm.tsx";

/** A lost password as a window (SPEC 2.39, 2.61), with whom to ask where no code can reach the player. */
export default function RecoveryWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("recovery");
  const dialog = useDialog();
  const lang = useLanguage();
  const { email = null, phone = null } = useSiteConfig()?.support ?? {};
  const help = (
    <footer className={styles.foot}>
      {email === null && phone === null ? null : (
        <p>
          {t("noAccess")}{" "}
          {email === null ? null : (
            <a href={`mailto:${email}`} className={styles.other}>
              <bdi translate="no">{email}</bdi>
            </a>
          )}{" "}
          {phone === null ? null : (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.other}>
              <bdi translate="no">{phone}</bdi>
            </a>
          )}
        </p>
      )}
      <p>
        <Link to={urls.page(lang, "passwordReset")} onClick={onClose} className={styles.other}>
          {t("page")}
        </Link>
      </p>
      <button type="button" className={styles.other} onClick={() => dialog({ name: "transferUser" })}>
        {t("fromFormer")}
      </button>
    </footer>
  );
  return (
    <Dialog title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <RecoveryForm onClose={onClose} help={help} />
    </Dialog>
  );
}
