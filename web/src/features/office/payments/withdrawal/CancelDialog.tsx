import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import cashier from "@/features/office/payments/method/Cashier.module.css";
import { sumText } from "@/features/office/payments/method/sums.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./WaitingWithdrawals.module.css";

interface Props {
  payment: PaymentFieldsFragment;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once more before a withdrawal is taken back. */
export default function CancelDialog({ payment, isOpen, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation("withdrawal");
  const { t: common } = useTranslation("payments");
  const lang = useLanguage();
  return (
    <Dialog title={t("cancelAsk")} closeLabel={common("close")} focus="title" isOpen={isOpen} onClose={onClose}>
      <div className={styles.ask}>
        <p>{t("cancelText", { sum: sumText(payment.amount, lang) })}</p>
        <div className={cashier.steps}>
          <Button look="primary" isBusy={isBusy} onClick={onConfirm}>
            {t("cancelYes")}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {t("cancelNo")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
