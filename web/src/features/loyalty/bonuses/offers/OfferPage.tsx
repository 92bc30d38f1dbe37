import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { PromotionQuery } from "@/operations/loyalty/generated.ts";
import { FactList } from "@/ui/layout/FactList.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { PhaseLine } from "./OfferCard.tsx";
import { OfferPicture } from "./OfferPicture.tsx";
import { TakeOffer } from "./TakeOffer.tsx";
import { useTermFacts } from "./useTerms.tsx";
import styles from "./Offers.module.css";

type Promotion = NonNullable<PromotionQuery["promotion"]>;

const STANDING = ["CASHBACK", "HYPER_BONUS", "EXPRESS_BOOST", "ACCUMULATOR"] as const;

/** One offer: its terms in plain words, its dates, the button that takes it, and what came of it. */
export function OfferPage({ promotion: { title, offer, results } }: { promotion: Promotion }) {
  const { t } = useTranslation("bonuses");
  const facts = useTermFacts(offer);
  const free = offer.terms.freeRounds;
  const standing = STANDING.find((kind) => kind === offer.terms.kind);
  return (
    <article className={styles.page}>
      <PageHead title={title} description={t("lead")} />
      <div className={styles.offer}>
        <OfferPicture name={offer.picture} />
        <div className={styles.summary}>
          <h1>{title}</h1>
          {offer.partner === null ? null : <p>{t("partner.from", { partner: offer.partner.name })}</p>}
          <PhaseLine offer={offer} />
          {standing === undefined ? null : <p className={styles.lead}>{t(`standing.${standing}`)}</p>}
          <TakeOffer offer={offer} />
        </div>
      </div>
      {facts.length === 0 ? null : (
        <section className={styles.section}>
          <h2>{t("terms.title")}</h2>
          <FactList facts={facts} className={styles.facts} />
        </section>
      )}
      {offer.terms.currencies.length === 0 ? null : (
        <section className={styles.section}>
          <h2>{t("terms.currencies")}</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>{t("terms.currency")}</th>
                {offer.terms.percent === null ? null : <th>{t("terms.min")}</th>}
                <th>{t(free === null ? "terms.max" : "held.freeStake")}</th>
              </tr>
            </thead>
            <tbody>
              {offer.terms.currencies.map(({ currency, minDeposit, maxBonus }) => (
                <tr key={currency}>
                  <td>{currency}</td>
                  {offer.terms.percent === null ? null : (
                    <td>{minDeposit === null ? "—" : <Money value={minDeposit} />}</td>
                  )}
                  <td>
                    <Money value={free?.stakes.find((stake) => stake.currency === currency) ?? maxBonus} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {results === null ? null : (
        <section className={styles.section}>
          <h2>{t("results.title")}</h2>
          <FactList
            className={styles.facts}
            facts={[
              [t("results.players"), results.players],
              [
                t("results.paid"),
                results.paid.length === 0
                  ? "—"
                  : results.paid.map((sum) => (
                      <p key={sum.currency}>
                        <Money value={sum} />
                      </p>
                    )),
              ],
            ]}
          />
        </section>
      )}
    </article>
  );
}
