import { urls } from "#shared/routes/routes.ts";
import { HELD_BONUSES } from "@/account/heldBonuses.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { BonusesPage } from "@/features/loyalty/bonuses/held/BonusesPage.tsx";
import { MyBonusesDocument, OffersDocument, OfferStandingsDocument } from "@/operations/loyalty/generated.ts";

const page = definePage({
  documents: { bonuses: MyBonusesDocument, offers: OffersDocument, standings: OfferStandingsDocument },
  variables: ({ app }) => ({
    bonuses: { first: HELD_BONUSES, after: null },
    offers: { isPartner: false },
    standings: readViewer(app.client) == null ? null : {},
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The player's bonuses of deposits, and those to be wagered (SPEC 2.44). */
export default function HeldBonuses() {
  page.useVariables();
  const lang = useLanguage();
  const name = usePageRoute()?.name === "officeBonusesDeposit" ? "officeBonusesDeposit" : "officeBonusesWager";
  const answer = page.useQuery("bonuses");
  const { data: offers } = page.useQuery("offers");
  return (
    <PageColumns menu={<SectionMenu name={name} />}>
      <BonusesPage
        kind={name === "officeBonusesDeposit" ? "deposit" : "wager"}
        answer={answer}
        offers={offers}
        standing={page.useQuery("standings")}
        toOffer={({ key }) => urls.page(lang, "promotion", { promotionId: key })}
      />
    </PageColumns>
  );
}
