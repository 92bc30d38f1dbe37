import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReactNode } from "react";
import { useTime } from "@/platform/site/useTime.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { Countdown } from "./Countdown.tsx";
import { OfferPicture } from "./OfferPicture.tsx";
import { type Offer, useCurrencyTerms } from "./useTerms.tsx";
import styles from "./OfferCard.module.css";

/** Until when an offer can be taken, or when it begins. */
export function PhaseLine({ offer: { phase, startsAt, endsAt } }: { offer: Offer }) {
  const { t } = useTranslation("bonuses");
  const { day } = useTime();
  if (phase === "OVER") return <span className={styles.phase}>{t("phase.OVER")}</span>;
  const moment = phase === "COMING" ? startsAt : endsAt;
  if (moment === null) return <span className={styles.phase}>{t("noEnd")}</span>;
  return (
    <span className={styles.phase} data-phase={phase}>
      <time dateTime={moment} suppressHydrationWarning>
        {t(`phase.${phase}`, { date: day(moment) })}
      </time>
      <Countdown until={moment} />
    </span>
  );
}

/** An offer among others: its name, the most it gives, and until when. */
export function OfferCard({ offer, to, children }: { offer: Offer; to: string; children?: ReactNode }) {
  const { t } = useTranslation("bonuses");
  const own = useCurrencyTerms(offer.terms);
  return (
    <article className={styles.card} data-phase={offer.phase}>
      <OfferPicture name={offer.picture} />
      <div className={styles.body}>
        {offer.isWelcome ? <span className={styles.mark}>{t("welcome")}</span> : null}
        {offer.partner === null ? null : (
          <span className={styles.mark}>{t("partner.from", { partner: offer.partner.name })}</span>
        )}
        <h2>
          <Link to={to}>{offer.title}</Link>
        </h2>
        {own === undefined ? null : (
          <p className={styles.most}>
            {offer.terms.percent === null ? null : <span>{t("upTo")} </span>}
            <Money value={own.maxBonus} />
          </p>
        )}
        <PhaseLine offer={offer} />
        {children}
      </div>
    </article>
  );
}
