import { useTranslation } from "react-i18next";
import { Link, useSearchParams, useLocation } from "react-router";
import Cloud from "~icons/mdi/cloud-alert";
import { isInCategory, promoCategories, type PromoCategory } from "#shared/money/bonus/categories.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type { OffersQuery, OffersQueryVariables } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { OfferCard } from "./OfferCard.tsx";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

interface Props {
  title: "bonuses" | "offers" | "promotions" | "casino" | "promo";
  answer: Answer<OffersQuery, OffersQueryVariables>;
  /** Address of an offer's own page. */
  toOffer(offer: Offer): string;
}

const ORDER = { OPEN: 0, COMING: 1, OVER: 2 } as const;
const categoryOf = (text: string | null): PromoCategory =>
  promoCategories.find((each) => each === text) ?? "all_bonuses";

/** Offers by their kinds: those that can be taken first, then those to come and those that are over [2.62]. */
export function OffersPage({ title, answer: { data, error, refetch }, toOffer }: Props) {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const config = useSiteConfig();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = categoryOf(search.get("category"));
  const all = data?.offers?.edges.map(({ node }) => node) ?? [];
  const ofPage = title === "casino" ? all.filter(({ terms }) => terms.product !== "SPORT") : all;
  const subject = ({ terms }: Offer) => ({ ...terms, games: terms.games.map(({ game }) => game) });
  const inCategory = (category: PromoCategory) => ofPage.filter((offer) => isInCategory(subject(offer), category));
  const shown = inCategory(chosen).toSorted((one, other) => ORDER[one.phase] - ORDER[other.phase]);
  const hasFailed = data?.offers == null && (error !== undefined || data !== undefined);
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
      {hasFailed ? (
        <div className={styles.card}>
          <Notice
            role="alert"
            icon={<Cloud />}
            title={t("failed")}
            text={t("failedText")}
            action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("again")}</Button>}
          />
        </div>
      ) : data === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={4} height={90} label={t("loading")} />
        </div>
      ) : shown.length === 0 ? (
        <div className={styles.card}>
          <Notice title={t("none")} text={t("noneText")} />
        </div>
      ) : (
        <ul className={styles.grid} aria-label={t(`category.${chosen}`)}>
          {shown.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} to={toOffer(offer)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
