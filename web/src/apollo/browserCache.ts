import { InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** The browser's normalising cache. Interfaces' members are listed, so that fragments on `UserError` match. */
export function createBrowserCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      UserError: ["InputError", "OddsChangedError", "AmountError", "LockedError", "CaptchaError", "RetryLaterError"],
      TextBlock: ["TextHeading", "TextList", "TextNote", "TextParagraph", "TextTable"],
    },
    typePolicies: {
      Query: { fields: { games: relayStylePagination(["filter", "order", "bestFirst"]), articles: relayStylePagination(["section", "category"]), results: relayStylePagination(["filter"]) } },
      Viewer: { fields: { coupons: relayStylePagination(["state"]) } },
      // A sport's and a championship's counts differ by section, and these values have no id of their own.
      Sport: { fields: { gameCount: { merge: false } } },
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
