import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { missing } from "@/platform/page/missing.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { PartnerOffers } from "@/features/loyalty/bonuses/offers/PartnerOffers.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PagePreviewDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";
import { OffersDocument, OfferStandingsDocument } from "@/operations/loyalty/generated.ts";
import { ROUTES } from "#shared/routes/routes.ts";

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    neighbours: PageSummariesDocument,
    offers: OffersDocument,
    standings: OfferStandingsDocument,
  },
  variables: ({ app, url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const path = ROUTES[match.name].pattern;
    return {
      text: { path, general: path, hasGeneral: false },
      neighbours: { paths: summaryPaths(match.name) },
      preview: previewVariables(url, path),
      offers: { isPartner: true },
      standings: readViewer(app.client) == null ? null : {},
    };
  },
  check: ({ preview }, { url }) => void checkPreview(url, preview),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Bonuses that come with a partner's link or code, and how they are had (SPEC 2.29). The list stands without the text. */
export default function PartnerOffersRoute() {
  const { preview } = page.useVariables();
  const lang = useLanguage();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const text = preview === null ? published : previewed;
  const { data: neighbours } = page.useQuery("neighbours");
  const offers = page.useQuery("offers");
  const { data: standings } = page.useQuery("standings");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  const item = match.name === "offersPartners" ? "offersPartner" : "bonusesPartner";
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage match={match} answer={text} neighbours={neighbours} missing={null}>
        <PartnerOffers
          answer={offers}
          standings={standings}
          toOffer={({ key }) => urls.page(lang, item, { id: key })}
        />
      </TextPage>
    </>
  );
}
