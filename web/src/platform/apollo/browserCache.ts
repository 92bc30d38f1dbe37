import {
  type FieldMergeFunction,
  type FieldPolicy,
  InMemoryCache,
  type Reference,
  type StoreObject,
} from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

type CachedBet = StoreObject | Reference;

/** Bets of one coupon by their ids: an answer that asks less of them takes nothing from what is known. */
const mergeBets: FieldMergeFunction<readonly CachedBet[]> = (existing = [], incoming, { readField, mergeObjects }) =>
  incoming.map((bet) => {
    const known = existing.find((one) => readField("id", one) === readField("id", bet));
    return known === undefined ? bet : mergeObjects(known, bet);
  });

type Page = ReturnType<typeof relayStylePagination>;

const { read, merge } = relayStylePagination() as { read: Page["read"]; merge: FieldMergeFunction };

/**
 * A list that comes page by page; what it was asked for besides the page is what it goes by. One that failed is kept as
 * failed: Apollo's own policy makes an empty list of it that lacks its other fields, which reads as not asked yet, while
 * the server's page says that it failed. A failed refresh takes nothing from what is known.
 */
const pages: FieldPolicy = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== "first" && name !== "after"),
  ...(read !== undefined && { read }),
  merge: (existing, incoming, options) =>
    incoming === null ? (existing ?? null) : merge(existing ?? undefined, incoming, options),
};

/** The browser's normalising cache. Interfaces' members are listed, so that fragments on `UserError` match. */
export function createBrowserCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      UserError: [
        "InputError",
        "OddsChangedError",
        "AmountError",
        "LockedError",
        "CredentialsError",
        "CaptchaError",
        "RetryLaterError",
        "ValueChangedError",
      ],
      TextBlock: ["TextHeading", "TextList", "TextNote", "TextParagraph", "TextTable"],
    },
    typePolicies: {
      Query: {
        fields: {
          games: pages,
          articles: pages,
          casinoGames: pages,
          casinoProviders: pages,
          results: pages,
          // The draw that closes next is a list of one.
          totoDraws: { ...pages, keyArgs: ["kind", "state", "first"] },
        },
      },
      // An account that was closed is gone: the latest answer stands.
      Viewer: {
        fields: {
          banAppeals: pages,
          bonuses: pages,
          casinoRounds: pages,
          coupons: pages,
          lottoTickets: pages,
          notices: pages,
          payments: pages,
          totoTickets: pages,
          accounts: { merge: false },
        },
      },
      // A method is another one for each account and direction.
      PaymentMethod: { keyFields: false },
      // A match and its outcomes are parts of a draw: in another one their shares differ.
      TotoMatch: { keyFields: false },
      TotoOutcome: { keyFields: false },
      // A bet goes by its outcome: in another coupon it has another price, and another block.
      Bet: { keyFields: false },
      Coupon: { fields: { bets: { merge: mergeBets } } },
      // A sport's and a championship's counts differ by section, and these values have no id of their own. A
      // championship whose last game is over is gone.
      Sport: { fields: { gameCount: { merge: false }, championships: { merge: false } } },
      // A market that vanished is gone: the latest answer stands.
      Game: { fields: { markets: { merge: false } } },
      Money: { keyFields: false },
      GameScore: { merge: false },
      // What everybody may know of an address and what one visitor may know come by two operations.
      RouteInfo: { keyFields: ["path"] },
      // There is one of each: several operations may ask for different parts.
      SiteConfig: { merge: true },
      UserConfig: { merge: true },
    },
  });
}
