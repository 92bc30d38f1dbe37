import { useTranslation } from "react-i18next";
import Lock from "~icons/mdi/lock-outline";
import { useDialog } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import styles from "./Cashier.module.css";

/** What a page of the cashier shows when nobody is signed in. */
export function SignInFirst() {
  const { t } = useTranslation("payments");
  const dialog = useDialog();
  return (
    <div className={styles.card}>
      <Notice
        icon={<Lock />}
        title={t("locked")}
        action={
          <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
            {t("signIn")}
          </Button>
        }
      />
    </div>
  );
}
