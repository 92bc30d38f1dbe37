import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { PageHead } from "@/head/PageHead.tsx";
import { type Arrival, arrivalOf } from "./arrival.ts";
import styles from "./SignInPage.module.css";
import { SignInForm } from "./SignInForm.tsx";

/** Sign-in as a page of its own: where networks and one-tap send browsers back to. */
export function SignInPage({ onSignedIn }: { onSignedIn(returnTo?: string): void }) {
  const { t } = useTranslation("signIn");
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(function receive() {
    const come = arrivalOf(search);
    if (come === null) return;
    // What signs somebody in stays in no address bar and no history.
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => setArrival(come));
  }, [navigate, pathname, search]);

  return (
    <section className={styles.card}>
      <PageHead title={t("title")} />
      <h1 className={styles.title}>{t("title")}</h1>
      <SignInForm key={arrival?.kind ?? "own"} arrival={arrival} onSignedIn={onSignedIn} />
    </section>
  );
}
