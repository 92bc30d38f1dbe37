import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { BonusesPage } from "@/features/loyalty/bonuses/held/BonusesPage.tsx";
import { MyBonusesDocument, OffersDocument } from "@/operations/loyalty/generated.ts";

const FIRST = 20;

const page = definePage({
  documents: { bonuses: MyBonusesDocument, offers: OffersDocument },
  variables: () => ({ bonuses: { first: FIRST, after: null }, offers: { isPartner: false } }),
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
        toOffer={({ key }) => urls.page(lang, "promotion", { promotionId: key })}
      />
    </PageColumns>
  );
}
