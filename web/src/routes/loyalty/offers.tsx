import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { OffersPage } from "@/features/loyalty/bonuses/offers/OffersPage.tsx";
import { OffersDocument, OfferStandingsDocument } from "@/operations/loyalty/generated.ts";

const page = definePage({
  documents: { offers: OffersDocument, standings: OfferStandingsDocument },
  variables: ({ app }) => ({
    offers: { isPartner: false },
    standings: readViewer(app.client) == null ? null : {},
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

const TITLES = { offers: "offers", promotions: "promotions", bonusCasino: "casino", promo: "promo" } as const;
const ITEMS = { bonuses: "bonusesItem", offers: "offersItem", bonusCasino: "bonusCasinoItem" } as const;

/** Bonuses and their offer twins, promotions, and those of the casino (SPEC 2.24, 2.29–2.31, 2.62). */
export default function OffersRoute() {
  page.useVariables();
  const lang = useLanguage();
  const name = usePageRoute()?.name ?? "bonuses";
  const title = TITLES[name as keyof typeof TITLES] ?? "bonuses";
  const item = ITEMS[name as keyof typeof ITEMS];
  return (
    <PageColumns menu={null}>
      <OffersPage
        title={title}
        answer={page.useQuery("offers")}
        standing={page.useQuery("standings")}
        toOffer={({ key }) =>
          item === undefined ? urls.page(lang, "promotion", { promotionId: key }) : urls.page(lang, item, { id: key })
        }
      />
    </PageColumns>
  );
}
