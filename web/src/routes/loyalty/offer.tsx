import { redirect } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { languageOf } from "@/platform/app/app.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { OfferPage } from "@/features/loyalty/bonuses/offers/OfferPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PromotionDocument, TournamentKeysDocument } from "@/operations/loyalty/generated.ts";

const page = definePage({
  documents: { promotion: PromotionDocument },
  variables: async ({ app, url, ask }) => {
    const match = routeAt(url.pathname);
    const id = match?.params["promotionId"] ?? match?.params["id"];
    if (match === null || id === undefined) throw missing();
    const promotion = { id };
    const found = (await ask(PromotionDocument, promotion))?.promotion;
    // A tournament is promoted under its key, whichever of its editions is on.
    if (
      found === null &&
      match.name === "promotion" &&
      routeExists("bonusCasinoTournament", readSiteConfig(app.client))
    ) {
      const running = (await ask(TournamentKeysDocument, {}))?.tournaments?.edges.find(({ node }) => node.key === id);
      if (running !== undefined)
        throw redirect(
          `${urls.page(languageOf(app), "bonusCasinoTournament", { id: running.node.id })}${url.search}`,
          302,
        );
    }
    // What the casino doesn't offer has no page among its bonuses.
    const isOther = match.name.startsWith("bonusCasino") && found?.offer.terms.product === "SPORT";
    // Offers of partners have pages of their own, and only they.
    const isPartnerPage = match.name === "bonusesPartner" || match.name === "offersPartner";
    const isElsewhere = found != null && isPartnerPage !== (found.offer.partner !== null);
    if (found === null || isOther || isElsewhere) throw missing();
    return { promotion };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One bonus, offer or promotion, also of a partner (SPEC 2.24, 2.29, 2.31). */
export default function OfferRoute() {
  page.useVariables();
  const { data, error } = page.useQuery("promotion");
  if (data?.promotion === null) return <ErrorNotice status={404} />;
  if (data?.promotion === undefined) return error === undefined ? null : <ErrorNotice status={503} />;
  return (
    <PageColumns menu={null}>
      <OfferPage key={data.promotion.id} promotion={data.promotion} />
    </PageColumns>
  );
}
