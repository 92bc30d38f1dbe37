import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { type HeldBonus, OWN, useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { useClaimOfferMutation } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

/** Says that a bonus was taken, and leads to it. */
export function Taken({ state, freeRounds }: Pick<HeldBonus, "state" | "freeRounds">) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  return (
    <>
      <p className={styles.note} data-kind="done" role="status">
        {t(state === "OFFERED" ? "take.waits" : freeRounds === null ? "take.done" : "take.rounds")}
      </p>
      {freeRounds?.game ? (
        <Link to={`${casinoGameUrl(lang, freeRounds.game)}?mode=money`}>{t("take.play")}</Link>
      ) : null}
      <Link to={urls.page(lang, state === "OFFERED" ? "officeBonusesDeposit" : "officeBonusesWager")}>
        {t("take.toMine")}
      </Link>
    </>
  );
}

/** The button by which a player takes an offer, and what came of it. */
export function TakeButton({ offer }: { offer: Offer }) {
  const { t } = useTranslation("bonuses");
  const config = useSiteConfig();
  const openDeposit = useOpenDeposit();
  const [claim] = useClaimOfferMutation();
  const { take, isBusy, problem, taken } = useTake();
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
          {t(offer.terms.percent === null ? "take.NOW" : "take.DEPOSIT")}
        </Button>
      ) : (
        <Taken {...taken} />
      )}
      {problem === null ? null : (
        <p className={styles.note} data-kind="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
