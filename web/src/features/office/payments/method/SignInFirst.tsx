import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import styles from "./Cashier.module.css";

/** What a page of the cashier shows when nobody is signed in. */
export function SignInFirst() {
  const { t } = useTranslation("payments");
  return (
    <div className={styles.card}>
      <SignInNotice title={t("locked")} action={t("signIn")} />
    </div>
  );
}
