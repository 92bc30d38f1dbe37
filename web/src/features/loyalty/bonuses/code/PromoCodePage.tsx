import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { HeldBonus } from "@/features/loyalty/bonuses/held/HeldBonus.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { CodeForm } from "./CodeForm.tsx";

/** Where promo codes are checked and used [2.49]. */
export function PromoCodePage() {
  const { t } = useTranslation("bonuses");
  const viewer = useViewer();
  const taking = useTake();
  const { taken } = taking;
  return (
    <section className={styles.page}>
      <PageHead title={t("code.title")} />
      <header className={styles.head}>
        <h1>{t("code.title")}</h1>
        <p>{t("code.lead")}</p>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("held.signIn")} action={t("held.enter")} />
        </div>
      ) : (
        <CodeForm taking={taking} label={t("code.field")} />
      )}
      {taken === null ? null : (
        <>
          <p className={styles.note} data-kind="done" role="status">
            {t("code.got", { title: taken.title })}
          </p>
          <HeldBonus bonus={taken} />
        </>
      )}
    </section>
  );
}
