import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReactNode } from "react";
import { useTime } from "@/platform/site/useTime.ts";
import type { OfferCardFieldsFragment } from "@/operations/loyalty/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { Countdown } from "./Countdown.tsx";
import { OfferPicture } from "./OfferPicture.tsx";
import { useCurrencyTerms } from "./useTerms.tsx";
import styles from "./OfferCard.module.css";

/** Until when an offer can be taken, or when it begins. */
export function PhaseLine({
  offer: { phase, startsAt, endsAt },
}: {
  offer: Pick<OfferCardFieldsFragment, "phase" | "startsAt" | "endsAt">;
}) {
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

/** The most that an offer gives, in the visitor's currency. */
export function OfferMost({ terms }: Pick<OfferCardFieldsFragment, "terms">) {
  const { t } = useTranslation("bonuses");
  const own = useCurrencyTerms(terms);
  const { freeRounds } = terms;
  const stake = freeRounds?.stakes.find(({ currency }) => currency === own?.currency);
  if (own === undefined) return null;
  return (
    <p className={styles.most}>
      {terms.percent === null ? null : <span>{t("upTo")} </span>}
      {stake === undefined || freeRounds === null ? (
        <Money value={own.maxBonus} />
      ) : (
        <>
          <span>{freeRounds.game?.name ?? freeRounds.gameKey} </span>
          <bdi translate="no" dir="ltr">
            {freeRounds.rounds} × <Money value={stake} />
          </bdi>
        </>
      )}
    </p>
  );
}

interface Props {
  offer: OfferCardFieldsFragment;
  to: string;
  children?: ReactNode;
}

/** An offer among others: its name, the most it gives, and until when. */
export function OfferCard({ offer, to, children }: Props) {
  const { t } = useTranslation("bonuses");
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
        <OfferMost terms={offer.terms} />
        <PhaseLine offer={offer} />
        {children}
      </div>
    </article>
  );
}
