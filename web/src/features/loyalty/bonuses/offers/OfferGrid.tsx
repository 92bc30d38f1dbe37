import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Answer } from "@/platform/page/page.ts";
import type { OffersQuery, OffersQueryVariables } from "@/operations/loyalty/generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { StandingLine } from "./StandingLine.tsx";
import type { Standings } from "./standings.ts";
import type { Offer } from "./useTerms.tsx";
import styles from "./Offers.module.css";

const everyOffer = (): boolean => true;
const ORDER = { OPEN: 0, COMING: 1, OVER: 2 } as const;

interface Props {
  answer: Answer<OffersQuery, OffersQueryVariables>;
  label: string;
  /** Which of them stand here; all without it. */
  isShown?(offer: Offer): boolean;
  /** Which of them the player can take; null for guests. */
  standings: Standings | null;
  toOffer(offer: Offer): string;
  /** What stands here when there are none. */
  none: ReactNode;
}

/** Cards of offers: those that can be taken first, then those to come and those that are over. */
export function OfferGrid({ answer, label, isShown = everyOffer, standings, toOffer, none }: Props) {
  const { data, error, refetch } = answer;
  const { t } = useTranslation("bonuses");
  if (data?.offers == null && (error !== undefined || data !== undefined))
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} retry={refetch} />
      </div>
    );
  if (data?.offers == null)
    return (
      <div className={styles.card}>
        <Skeleton rows={4} height={90} label={t("loading")} />
      </div>
    );
  const shown = data.offers.edges
    .map(({ node }) => node)
    .filter(isShown)
    .toSorted((one, other) => ORDER[one.phase] - ORDER[other.phase]);
  if (shown.length === 0) return <div className={styles.card}>{none}</div>;
  return (
    <ul className={styles.grid} aria-label={label}>
      {shown.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} to={toOffer(offer)}>
            <StandingLine offer={offer} hindrance={standings?.get(offer.id)} />
          </OfferCard>
        </li>
      ))}
    </ul>
  );
}
