import { useTranslation } from "react-i18next";
import { Link, useSearchParams, useLocation } from "react-router";
import { isInCategory, promoCategories, type PromoCategory } from "#shared/money/bonus/categories.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type { OffersQuery, OffersQueryVariables } from "@/operations/loyalty/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { OfferGrid } from "./OfferGrid.tsx";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

interface Props {
  title: "bonuses" | "offers" | "promotions" | "casino" | "promo";
  answer: Answer<OffersQuery, OffersQueryVariables>;
  /** Address of an offer's own page. */
  toOffer(offer: Offer): string;
}

const categoryOf = (text: string | null): PromoCategory =>
  promoCategories.find((each) => each === text) ?? "all_bonuses";

const subject = ({ terms }: Offer) => ({ ...terms, games: terms.games.map(({ game }) => game) });

/** Offers by their kinds [2.62]. */
export function OffersPage({ title, answer, toOffer }: Props) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const config = useSiteConfig();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = categoryOf(search.get("category"));
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
      <nav aria-label={t("category.label")} className={styles.kinds}>
        {promoCategories.map((category) => (
          <Link
            key={category}
            to={category === "all_bonuses" ? pathname : `${pathname}?category=${category}`}
            aria-current={category === chosen ? "page" : undefined}
            preventScrollReset
          >
            {t(`category.${category}`)}
          </Link>
        ))}
      </nav>
      <OfferGrid
        answer={answer}
        label={t(`category.${chosen}`)}
        isShown={(offer) =>
          (title !== "casino" || offer.terms.product !== "SPORT") && isInCategory(subject(offer), chosen)
        }
        toOffer={toOffer}
        none={<Notice title={t("none")} text={t("noneText")} />}
      />
    </section>
  );
}
