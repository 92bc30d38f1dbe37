import { useTranslation } from "react-i18next";
import { useDialog } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { DocumentCard } from "./DocumentCard.tsx";
import { type AskedVerification, standings, useVerification } from "./useVerification.ts";
import styles from "./Verification.module.css";

/** Who the player is: how far they have come in proving it, their data, and their documents (SPEC 2.45, 2.46). */
export function VerificationPage({ asked }: { asked: AskedVerification }) {
  const { t } = useTranslation("verification");
  const dialog = useDialog();
  const { verification, details, isPlayer, isLoading, again } = useVerification(asked);
  return (
    <section className={styles.page} aria-busy={isLoading}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      {!isPlayer ? (
        <Notice
          title={t("locked")}
          action={
            <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
              {t("signIn")}
            </Button>
          }
        />
      ) : verification === null ? (
        isLoading ? (
          <p role="status">{t("loading")}</p>
        ) : (
          <Notice title={t("failed")} text={t("failedText")} action={<Button onClick={again}>{t("retry")}</Button>} />
        )
      ) : (
        <>
          <p className={styles.standing} role="status" data-state={verification.state}>
            <strong>{t(`state.${verification.state}`)}</strong> <span>{t(`stateText.${verification.state}`)}</span>
          </p>
          <div className={styles.columns}>
            <section className={styles.card} aria-label={t("documents")}>
              <h2>{t("documents")}</h2>
              <ul className={styles.documents}>
                {standings(verification.documents).map((standing) => (
                  <DocumentCard
                    key={standing.kind}
                    {...standing}
                    maxFiles={verification.maxFiles}
                    fileTypes={verification.fileTypes}
                    again={again}
                  />
                ))}
              </ul>
            </section>
            {details === null ? null : <DetailsForm details={details} />}
          </div>
        </>
      )}
    </section>
  );
}
