import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { OfferCard } from "@/features/loyalty/bonuses/offers/OfferCard.tsx";
import type { Offer } from "@/features/loyalty/bonuses/offers/useTerms.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { canTake, standingsIn } from "@/features/loyalty/bonuses/offers/standings.ts";
import type {
  MyBonusesQuery,
  MyBonusesQueryVariables,
  OffersQuery,
  OfferStandingsQuery,
  OfferStandingsQueryVariables,
} from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { HeldBonus } from "./HeldBonus.tsx";
import { useBonusFeed } from "./useBonusFeed.ts";

interface Props {
  /** Bonuses that wait for a deposit, or those that are wagered. */
  kind: "deposit" | "wager";
  answer: Answer<MyBonusesQuery, MyBonusesQueryVariables>;
  offers: OffersQuery | undefined;
  standing: Answer<OfferStandingsQuery, OfferStandingsQueryVariables>;
  toOffer(offer: Offer): string;
}

/** The player's bonuses [2.44]: those of deposits with what can be taken, or those to be wagered with their bets. */
export function BonusesPage({ kind, answer, offers, standing, toOffer }: Props) {
  const { data, error, refetch, fetchMore } = answer;
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const viewer = useViewer();
  const list = data?.viewer?.bonuses;
  const more = useNextPage(list?.pageInfo, fetchMore);
  const all = list?.edges.map(({ node }) => node) ?? [];
  const open = all.filter(({ state }) => (kind === "deposit" ? state === "OFFERED" : state === "ACTIVE"));
  /** None waits, for it has been given: who looks for it here is shown where it is. */
  const isRunning = kind === "deposit" && all.some(({ state }) => state === "ACTIVE");
  const past = kind === "deposit" ? [] : all.filter(({ state }) => state !== "OFFERED" && state !== "ACTIVE");
  const standings = standingsIn(standing.data);
  const available =
    kind === "deposit"
      ? (offers?.offers?.edges.map(({ node }) => node) ?? []).filter(
          (offer) => offer.terms.percent !== null && canTake(standings, offer),
        )
      : [];
  const again = () => {
    for (const ask of [refetch, standing.refetch]) void ask().catch(() => undefined);
  };
  useBonusFeed((id) => all.some((bonus) => bonus.id === id), again);
  const hasFailed = viewer !== null && list == null && (error !== undefined || data !== undefined);
  return (
    <section className={styles.page}>
      <PageHead title={t(`held.${kind}Title`)} />
      <header className={styles.head}>
        <h1>{t(`held.${kind}Title`)}</h1>
        <p>{t(`held.${kind}Lead`)}</p>
      </header>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("held.signIn")} action={t("held.enter")} />
        </div>
      ) : hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={again} />
        </div>
      ) : data === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={3} height={90} label={t("loading")} />
        </div>
      ) : (
        <>
          {open.map((bonus) => (
            <HeldBonus key={bonus.id} bonus={bonus} />
          ))}
          {open.length === 0 ? (
            <div className={styles.card}>
              <Notice
                title={t(isRunning ? "held.noneWaiting" : "held.none")}
                text={t(isRunning ? "held.running" : "held.noneText")}
                action={
                  <Link className={styles.link} to={urls.page(lang, isRunning ? "officeBonusesWager" : "promotions")}>
                    {t(isRunning ? "held.wagerTitle" : "held.toOffers")}
                  </Link>
                }
              />
            </div>
          ) : null}
        </>
      )}
      {available.length === 0 ? null : (
        <section className={styles.page}>
          <h2>{t("held.available")}</h2>
          <ul className={styles.grid}>
            {available.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} to={toOffer(offer)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length === 0 ? null : (
        <section className={styles.page}>
          <h2>{t("held.past")}</h2>
          {past.map((bonus) => (
            <HeldBonus key={bonus.id} bonus={bonus} />
          ))}
        </section>
      )}
      {more === undefined ? null : <Button onClick={more}>{t("held.past")}</Button>}
    </section>
  );
}
