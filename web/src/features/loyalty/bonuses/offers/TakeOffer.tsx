import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TakeButton } from "./TakeButton.tsx";
import { TakePartnerOffer } from "./TakePartnerOffer.tsx";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

/** How an offer is taken: by itself, by its code, by its partner's players, or by a button. */
export function TakeOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const viewer = useViewer();
  const dialog = useDialog();
  if (!offer.isTaken) return <p className={styles.note}>{t("take.none")}</p>;
  if (offer.phase !== "OPEN") return null;
  if (offer.partner !== null) return <TakePartnerOffer offer={offer} partner={offer.partner.name} />;
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
  return <TakeButton offer={offer} />;
}
