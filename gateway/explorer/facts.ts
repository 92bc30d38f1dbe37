/** Ids that exist now, so that every example runs as it is. */
import { GUEST_ACCOUNT_ID } from "#shared/betting/coupon/content.ts";
import { Exact } from "#shared/money/money.ts";
import { ask } from "./gateway.ts";
import { sessionHeaders } from "./session.ts";

/** One thing to bet on, with its price. */
export interface Pick {
  outcomeId: string;
  coef: string;
}

/** What can be done with the player's open coupons now; without any, an unknown coupon. */
export interface OpenCoupons {
  sale: {
    couponId: string;
    token: string;
    value: string;
    /** Between what it is worth and what it can win. */ target: string;
  };
  insurance: { couponId: string; share: number; premium: string };
  swap: { couponId: string; betId: string; outcomeId: string };
}

export interface Facts {
  sportId: string;
  championshipId: string;
  /** A game that has not started, and its page on the site. */
  gameId: string;
  path: string;
  /** Outcomes of two different games that have not started. */
  picks: readonly Pick[];
  /** Outcomes of four, or where there are fewer of as many, such games. */
  manyPicks: readonly Pick[];
  /** Games in play, or ahead when nothing is played. */
  watchedIds: readonly string[];
  /** Account of the signed-in player; "0" for a guest. */
  accountId: string;
  /** Another account of theirs, or the same. */
  otherAccountId: string;
  /** A key that was never used. */
  newKey: string;
  open: OpenCoupons;
}

interface Money {
  amount: string;
}
interface OpenCoupon {
  id: string;
  possibleWin: Money;
  offers: {
    cashOut: { value: Money; token: string } | null;
    insurance: { share: number; premium: Money }[];
    swaps: { betId: string; outcomes: { outcomeId: string }[] }[];
  } | null;
}

interface Listed {
  id: string;
  slug: string;
  sport: { id: string; slug: string } | null;
  championship: { id: string; slug: string } | null;
  markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] | null;
}
interface Page {
  edges: { node: Listed }[];
}
interface Answer {
  line: Page | null;
  live: { edges: { node: { id: string } }[] } | null;
  viewer: {
    activeAccount: { id: string } | null;
    accounts: { id: string }[] | null;
    coupons: { edges: { node: OpenCoupon }[] } | null;
  } | null;
}

const query = `query Facts {
  line: games(filter: { section: LINE }, first: 20) {
    edges { node { id slug sport { id slug } championship { id slug } markets(main: true) { outcomes { id coef isBlocked } } } }
  }
  live: games(filter: { section: LIVE }, first: 20) { edges { node { id } } }
  viewer {
    activeAccount { id }
    accounts { id }
    coupons(first: 20, filter: { states: [ACCEPTED] }) {
      edges { node {
        id
        possibleWin { amount }
        offers { cashOut { value { amount } token } insurance { share premium { amount } } swaps { betId outcomes { outcomeId } } }
      } }
    }
  }
}`;

/**
 * Looks through open coupons, newest first, for one that can be sold, one that can be insured and one with a bet to
 * swap.
 */
function openCoupons(coupons: readonly OpenCoupon[]): OpenCoupons {
  const first = <T>(find: (coupon: OpenCoupon) => T | null | undefined): T | null =>
    coupons.map(find).find((found) => found != null) ?? null;
  const halfWay = (one: string, other: string) => new Exact(one).plus(other).dividedBy(2).toFixed(2);
  return {
    sale: first(
      ({ id, possibleWin, offers }) =>
        offers?.cashOut && {
          couponId: id,
          token: offers.cashOut.token,
          value: offers.cashOut.value.amount,
          target: halfWay(offers.cashOut.value.amount, possibleWin.amount),
        },
    ) ?? { couponId: "0", token: "", value: "1", target: "2" },
    insurance: first(({ id, offers }) =>
      offers?.insurance.map(({ share, premium }) => ({ couponId: id, share, premium: premium.amount })).at(0),
    ) ?? { couponId: "0", share: 10, premium: "1" },
    swap: first(({ id, offers }) =>
      offers?.swaps
        .flatMap(({ betId, outcomes }) => outcomes.map(({ outcomeId }) => ({ couponId: id, betId, outcomeId })))
        .at(0),
    ) ?? { couponId: "0", betId: "", outcomeId: "" },
  };
}

/** Looks them up. @throws when the gateway has no data or nothing to bet on */
export async function loadFacts(): Promise<Facts> {
  const { line, live, viewer } = await ask<Answer>(query, {}, sessionHeaders());
  const games = (line?.edges ?? []).flatMap(({ node }) => {
    // The likeliest one: long prices have no anti-express and no insurance.
    const [outcome] = (node.markets ?? [])
      .flatMap(({ outcomes }) => outcomes)
      .filter(({ isBlocked }) => !isBlocked)
      .toSorted((one, other) => new Exact(one.coef).comparedTo(other.coef));
    return outcome && node.sport && node.championship
      ? [{ ...node, sport: node.sport, championship: node.championship, outcome }]
      : [];
  });
  const [game] = games;
  if (game === undefined) throw new Error("There are no games to bet on just now.");
  const { sport, championship } = game;
  const ids = (live?.edges ?? []).map(({ node }) => node.id);
  const accountId = viewer?.activeAccount?.id ?? GUEST_ACCOUNT_ID;
  const picks = games.map(({ outcome }) => ({ outcomeId: outcome.id, coef: outcome.coef }));
  return {
    sportId: sport.id,
    championshipId: championship.id,
    gameId: game.id,
    path: `/en/line/${sport.slug}/${championship.id}-${championship.slug}/${game.id}-${game.slug}`,
    picks: picks.slice(0, 2),
    manyPicks: picks.slice(0, 4),
    watchedIds: ids.length > 0 ? ids : games.map(({ id }) => id),
    accountId,
    otherAccountId: viewer?.accounts?.find(({ id }) => id !== accountId)?.id ?? accountId,
    newKey: `explorer-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`,
    open: openCoupons((viewer?.coupons?.edges ?? []).map(({ node }) => node)),
  };
}
