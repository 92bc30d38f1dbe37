import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrenciesQuery } from "@/operations/office/generated.ts";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./Accounts.module.css";
import { useCurrencyChange } from "./useCurrencyChange.ts";

/** Closes an additional account, once the player has confirmed it; why it can't be closed the server says (SPEC 8.28). */
export function CloseAccount({
  account: { id, balance },
  currencies,
}: Pick<CurrenciesQuery, "currencies"> & { account: AccountFieldsFragment }) {
  const { t } = useTranslation("account");
  const notifications = useNotifications();
  const { close, isBusy } = useCurrencyChange();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const currency = currencies?.find(({ code }) => code === balance.currency);

  async function confirm() {
    if (currency === undefined) return;
    setProblem(null);
    const result = await close(currency);
    if (result.kind === "failed") {
      setProblem(result.message ?? t("remove.failed"));
      return;
    }
    setAsking(false);
    notifications.show({ kind: "success", view: "toast", text: t("remove.done") });
  }

  if (currency === undefined) return null;
  return (
    <>
      <Button look="quiet" aria-label={t("remove.one", { id })} onClick={() => setAsking(true)}>
        {t("remove.button")}
      </Button>
      <Dialog
        title={t("remove.ask")}
        closeLabel={t("remove.no")}
        focus="title"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <div className={styles.ask}>
          <p>{t("remove.text", { id, currency: balance.currency })}</p>
          {problem === null ? null : (
            <p className={styles.error} role="alert">
              {problem}
            </p>
          )}
          <div className={styles.steps}>
            <Button look="primary" isBusy={isBusy} onClick={() => void confirm()}>
              {t("remove.yes")}
            </Button>
            <Button disabled={isBusy} onClick={() => setAsking(false)}>
              {t("remove.no")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
