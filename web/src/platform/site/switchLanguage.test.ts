// @vitest-environment jsdom
import { gql } from "@apollo/client";
import { beforeEach, expect, it, vi } from "vitest";
import type { SlipBet } from "@/slip/couponState.ts";
import { ViewerDocument } from "@/operations/people/generated.ts";
import { createTestApp, GUEST_SITE, type TestSite, type TestApp } from "@/testing.tsx";
import { followLanguage } from "./followLanguage.ts";
import { isJustTranslated } from "./justTranslated.ts";
import { switchLanguage } from "./switchLanguage.ts";

const tree = gql`query SportsTree { sports { id name } }`;
const championship = gql`query Championship { championship { id name } }`;

/** Names by language, as a gateway would tell them; `down` answers nothing. */
const names: Record<string, { sport: string; league: string; home: string }> = {
  en: { sport: "Football", league: "League", home: "Chelsea" },
  es: { sport: "Fútbol", league: "Liga", home: "El Chelsea" },
};
let down: string[] = [];
let asked: string[] = [];

function answers(
  operation: string,
  _variables: Record<string, unknown>,
  language: string,
): Record<string, unknown> | undefined {
  asked.push(`${operation} ${language}`);
  const said = names[language];
  if (said === undefined || down.includes(operation)) return undefined;
  switch (operation) {
    case "SportsTree":
      return { sports: [{ __typename: "Sport", id: "1", name: said.sport }] };
    case "Championship":
      return { championship: { __typename: "Championship", id: "88", name: said.league } };
    case "CouponGames":
      return {
        games: {
          edges: [
            {
              node: {
                id: "7",
                section: "LINE",
                opponents: [{ name: said.home }, { name: "Leeds" }],
                championship: { name: said.league },
                markets: [{ id: "m", name: "m", outcomes: [{ id: "o", name: said.home }] }],
              },
            },
          ],
        },
      };
    case "SiteConfig":
      return { siteConfig: GUEST_SITE.siteConfig };
    default:
      return { viewer: null };
  }
}

const bet = {
  outcomeId: "o",
  marketId: "m",
  gameId: "7",
  coef: "2.100",
  outcomeName: "Chelsea",
  opponents: ["Chelsea", "Leeds"],
  championshipName: "League",
  language: "en",
} as SlipBet;

let app: TestApp;
beforeEach(async () => {
  down = [];
  app = await createTestApp(GUEST_SITE as TestSite, answers);
  for (const query of [tree, championship]) app.client.watchQuery({ query }).subscribe(() => undefined);
  await expect.poll(() => app.client.readQuery({ query: championship })).toBeTruthy();
  asked = [];
});

const sport = () => app.client.readQuery<{ sports: { name: string }[] }>({ query: tree })?.sports[0]?.name;
const league = () =>
  app.client.readQuery<{ championship: { name: string } }>({ query: championship })?.championship.name;

it("brings words, names and the coupon in the other language together, each shown query asked for once [2.01]", async () => {
  app.coupon.bets([bet]);
  app.coupon.amount("150");
  const seen: string[] = [];
  app.i18n.on("languageChanged", () =>
    seen.push(`${sport()} ${league()} ${app.coupon.bets()[0]?.outcomeName} ${app.i18n.t("coupon:title")}`),
  );
  await switchLanguage(app, "es");
  expect(seen).toEqual(["Fútbol Liga El Chelsea Boleto"]);
  expect(asked.toSorted()).toEqual(["Championship es", "CouponGames es", "SiteConfig es", "SportsTree es"]);
  expect(app.coupon.bets()).toMatchObject([
    { coef: "2.100", opponents: ["El Chelsea", "Leeds"], championshipName: "Liga", language: "es" },
  ]);
  expect(app.coupon.amount()).toBe("150");
  expect(document.cookie).toContain("lang=es");
  expect(isJustTranslated(app.client)).toBe(true);
});

it("asks once where a second navigation begins before the change is done [2.01]", async () => {
  app.coupon.bets([bet]);
  const words = Promise.withResolvers<undefined>();
  vi.spyOn(app.i18n, "reloadResources").mockImplementation(() => words.promise as Promise<void>);
  const first = switchLanguage(app, "es");
  await expect.poll(() => asked).toContain("CouponGames es");
  const second = switchLanguage(app, "es");
  words.resolve(undefined);
  await Promise.all([first, second]);
  expect(asked.toSorted()).toEqual(["Championship es", "CouponGames es", "SiteConfig es", "SportsTree es"]);
  expect(app.i18n.language).toBe("es");
});

it("leaves nothing of the old language behind for pages that are opened later [2.01]", async () => {
  const other = gql`query Other { championship { id name } games { id name } }`;
  app.client.writeQuery({
    query: other,
    data: {
      championship: { __typename: "Championship", id: "88", name: "League" },
      games: [{ __typename: "Game", id: "7", name: "Chelsea – Leeds" }],
    },
  });
  await switchLanguage(app, "es");
  expect(app.client.readQuery({ query: other })).toBeNull();
  expect(JSON.stringify(app.client.extract())).not.toContain("Chelsea – Leeds");
});

it("keeps the old names where the new ones did not come, and does not take them for fresh", async () => {
  down = ["Championship", "CouponGames"];
  app.coupon.bets([bet]);
  await switchLanguage(app, "es");
  expect([app.i18n.language, sport(), league(), app.coupon.bets()[0]?.outcomeName]).toEqual([
    "es",
    "Fútbol",
    "League",
    "Chelsea",
  ]);
  expect(isJustTranslated(app.client)).toBe(false);
});

it("keeps who is signed in, and does nothing for the language that is there or none", async () => {
  await followLanguage(app, "es");
  expect(app.client.readQuery({ query: ViewerDocument })).toEqual({ viewer: null });
  asked = [];
  for (const prefix of ["es", "de", "xx", null]) await followLanguage(app, prefix);
  expect([asked, app.i18n.language]).toEqual([[], "es"]);
});
