import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isInCategory } from "#shared/money/bonus/categories.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type {
  OffersQuery,
  OffersQueryVariables,
  OfferStandingsQuery,
  OfferStandingsQueryVariables,
} from "@/operations/loyalty/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { OfferFilters, useOffersShown } from "./OfferFilters.tsx";
import { OfferGrid } from "./OfferGrid.tsx";
import { canTake, standingsIn } from "./standings.ts";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

interface Props {
  title: "bonuses" | "offers" | "promotions" | "casino" | "promo";
  answer: Answer<OffersQuery, OffersQueryVariables>;
  /** What stands against each; not asked for guests. */
  standing: Answer<OfferStandingsQuery, OfferStandingsQueryVariables>;
  /** Address of an offer's own page. */
  toOffer(offer: Offer): string;
}

const subject = ({ terms }: Offer) => ({ ...terms, games: terms.games.map(({ game }) => game) });

/** Offers by their kinds [2.62]. */
export function OffersPage({ title, answer, standing, toOffer }: Props) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const config = useSiteConfig();
  const viewer = useViewer();
  const shown = useOffersShown();
  const standings = viewer === null ? null : standingsIn(standing.data);
  const isOfKind = (offer: Offer) =>
    (title !== "casino" || offer.terms.product !== "SPORT") && isInCategory(subject(offer), shown.category);
  const takeable = (answer.data?.offers?.edges ?? []).filter(({ node }) => isOfKind(node) && canTake(standings, node));
  // Without an answer about the player all offers are better than none.
  const isNarrowed = shown.isTakeable && standings !== null;
  return (
    <section className={styles.page}>
      <PageHead title={t(`title.${title}`)} description={t("lead")} />
      <header className={styles.head}>
        <h1>{t(`title.${title}`)}</h1>
        <p>{t("lead")}</p>
        <p>
          <Link
            className={styles.link}
            to={urls.page(lang, config?.promoBonusToOffer === true ? "offersRules" : "bonusesRules")}
          >
            {t("rules")}
          </Link>
        </p>
      </header>
      <OfferFilters shown={shown} takeable={standings === null ? null : takeable.length} />
      <OfferGrid
        answer={answer}
        label={t(`category.${shown.category}`)}
        isShown={(offer) => isOfKind(offer) && (!isNarrowed || canTake(standings, offer))}
        standings={standings}
        toOffer={toOffer}
        none={
          isNarrowed ? (
            <Notice title={t("which.none")} text={t("which.noneText")} />
          ) : (
            <Notice title={t("none")} text={t("noneText")} />
          )
        }
      />
    </section>
  );
}
