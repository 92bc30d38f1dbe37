import { useTranslation } from "react-i18next";
import { PageHead } from "@/head/PageHead.tsx";
import styles from "./SignInPage.module.css";
import { SignInForm } from "./SignInForm.tsx";

/** Sign-in as a page of its own. */
export function SignInPage({ onSignedIn }: { onSignedIn(): void }) {
  const { t } = useTranslation("signIn");
  return (
    <section className={styles.card}>
      <PageHead title={t("title")} />
      <h1 className={styles.title}>{t("title")}</h1>
      <SignInForm onSignedIn={onSignedIn} />
    </section>
  );
}
