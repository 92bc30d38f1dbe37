/**
 * Calls with rules of their own, as SPEC 7 and 9 name them. A call that is not here is made once, a GET once more when
 * its connection failed; a call is a read when it is a GET.
 */
export interface CallRule {
  /** How often the call is made at most. */
  tries?: number;
  /** Milliseconds between two tries; a Retry-After that is longer goes before it. */
  delayMs?: number;
  /** A POST that changes nothing: it may be made again, and given up when the client leaves. */
  isRead?: true;
  /** The answer is the same for everybody who asks in the same words, so one call answers all who ask at the same time. */
  isPublic?: true;
}

/** By method and path as the OpenAPI document writes it. */
export const callRules: Readonly<Record<string, CallRule>> = {
  // Site config: 5 tries 1 s apart [8.25].
  "GET /bff-api/config/all.json": { tries: 5, delayMs: 1000, isPublic: true },
  "GET /bff-api/config/group/get": { tries: 5, delayMs: 1000, isPublic: true },
  // Redirects up to 5 tries 1 s apart [7.05], blocks 2 tries [7.06]; what a block answers depends on who asks.
  "POST /redirects-api/api/v1/redirect-light": { tries: 5, delayMs: 1000, isRead: true, isPublic: true },
  "POST /blocks-api/api/v2/block": { tries: 2, delayMs: 1000, isRead: true },
  // Session check: 2 retries 1.5 s apart [9.24]; secure data is not asked for twice [7.18].
  "GET /web-api/session": { tries: 3, delayMs: 1500 },
  "GET /auth-api/v1/session": { tries: 3, delayMs: 1500 },
  "GET /auth-api/v1/secure-data": { tries: 1 },
  // A second try would be a second challenge.
  "GET /captcha-api/captcha/update": { tries: 1 },

  "GET /seo-api/v1/page": { isPublic: true },
  "GET /seo-api/v1/visual": { isPublic: true },
  "GET /seo-api/v1/content": { isPublic: true },
  "GET /seo-api/v1/iso-codes": { isPublic: true },
  "GET /seo-api/v1/sports-map": { isPublic: true },
  "GET /seo-api/v1/article": { isPublic: true },
  "GET /seo-api/v1/articles": { isPublic: true },
  "GET /seo-api/v1/blog/categories": { isPublic: true },
  "GET /seo-api/v1/blog/category": { isPublic: true },
  "GET /web-api/policy/logo.agif": { isPublic: true },
  "GET /dictionaries-api/v1/dictionaries": { isPublic: true },
  "GET /counters-api/v1/counters": { isPublic: true },
  "GET /apps-api/v1/page": { isPublic: true },
  "GET /apps-api/v1/render": { isPublic: true },
  "POST /apps-api/v1/render": { isRead: true },
  "GET /account-api/v1/currencies": { isPublic: true },
  "GET /users-api/v1/phone/countries": { isPublic: true },
  "GET /users-api/v1/phone/masks": { isPublic: true },
  "GET /registration-api/v1/options": { isPublic: true },
  "GET /social-api/v1/networks": { isPublic: true },
  "GET /social-api/v1/oauth/one-tap/client-id": { isPublic: true },

  "GET /sportsbook-api/v1/sports": { isPublic: true },
  "GET /sportsbook-api/v1/championships": { isPublic: true },
  "GET /sportsbook-api/v1/games": { isPublic: true },
  "GET /sportsbook-api/v1/games/by-ids": { isPublic: true },
  "GET /sportsbook-api/v1/teams": { isPublic: true },
  "GET /sportsbook-api/v1/search": { isPublic: true },
  "GET /sportsbook-api/v1/addresses": { isPublic: true },
  "POST /sportsbook-api/v1/outcomes": { isRead: true },
  "POST /coupon-api/v1/quote": { isRead: true },
};
