import { useTranslation } from "react-i18next";
import type { Answer } from "@/platform/page/page.ts";
import type { OffersQuery, OffersQueryVariables, OfferStandingsQuery } from "@/operations/loyalty/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { OfferGrid } from "./OfferGrid.tsx";
import { standingsIn } from "./standings.ts";
import type { Offer } from "./useTerms.tsx";

interface Props {
  answer: Answer<OffersQuery, OffersQueryVariables>;
  /** What stands against each; undefined for guests. */
  standings: OfferStandingsQuery | undefined;
  toOffer(offer: Offer): string;
}

/** Offers that come with a partner's link or code [2.29]. */
export function PartnerOffers({ answer, standings, toOffer }: Props) {
  const { t } = useTranslation("bonuses");
  return (
    <OfferGrid
      answer={answer}
      label={t("partner.list")}
      standings={standingsIn(standings)}
      toOffer={toOffer}
      none={<Notice title={t("partner.none")} text={t("partner.noneText")} />}
    />
  );
}
