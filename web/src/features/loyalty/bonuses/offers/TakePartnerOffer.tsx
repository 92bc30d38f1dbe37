import { useTranslation } from "react-i18next";
import { useDialog } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { CodeForm } from "@/features/loyalty/bonuses/code/CodeForm.tsx";
import { useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { useOfferHindranceQuery } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TakeButton, Taken } from "./TakeButton.tsx";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

/** How a partner's offer is taken: by who registered by the partner's link, or by the partner's code; others read why not. */
export function TakePartnerOffer({ offer, partner }: { offer: Offer; partner: string }) {
  const { t } = useTranslation("bonuses");
  const viewer = useViewer();
  const dialog = useDialog();
  const taking = useTake();
  const { data, loading } = useOfferHindranceQuery({
    variables: { id: offer.id },
    skip: viewer === null,
    fetchPolicy: "network-only",
  });
  if (viewer === null)
    return (
      <>
        <p className={styles.note}>{t(offer.hasCode ? "partner.guestCode" : "partner.guest", { partner })}</p>
        <div className={styles.actions}>
          <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
            {t("take.signIn")}
          </Button>
        </div>
      </>
    );
  if (taking.taken !== null)
    return (
      <div className={styles.actions}>
        <Taken {...taking.taken} />
      </div>
    );
  if (loading) return <p className={styles.note}>{t("partner.checking")}</p>;
  const hindrance = data?.viewer?.offerHindrance ?? null;
  if (hindrance === null) return <TakeButton offer={offer} />;
  return (
    <>
      <p className={styles.note} role="status">
        {hindrance.message}
      </p>
      {hindrance.code === "PARTNER_ONLY" && offer.hasCode ? (
        <CodeForm taking={taking} label={t("partner.code", { partner })} />
      ) : null}
    </>
  );
}
