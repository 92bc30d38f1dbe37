import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { OWN, useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { useClaimOfferMutation } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

/** The button that takes an offer, and what came of it. */
export function TakeOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const viewer = useViewer();
  const dialog = useDialog();
  const config = useSiteConfig();
  const openDeposit = useOpenDeposit();
  const [claim] = useClaimOfferMutation();
  const { take, isBusy, problem, taken } = useTake();
  if (!offer.isTaken) return <p className={styles.note}>{t("take.none")}</p>;
  if (offer.phase !== "OPEN") return null;
  if (offer.audience === "CODE")
    return (
      <div className={styles.actions}>
        <p className={styles.note}>{t("take.code")}</p>
        <Link to={urls.page(lang, "officePromotion")}>{t("code.title")}</Link>
      </div>
    );
  if (viewer === null)
    return (
      <div className={styles.actions}>
        <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
          {t("take.signIn")}
        </Button>
      </div>
    );
  const isDeposit = offer.terms.percent !== null;
  async function press() {
    const bonus = await take(async () => {
      const { data } = await claim({ variables: { input: { offerId: offer.id } }, ...OWN });
      return data?.claimOffer;
    });
    if (bonus?.state === "OFFERED" && routeExists("recharge", config)) openDeposit();
  }
  return (
    <div className={styles.actions}>
      {taken === null ? (
        <Button look="primary" isBusy={isBusy} onClick={() => void press()}>
          {t(isDeposit ? "take.DEPOSIT" : "take.NOW")}
        </Button>
      ) : (
        <>
          <p className={styles.note} data-kind="done" role="status">
            {t(taken.state === "OFFERED" ? "take.waits" : "take.done")}
          </p>
          <Link to={urls.page(lang, taken.state === "OFFERED" ? "officeBonusesDeposit" : "officeBonusesWager")}>
            {t("take.toMine")}
          </Link>
        </>
      )}
      {problem === null ? null : (
        <p className={styles.note} data-kind="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
