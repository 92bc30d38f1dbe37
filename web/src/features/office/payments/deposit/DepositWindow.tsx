import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { DepositContent } from "./DepositContent.tsx";

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Paying in over the page one is on, where the operator wants it so (SPEC 2.61, 5.03). */
export default function DepositWindow({ isOpen, onClose }: Props) {
  const { t } = useTranslation("deposit");
  const { t: common } = useTranslation("payments");
  const lang = useLanguage();
  return (
    <Dialog
      title={t("title")}
      closeLabel={common("close")}
      size="medium"
      focus="title"
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.window}>
        <DepositContent onDone={onClose} />
        <p className={styles.foot}>
          <span>{common("safer")}</span>
          <Link className={styles.link} to={urls.page(lang, "responsible")} onClick={onClose}>
            {common("toLimits")}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
