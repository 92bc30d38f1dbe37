import { describe, expect, it } from "vitest";
import { matchRoute, redirectOfRoute, type RouteName, ROUTES, urls } from "./routes.ts";
import { BONUS_ROUTES, OFFER_TWINS } from "./bonuses.ts";

/** Names of all pages that some clause tells of. */
const told = new Set<string | null>();

/** Holds each path, or that it is no page. */
function pages(list: readonly (readonly [path: string, name: RouteName | null])[]): void {
  for (const [path, name] of list) {
    told.add(name);
    it(`'${path}' is ${name ?? "no page"}`, () => expect(matchRoute(path)?.name ?? null).toBe(name));
  }
}

/** Holds where each address leads; null: nowhere. */
function leads(list: readonly (readonly [path: string, search: string, to: string | null])[]): void {
  it.each(list)("%s%s leads to %s", (path, search, to) => {
    const match = matchRoute(path);
    expect((match === null ? null : redirectOfRoute("en", match, search))?.to ?? null).toBe(to);
  });
}

// Every path of SPEC section 2 by its clause, and the page it is.
describe("home, 2.09", () => pages([["", "home"]]));
describe("a section, which is line or live, a sport, a championship, a game, 2.11, 5.05", () =>
  pages([
    ["line", "line"],
    ["live", "live"],
    ["line/football", "line"],
    ["live/tennis/88-x", "live"],
    ["live/tennis/88-x/1-y", "liveGame"],
    ["line/football/88/7", "lineGame"],
    ["lines", null],
    ["line/football/premier-league", null],
    ["line/football/88-x/chelsea", null],
    ["line/football/88-x/1-y/more", null],
  ]));
describe("sub-areas, each with its section and its game, 2.12", () =>
  pages([
    ["line/betsonyour", "lineBetsOnYour"],
    ["line/betsonyour/football/88-x", "lineBetsOnYour"],
    ["line/betsonyour/football/88-x/1-y", "lineBetsOnYourGame"],
    ["live/betsonyour", "liveBetsOnYour"],
    ["live/betsonyour/football/88-x/1-y", "liveBetsOnYourGame"],
    ["line/topgame", "lineTopGame"],
    ["line/topgame/football", "lineTopGame"],
    ["line/topgame/football/88-x/1-y", "lineTopGameGame"],
    ["live/topgame", "liveTopGame"],
    ["live/topgame/football/88-x/1-y", "liveTopGameGame"],
    ["live/marble", "liveMarble"],
    ["live/marble/marble-race/88-x/1-y", "liveMarbleGame"],
  ]));
describe("a team's pages, 2.13", () =>
  pages([
    ["team/line/chelsea", "teamLine"],
    ["chelsea/line/football/88-x", "teamInLine"],
    ["chelsea/live", "teamInLive"],
    ["chelsea/line/football/88-x/1-y", "teamInLineGame"],
    ["chelsea/live/football/88-x/1-y", "teamInLiveGame"],
    ["chelsea/results/football", null],
  ]));
describe("several live games at once, and results of championships, 2.14", () =>
  pages([
    ["multi", "multi"],
    ["champs", "champs"],
    ["champs/88", "champs"],
    ["champs/88-x", "champs"],
    ["champs/x", null],
  ]));
describe("top events, 2.15", () =>
  pages([
    ["top-events/football", "topEvents"],
    ["top-events/football/88-x/1-y", "topEventsGame"],
    ["top-events", null],
  ]));
describe("the landing of a cricket tournament [2.62]", () =>
  pages([
    ["cricket", "cricket"],
    ["cricket/odds", "cricket"],
    ["cricket/live", "cricket"],
    ["cricket/faq", "cricket"],
    ["cricket/scores", null],
  ]));
describe("statistics and results, 2.16", () =>
  pages([
    ["statistic", "statistic"],
    ["statisticpopup", "statisticPopup"],
    ["statisticpopup/game/12/table", "statisticPopup"],
    ["results", "results"],
    ["results/live", "results"],
    ["results/zone", "results"],
    ["results/line", null],
  ]));
describe("the variants of cyber-sport, three and no other [2.17] [5.05]", () => {
  pages([
    ["cyber", "cyberRoot"],
    ["cyber/real", "cyberVariant"],
    ["cyber/virtual", "cyberVariant"],
    ["cyber/stream", "cyberVariant"],
    ["cyber/other", null],
    ["esports", "esports"],
    ["esports/stream", "esportsVariant"],
    ["esports/real/dota-2", "esportsRest"],
    ["esports/other", null],
  ]);
  leads([
    ["cyber", "", "/en/cyber/real/main"],
    ["cyber/stream", "", "/en/cyber/stream/main"],
    ["esports", "", "/en/cyber/real/main"],
    ["esports/virtual/dota-2/live", "?a=1", "/en/cyber/virtual/dota-2/live?a=1"],
    ["esports/real/%2F%2Fevil.example", "", null],
  ]);
});
describe("pages of one variant [2.18]", () => {
  pages([
    ["cyber/real/main", "cyberMain"],
    ["cyber/stream/disciplines", "cyberDisciplines"],
    ["cyber/virtual/all", "cyberAll"],
    ["cyber/real/dota-2", "cyberDiscipline"],
    ["cyber/real/dota-2/champs", "cyberChamps"],
    ["cyber/real/dota-2/live", "cyberLive"],
    ["cyber/real/dota-2/line", "cyberLine"],
    ["cyber/real/dota-2/5-cup", "cyberChamp"],
    ["cyber/real/dota-2/5-cup/live/9-a-b", "cyberGame"],
    ["cyber/real/dota-2/5-cup/results/9-a-b", null],
  ]);
  leads([["cyber/virtual/disciplines", "", "/en/cyber/virtual/all"]]);
});
describe("halls of the casino, 2.19", () =>
  pages([
    ["bingo", "bingo"],
    ["fishinghunting", "fishingHunting"],
    ["poker", "poker"],
    ["poker/holdem", "poker"],
    ["scratchcards", "scratchcards"],
    ["keno", "keno"],
  ]));
describe("slots and live casino, with their games, 2.20", () =>
  pages([
    ["slots", "slots"],
    ["slots/popular", "slots"],
    ["slots/game/12/book", "slotsGame"],
    ["slots/popular/game/12/book", "slotsGame"],
    ["slots/game/book/12", null],
    ["casino", "casino"],
    ["casino/roulette", "casino"],
    ["casino/roulette/game/7/lightning", "casinoGame"],
  ]));
describe("further halls", () => {
  pages([
    ["tvgames", "tvGames"],
    ["virtualsports", "virtualSports"],
    ["fast-games", "fastGames"],
    ["fast-bet", "fastBet"],
    ["slots/vulkan", "slotsVulkan"],
    ["vulkan", "vulkan"],
    ["asian-games", "asianGames"],
    ["card-games", "cardGames"],
    ["crash-games", "crashGames"],
    ["skill-games", "skillGames"],
  ]);
  leads([["vulkan", "", "/en/slots/vulkan"]]);
});
describe("one's own casino, lobby, makers, search, 2.22", () =>
  pages([
    ["my-casino", "myCasino"],
    ["my-casino/favorites", "myCasinoFavorites"],
    ["my-casino/other", null],
    ["casino-lobby", "casinoLobby"],
    ["providers", "providers"],
    ["providers/amber", "provider"],
    ["casino-search", "casinoSearch"],
    ["casino/brand", "casinoBrand"],
    ["othergames", "otherGames"],
  ]));
describe("thanks, 2.23", () =>
  pages([
    ["slots/thankyou", "slotsThankYou"],
    ["casino/thankyou", "casinoThankYou"],
    ["keno/thankyou", "kenoThankYou"],
    ["bingo/thankyou", null],
  ]));
describe("bonuses of the casino, 2.24", () =>
  pages([
    ["bonus/casino", "bonusCasino"],
    ["bonus/casino/promotions/4", "bonusCasinoPromotion"],
    ["bonus/casino/tournaments", "bonusCasinoTournaments"],
    ["bonus/casino/tournaments/spring", "bonusCasinoTournament"],
    ["bonus/casino/welcome", "bonusCasinoItem"],
  ]));
describe("the old address of poker [2.25]", () => {
  pages([
    ["tvgames/view/poker", "tvGamesPoker"],
    ["tvgames/view", null],
  ]);
  leads([["tvgames/view/poker", "", "/en/poker"]]);
});
describe("games", () => {
  pages([
    ["games", "games"],
    ["games/dice", "gamesItem"],
    ["games-landing/dice", "gamesLanding"],
    ["allgamesentrance", "allGames"],
    ["allgamesentrance/dice", "allGamesItem"],
  ]);
  leads([["allgamesentrance", "", "/en/games"]]);
});
describe("a game by its number, 2.27", () => pages([["games/12", "gamesItem"]]));
describe("bonus games, 2.28", () =>
  pages([
    ["bonusgames/chest", "bonusGame"],
    ["bonusgames/fortuna", "bonusGame"],
    ["bonusgames/memory", "bonusGame"],
    ["bonusgames/safe", "bonusGame"],
    ["bonusgames/lottery", "bonusGame"],
    ["bonusgames/dragon", "bonusGame"],
    ["bonusgames/other", null],
  ]));
describe("bonuses and offers, 2.29", () =>
  pages([
    ["bonuses", "bonuses"],
    ["bonuses/rules", "bonusesRules"],
    ["bonuses/games", "bonusesGames"],
    ["bonuses/partners", "bonusesPartners"],
    ["bonuses/first", "bonusesItem"],
    ["bonuses/partners/7", "bonusesPartner"],
    ["bonuses-offers", "offers"],
    ["bonuses-offers/rules", "offersRules"],
    ["bonuses-offers/games", "offersGames"],
    ["bonuses-offers/partners", "offersPartners"],
    ["bonuses-offers/first", "offersItem"],
    ["bonuses-offers/partners/7", "offersPartner"],
  ]));
describe("other addresses of offers", () => {
  pages([
    ["bonus-offer", "bonusOffer"],
    ["bonus-offer/7", "bonusOffer"],
    ["bonus-offer-partner/7", "bonusOfferPartner"],
    ["bonuses-offers-games", "bonusesOffersGames"],
  ]);
  leads([["bonus-offer/7", "", "/en/bonuses-offers/7"]]);
});
describe("promotions and landing pages, 2.31", () =>
  pages([
    ["promotions", "promotions"],
    ["promotions/7", "promotion"],
    ["bonus-landing/spring", "bonusLanding"],
    ["bonus-landing/headless/spring", "bonusLandingHeadless"],
  ]));
describe("old addresses of promotions [2.32]", () => {
  pages([
    ["daily_drops", "dailyDrops"],
    ["happy_birthday", "happyBirthday"],
    ["fastgames-daily-tournament", "fastGamesTournament"],
  ]);
  leads([
    ["daily_drops", "", "/en/dropsnwins"],
    ["happy_birthday", "", "/en/wishing_you_a_happy_birthday"],
    ["fastgames-daily-tournament", "?utm=1", "/en/promotions/fastgames-daily-tournament?utm=1"],
  ]);
});
describe("showcase and alphabet, 2.33", () =>
  pages([
    ["promo", "promo"],
    ["betting-alphabet", "bettingAlphabet"],
    ["betting-alphabet/a", "bettingAlphabet"],
    ["betting-alphabet/a/bets/accumulator", "bettingAlphabet"],
    ["betting-alphabet/a/b/c/d", null],
  ]));
describe("registration [2.34]", () => {
  pages([
    ["registration", "registration"],
    ["registration/telegram", "registration"],
    ["user/registration.php", "registrationPhp"],
  ]);
  leads([["user/registration.php", "?ref=7", "/en/registration?ref=7"]]);
});
describe("signing in, 2.35", () => pages([["user/login", "login"]]));
describe("the old address of actions [2.36]", () => {
  pages([["user/action.php", "actionPhp"]]);
  leads([
    ["user/action.php", "?action=forgot&hash=ab", "/en/user/passwordreset?hash=ab"],
    ["user/action.php", "?action=other", "/en/user/activate"],
    ["user/action.php", "", "/en/user/activate"],
    [
      "user/action.php",
      "?x=//evil.example%3Fb%0d%0aSet-Cookie:a",
      "/en/user/activate?x=%2F%2Fevil.example%3Fb%0D%0ASet-Cookie%3Aa",
    ],
  ]);
});
describe("what letters to players lead to, 2.37", () =>
  pages([
    ["user/accountverify", "accountVerify"],
    ["user/activatefast", "activateFast"],
    ["user/activatefast/phone", "activateFast"],
    ["user/activate", "activate"],
    ["user/activate/email", "activate"],
    ["user/passwordreset", "passwordReset"],
    ["user/stopnewsletter", "stopNewsletter"],
  ]));
describe("no other page below user, 2.38", () =>
  pages([
    ["user", null],
    ["user/other", null],
    ["user/profile/edit", null],
  ]));
describe("the forgotten password [2.39]", () => {
  pages([["user/forgotpassword", "forgotpassword"]]);
  leads([["user/forgotpassword", "", "/en?showForgotPasswordModal=1"]]);
});
describe("the coupon's old address, and the page for old browsers [2.40]", () => {
  pages([
    ["user/coupon", "coupon"],
    ["oldbrowser", "oldBrowser"],
  ]);
  leads([["user/coupon", "", "/en"]]);
});
describe("confirming terms, 2.41", () => pages([["confirm-terms", "confirmTerms"]]));
describe("named pages, 2.42", () =>
  pages([
    ["500", "error"],
    ["auth", "authApp"],
    ["office/recharge", "recharge"],
    ["404", null],
  ]));
describe("the office [2.43]", () => {
  pages([
    ["office", "office"],
    ["office/account", "account"],
    ["office/history", "history"],
    ["office/historypay", "historyPay"],
    ["office/security", "security"],
    ["office/responsible", "responsible"],
    ["office/settings", "settings"],
    ["office/other", null],
  ]);
  leads([["office", "", "/en/office/account"]]);
});
describe("bonuses and cashback in the office, 2.44", () =>
  pages([
    ["office/bonuses/deposit", "officeBonusesDeposit"],
    ["office/bonuses/wager", "officeBonusesWager"],
    ["office/casino/vipcashback", "vipCashback"],
    ["office/casino/premiumcashback", "premiumCashback"],
  ]));
describe("money, friends, help and checks in the office, 2.45", () =>
  pages([
    ["office/deduce", "deduce"],
    ["office/promotion", "officePromotion"],
    ["office/bringfriend", "bringFriend"],
    ["office/support", "support"],
    ["office/rewards", "rewards"],
    ["office/verification", "verification"],
  ]));
describe("identification, 2.46", () => pages([["office/identification", "identification"]]));
describe("sharing an idea, 2.47", () => pages([["office/share-idea", "shareIdea"]]));
describe("requests about payments, 2.48", () =>
  pages([
    ["office/payment/requests", "paymentRequests"],
    ["office/payment/create-request", "createRequest"],
    ["office/payment/create-request/3", "requestTopic"],
    ["office/payment/create-request/3/transactions", "requestTransactions"],
    ["office/payment/create-request/3/transactions/9", "requestTransaction"],
    ["office/payment/create-request/3/4", "requestSubTopic"],
    ["office/payment/requests/3", "requestTopic"],
    ["office/payment/requests/3/transactions", "requestTransactions"],
    ["office/payment/requests/3/transactions/9", "requestTransaction"],
    ["office/payment/requests/3/4", "requestSubTopic"],
    ["office/payment/create-request/x", null],
    ["office/payment/other/3", null],
  ]));
describe("information [2.50]", () => {
  pages([
    ["information/contacts", "contacts"],
    ["information/about", "about"],
    ["information/howbet", "howBet"],
    ["information/rules", "rulesRoot"],
    ["information/rules/1", "rules"],
    ["information/rules/1/stakes", "rules"],
    ["information/payment", "payment"],
    ["information/cookies", "cookies"],
    ["information/ussdinstruction", "ussdInstruction"],
    ["information/licenses", "licenses"],
    ["information/taxation", "taxation"],
    ["information/consent", "consent"],
    ["information/simpleidentification", "simpleIdentification"],
    ["information/amlkyc", "amlKyc"],
    ["information/smsbets", "smsBets"],
    ["information/amlpolicy", "amlPolicy"],
    ["information/disputeresolution", "disputeResolution"],
    ["information/kycpolicy", "kycPolicy"],
    ["information/responsiblegaming", "responsibleGaming"],
    ["information/cash_terminals", "cashTerminals"],
    ["information/betting-calculator", "bettingCalculator"],
    ["information", null],
    ["information/other", null],
  ]);
  leads([
    ["information/rules", "", "/en/information/rules/1"],
    ["about", "", "/en/information/about"],
  ]);
});
describe("awards and apps, 2.51", () =>
  pages([
    ["information/awards", "awards"],
    ["information/mobile", "informationMobile"],
    ["information/desktop", "informationDesktop"],
  ]));
describe("returns from payments, 2.52", () =>
  pages([
    ["onpay/success", "depositReturn"],
    ["onpay/fail", "depositReturn"],
    ["onpay/pending", "depositReturn"],
    ["onpay/cancel", "depositReturn"],
    ["onpay/other", null],
    ["onpay", null],
    ["onpay/withdraw/success", "withdrawalReturn"],
    ["onpay/withdraw/fail", "withdrawalReturn"],
    ["onpay/withdraw/pending", "withdrawalReturn"],
    ["onpay/withdraw/cancel", "withdrawalReturn"],
    ["onpay/withdraw", null],
  ]));
describe("a coupon to print, by digits only, 2.53, 5.04", () =>
  pages([
    ["print-coupon/123456", "printCoupon"],
    ["print-coupon/12a", null],
    ["print-coupon", null],
    ["print-coupon/-1", null],
  ]));
describe("toto, 2.54", () =>
  pages([
    ["toto", "toto"],
    ["toto/football", "toto"],
    ["toto/draw", "totoDraw"],
    ["toto/football/draw", "totoDraw"],
    ["toto/football/next", "totoNext"],
    ["toto/football/coupons", "totoCoupons"],
    ["toto/football/draws", "totoDraws"],
    ["toto/football/nonimees", "totoNominees"],
    ["toto/football/other", null],
    ["totoframe/football", "totoFrame"],
  ]));
describe("lotto, 2.55", () =>
  pages([
    ["lotto", "lotto"],
    ["lotto/keno", "lotto"],
    ["lotto/keno/12", "lotto"],
    ["lotto/results/view", "lottoResults"],
  ]));
describe("apps [2.56]", () => {
  pages([
    ["mobile", "mobile"],
    ["mobile/app-download", "mobileAppDownload"],
    ["mobile/apk-download", "mobileApkDownload"],
    ["desktop", "desktop"],
    ["mobile/startdownloadapp", "mobileStartDownload"],
  ]);
  leads([["mobile/startdownloadapp", "", "/en/mobile"]]);
});
describe("partners, 2.57", () =>
  pages([
    ["ourpartners", "ourPartners"],
    ["ourpartners/clubs", "ourPartners"],
  ]));
describe("blog and news [2.58]", () => {
  pages([
    ["blog", "blog"],
    ["blog/categories/guides", "blogCategory"],
    ["blog/categories/guides/football", "blogCategory"],
    ["blog/asian-handicaps", "blogArticle"],
    ["blog/categories", "blogCategories"],
    ["news", "news"],
    ["news/new-season", "newsArticle"],
    ["news/a/b", null],
  ]);
  leads([["blog/categories", "", "/en/blog"]]);
});
describe("pages that keep somebody out, 2.59", () =>
  pages([
    ["block", "block"],
    ["block-ua", "blockUa"],
    ["block-ie", "blockIe"],
    ["site-updates", "siteUpdates"],
    ["coming-soon", "comingSoon"],
    ["suspension", "suspension"],
    ["block-appeal-history", "blockAppealHistory"],
  ]));
describe("the debug page, 2.60", () => pages([["debug", "debug"]]));

it("every page of the table is told of in some clause, but for the few short forms beside them", () => {
  const beside: RouteName[] = [
    "bonusGames",
    "bonusCasinoPromotions",
    "credits",
    "dropsNWins",
    "notices",
    "wishingHappyBirthday",
    "shortAbout",
    "shortContacts",
    "shortCookies",
    "shortResponsibleGaming",
  ];
  expect(Object.keys(ROUTES).filter((name) => !told.has(name) && !beside.includes(name as RouteName))).toEqual([]);
});

it("what leads elsewhere leads to a page that stays", () => {
  const elsewhere = Object.values(ROUTES).flatMap(({ pattern }) => {
    const path = pattern
      .replaceAll("?", "")
      .split("/")
      .map((part) => (part === ":variant" ? "real" : part === "*" ? "dota-2" : part.startsWith(":") ? "7" : part))
      .join("/");
    const match = matchRoute(path);
    const target = match === null ? null : redirectOfRoute("en", match, "");
    return target === null ? [] : [{ path, end: matchRoute(target.to.replace(/^\/en\/?|\?.*$/g, "")) }];
  });
  expect(elsewhere.length).toBeGreaterThan(20);
  for (const { path, end } of elsewhere) {
    expect(end, path).not.toBeNull();
    expect(end === null ? null : ROUTES[end.name].redirect, path).toBeNull();
  }
});

describe("rules of pages", () => {
  it("pairs each bonus page with the offer page of the same parameters", () => {
    expect(OFFER_TWINS.map(([bonus]) => bonus)).toEqual(
      Object.keys(BONUS_ROUTES).filter((name) => name.startsWith("bonuses") && name !== "bonusesOffersGames"),
    );
    for (const [bonus, offer] of OFFER_TWINS)
      expect(ROUTES[offer].pattern).toBe(ROUTES[bonus].pattern.replace("bonuses", "bonuses-offers"));
  });

  it("asks for a sign-in in the whole office, the favorites, the appeals and a printed coupon [2.43] [6.04]", () => {
    const players = Object.entries(ROUTES)
      .filter(([, { access }]) => access === "player")
      .map(([name]) => name);
    const office = Object.entries(ROUTES)
      .filter(([, { pattern }]) => pattern.split("/")[0] === "office")
      .map(([name]) => name);
    expect(players.toSorted()).toEqual(
      [...office, "myCasinoFavorites", "blockAppealHistory", "printCoupon", "confirmTerms"].toSorted(),
    );
  });

  const hold = (rules: readonly (readonly [RouteName, object])[]) => {
    for (const [name, wanted] of rules) expect({ name, ...ROUTES[name] }).toMatchObject({ name, ...wanted });
  };

  it("opens what a flag or a setting must open [2.34] [2.35] [2.46] [2.50] [5.01] [5.02] [5.06]", () =>
    hold([
      ["rules", { flag: 47 }],
      ["rulesRoot", { flag: 47 }],
      ["login", { flag: 72, access: "guest" }],
      ["payment", { playersOnlySetting: "isPaymentForPlayersOnly" }],
      ["registration", { setting: "isRegistrationAvailable", access: "guest" }],
      ["registrationPhp", { setting: "isRegistrationAvailable" }],
      ["identification", { setting: "isIdentificationAvailable" }],
      ["statistic", { setting: "isStatisticAvailable" }],
    ]));

  it("frames pages as they are for: bare returns from payments and prints, empty blocks, a blocked layout for appeals [2.07] [2.52] [2.53] [2.59]", () =>
    hold([
      ["depositReturn", { layout: "bare" }],
      ["withdrawalReturn", { layout: "bare" }],
      ["printCoupon", { layout: "bare" }],
      ["confirmTerms", { layout: "empty", access: "player" }],
      ["block", { layout: "empty", ban: "allowed" }],
      ["suspension", { layout: "empty", ban: "allowed" }],
      ["blockAppealHistory", { layout: "blocked", access: "player", ban: "only" }],
      ["home", { layout: "default" }],
    ]));

  it("knows guests and players, and nobody else", () => {
    expect(new Set(Object.values(ROUTES).map(({ access }) => access))).toEqual(new Set(["all", "guest", "player"]));
    expect(["admin", "admin/users", "moderator", "backoffice", "office/admin"].map((path) => matchRoute(path))).toEqual(
      [null, null, null, null, null],
    );
  });

  it("shows the debug page outside of production only [2.60]", () => {
    expect(
      Object.entries(ROUTES)
        .filter(([, { isDemoOnly }]) => isDemoOnly)
        .map(([name]) => name),
    ).toEqual(["debug"]);
  });

  it("stands the coupon beside sports and nothing else [5.11]", () => {
    const beside = new Set(
      Object.values(ROUTES)
        .filter(({ hasQuickCoupon, redirect }) => hasQuickCoupon && redirect === null)
        .map(({ menu }) => menu),
    );
    expect([...beside].toSorted()).toEqual(["cyber", "home", "line", "live"]);
  });

  it("keeps a banned player from where money moves [4.52]", () =>
    hold([
      ["deduce", { ban: "denied" }],
      ["recharge", { ban: "denied" }],
      ["line", { ban: "denied" }],
      ["support", { ban: "allowed" }],
    ]));

  it("builds an address for each page that leads back to it", () => {
    expect(urls.page("en", "rules", { ruleGroup: "1", chapter: "stakes" })).toBe("/en/information/rules/1/stakes");
    expect(urls.page("ar", "blogCategory", { "*": "guides/football" })).toBe("/ar/blog/categories/guides/football");
    expect(urls.page("en", "toto")).toBe("/en/toto");
    expect(urls.page("en", "slotsGame", { gameId: "12", gameName: "a b/c" })).toBe("/en/slots/game/12/a%20b%2Fc");
  });
});
