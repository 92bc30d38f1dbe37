import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { HeldBonus } from "@/features/loyalty/bonuses/held/HeldBonus.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { OWN, useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { useRedeemPromoCodeMutation } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import own from "./PromoCode.module.css";

const MOST = 64;

/** Where promo codes are checked and used [2.49]. */
export function PromoCodePage() {
  const { t } = useTranslation("bonuses");
  const viewer = useViewer();
  const [code, setCode] = useState("");
  const [redeem] = useRedeemPromoCodeMutation();
  const { take, isBusy, problem, taken } = useTake();
  async function send(event: FormEvent) {
    event.preventDefault();
    const bonus = await take(async () => {
      const { data } = await redeem({ variables: { input: { code } }, ...OWN });
      return data?.redeemPromoCode;
    });
    if (bonus !== null) setCode("");
  }
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
        <form className={own.form} onSubmit={(event) => void send(event)} noValidate>
          <TextField
            label={t("code.field")}
            value={code}
            maxLength={MOST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problem ?? undefined}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t("code.use")}
          </Button>
        </form>
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
