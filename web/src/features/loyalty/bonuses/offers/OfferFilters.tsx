import { useTranslation } from "react-i18next";
import { Link, useLocation, useSearchParams } from "react-router";
import { promoCategories, type PromoCategory } from "#shared/money/bonus/categories.ts";
import styles from "./Offers.module.css";

/** What of the offers is shown, as it stands in the address. */
export interface OffersShown {
  category: PromoCategory;
  /** Only those that the player can take now. */
  isTakeable: boolean;
}

export function useOffersShown(): OffersShown {
  const [search] = useSearchParams();
  const category = promoCategories.find((each) => each === search.get("category")) ?? "all_bonuses";
  return { category, isTakeable: search.get("take") === "now" };
}

function searchOf({ category, isTakeable }: OffersShown): string {
  const search = new URLSearchParams({
    ...(category !== "all_bonuses" && { category }),
    ...(isTakeable && { take: "now" }),
  });
  return search.size === 0 ? "" : `?${search.toString()}`;
}

interface Props {
  shown: OffersShown;
  /** How many of the category the player can take; null for guests, who have no choice between them and all. */
  takeable: number | null;
}

/** Chooses among offers: all or those that can be taken, and of which kind [2.62]. */
export function OfferFilters({ shown, takeable }: Props) {
  const { t } = useTranslation("bonuses");
  const { pathname } = useLocation();
  return (
    <>
      {takeable === null ? null : (
        <nav aria-label={t("which.label")} className={styles.kinds}>
          {([false, true] as const).map((isTakeable) => (
            <Link
              key={String(isTakeable)}
              to={pathname + searchOf({ ...shown, isTakeable })}
              aria-current={isTakeable === shown.isTakeable ? "page" : undefined}
              preventScrollReset
            >
              {isTakeable ? t("which.can", { number: takeable }) : t("which.all")}
            </Link>
          ))}
        </nav>
      )}
      <nav aria-label={t("category.label")} className={styles.kinds}>
        {promoCategories.map((category) => (
          <Link
            key={category}
            to={pathname + searchOf({ ...shown, category })}
            aria-current={category === shown.category ? "page" : undefined}
            preventScrollReset
          >
            {t(`category.${category}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
