/** What bonuses of the player have to do with deposits. */
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { bonusOfDeposit } from "#shared/money/bonus/amounts.ts";
import { termsIn } from "#shared/money/bonus/terms.ts";
import { type HeldBonusFieldsFragment, useMyBonusesQuery } from "@/operations/loyalty/generated.ts";
import { HELD_BONUSES } from "@/account/heldBonuses.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import type { Sum } from "@/features/office/payments/method/sums.ts";

/** A bonus that waits for a deposit, in the currency of the account that is paid into. */
export interface AwaitedBonus {
  id: string;
  title: string;
  percent: string;
  min: Sum;
  max: Sum;
  /** What a deposit of so much gives; null where that is too little. */
  given(amount: string): Sum | null;
}

/** What of a bonus's terms says how much a deposit gives. */
export function depositTermsOf({ percent, currencies }: HeldBonusFieldsFragment["terms"]) {
  return {
    percent,
    currencies: currencies.map(({ currency, minDeposit, maxBonus, maxStake }) => ({
      currency,
      minDeposit: minDeposit?.amount ?? null,
      maxBonus: maxBonus.amount,
      maxStake: maxStake?.amount ?? null,
    })),
  };
}

function inCurrency({ id, title, terms }: HeldBonusFieldsFragment, currency: string): AwaitedBonus | null {
  const known = depositTermsOf(terms);
  const own = termsIn(known, currency);
  if (own === null || known.percent === null) return null;
  return {
    id,
    title,
    percent: known.percent,
    min: { amount: own.minDeposit ?? "0", currency },
    max: { amount: own.maxBonus, currency },
    given: (amount) => {
      const bonus = bonusOfDeposit(known, amount, currency);
      return bonus === null ? null : { amount: bonus, currency };
    },
  };
}

/** The player's newest bonuses, newest first; none while they are not known, or where the site has none. */
export function useHeldBonuses(isWanted: boolean): HeldBonusFieldsFragment[] {
  const isOffered = routeExists("officeBonusesDeposit", useSiteConfig());
  const isPlayer = useViewer() !== null;
  const isAsked = isWanted && isPlayer && isOffered;
  const { data, refetch } = useMyBonusesQuery({
    variables: { first: HELD_BONUSES, after: null },
    skip: !isAsked,
    fetchPolicy: "cache-and-network",
  });
  useAfterGap(() => {
    if (isAsked) void refetch().catch(() => undefined);
  });
  return data?.viewer?.bonuses?.edges.map(({ node }) => node) ?? [];
}

/** The player's bonuses that wait for a deposit, those first that a deposit begins first. */
export const useAwaitedBonuses = (currency: string | null): AwaitedBonus[] =>
  useHeldBonuses(currency !== null)
    .filter(({ state }) => state === "OFFERED")
    .toReversed()
    .flatMap((bonus) => inCurrency(bonus, currency ?? "") ?? []);
