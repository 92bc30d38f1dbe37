/** What axe finds on pages that only another site config has; all others are looked at in stack/axe.e2e.ts. */
import { ROUTES } from "#shared/routes/routes.ts";
import { axePages, flawsOfPage } from "../axePages.ts";
import { expect, test } from "../../kit/index.ts";
import { player } from "../../kit/world/player.ts";
import { pathOf, type RealValues } from "../stack/everyPage.ts";

/** These pages name nothing that there must be. */
const NOTHING: RealValues = { line: {}, live: {}, cyber: {}, marble: {}, statistic: {} };

test.describe("for people who read by keyboard or ear", () => {
  for (const name of axePages.others) {
    test.describe(name, () => {
      test.use({ as: ROUTES[name].access === "player" ? "player" : "guest" });

      test(`axe finds nothing on the page ${name}, in light, in dark, and from right to left`, async ({
        page,
        mock,
        baseURL,
      }) => {
        mock.answer("siteConfig", {
          areas: ["BONUSES", "VERIFICATION", "SETTINGS", "SMS"],
          promoBonusToOffer: true,
          isIdentificationAvailable: true,
        });
        mock.answer("pageContent", ({ path }) => ({ path: String(path), title: "A page of the operator's" }));
        if (name === "confirmTerms") mock.set("Viewer", player.id, { agreement: { isChanged: true } });
        expect(await flawsOfPage(page, name, pathOf(name, NOTHING), baseURL ?? "")).toEqual([]);
      });
    });
  }
});
