import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { missing } from "@/platform/page/missing.ts";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { PartnerOffers } from "@/features/loyalty/bonuses/offers/PartnerOffers.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";
import { OffersDocument } from "@/operations/loyalty/generated.ts";
import { ROUTES } from "#shared/routes/routes.ts";

const page = definePage({
  documents: { text: TextPageDocument, neighbours: PageSummariesDocument, offers: OffersDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const path = ROUTES[match.name].pattern;
    return {
      text: { path, general: path, hasGeneral: false },
      neighbours: { paths: summaryPaths(match.name) },
      offers: { isPartner: true },
    };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Bonuses that come with a partner's link or code, and how they are had (SPEC 2.29). The list stands without the text. */
export default function PartnerOffersRoute() {
  page.useVariables();
  const lang = useLanguage();
  const text = page.useQuery("text");
  const { data: neighbours } = page.useQuery("neighbours");
  const offers = page.useQuery("offers");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  const item = match.name === "offersPartners" ? "offersPartner" : "bonusesPartner";
  return (
    <TextPage match={match} answer={text} neighbours={neighbours} missing={null}>
      <PartnerOffers answer={offers} toOffer={({ key }) => urls.page(lang, item, { id: key })} />
    </TextPage>
  );
}
