/** Pages by their addresses where more is off, or more is on, than the usual config has. */
import { SWITCHED_ON, troubles } from "../everyRoute.ts";
import { SITE_AREAS } from "../../../shared/routes/entry.ts";
import { expect, test } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { realValues } from "../stack/everyPage.ts";

const everyName = Object.keys(ROUTES) as RouteName[];

function fill(mock: Mock): void {
  // Texts of the operator, whatever they say: they are there, as before.
  const slug = "a-season-opens";
  mock.answer("articles", { edges: [{ cursor: "1", node: { slug, title: "A season opens" } }] });
  mock.answer("article", (args) => ({ slug: String(args["slug"]), title: "A season opens" }));
  mock.answer("pageContent", ({ path }) => ({ path: String(path), title: `Page ${String(path)}` }));
  // The pages of cyber-sport and of races name a game of theirs.
  for (const [id, area] of [
    ["21", "CYBER"],
    ["22", "MARBLE"],
  ] as const) {
    mock.set("Sport", id, { name: `Sport ${id}`, slug: `sport-${id}`, area, cyberVariant: "VIRTUAL" });
    mock.set("Championship", `80${id}`, { name: `League ${id}`, slug: `league-${id}`, sport: id });
    mock.set("Game", `70${id}`, {
      section: "LIVE",
      championship: `80${id}`,
      sport: id,
      slug: `game-${id}`,
      opponents: ["1011", "1012"],
    });
  }
}

/** All that can be switched off is off, and what replaces or closes pages is on. */
function switchOff(mock: Mock): void {
  mock.answer("siteConfig", {
    useRechargeModal: true,
    areas: [],
    availableRoutes: [],
    isRegistrationAvailable: false,
    isStatisticAvailable: false,
    isIdentificationAvailable: false,
    isPaymentForPlayersOnly: true,
    promoBonusToOffer: true,
  });
  fill(mock);
}

function switchOn(mock: Mock): void {
  mock.answer("siteConfig", {
    areas: [...SITE_AREAS],
    availableRoutes: [47, 72],
    useRechargeModal: false,
    isIdentificationAvailable: true,
  });
  fill(mock);
}

test("for a guest where all that can be is switched off [5.01] [5.02] [5.06] [6.05] [6.06]", async ({
  request,
  mock,
}) => {
  switchOff(mock);
  expect(await troubles(request, await realValues(request, ""), { isPlayer: false, isOff: true }, everyName)).toEqual(
    [],
  );
});

test.describe("a player", () => {
  test.use({ as: "player" });

  test("where all that can be is switched off [5.01] [5.03] [5.06]", async ({ page, mock }) => {
    switchOff(mock);
    const { request } = page;
    expect(await troubles(request, await realValues(request, ""), { isPlayer: true, isOff: true }, everyName)).toEqual(
      [],
    );
  });

  test("has the pages that are there only where the operator switches them on [5.01]", async ({ page, mock }) => {
    switchOn(mock);
    const { request } = page;
    const visitor = { isPlayer: true, isOff: false };
    expect(await troubles(request, await realValues(request, ""), visitor, SWITCHED_ON)).toEqual([]);
  });
});

test("a guest has the pages that are there only where the operator switches them on [5.01] [6.06]", async ({
  request,
  mock,
}) => {
  switchOn(mock);
  const visitor = { isPlayer: false, isOff: false };
  expect(await troubles(request, await realValues(request, ""), visitor, SWITCHED_ON)).toEqual([]);
});
