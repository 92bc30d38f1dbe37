import { navigate, open, siteOf } from "../site.ts";
import { realValues } from "./everyPage.ts";
import { expect, test } from "./stack.ts";
import { newPlayer, setBan, signInBy } from "./visitors.ts";

test(
  "paths without a language are redirected, unknown ones are 404, through all the layers [2.01] [2.02] [5.08]",
  { tag: "@journey" },
  async ({ request }) => {
    const bare = await request.get("/line/football", { headers: { "accept-language": "ar" }, maxRedirects: 0 });
    expect([bare.status(), bare.headers()["location"]]).toEqual([302, "/ar/line/football"]);
    for (const path of ["/en/line/football/1-x/999999999-nothing", "/en/line/quidditch", "/en/nothing/here/at/all"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    expect((await request.get("/en/office/history", { maxRedirects: 0 })).headers()["location"]).toMatch(
      /^\/en\/user\/login/,
    );
  },
);

test(
  "malformed GraphQL gets a 400 with a code, through the site's own proxy",
  { tag: "@journey" },
  async ({ request }) => {
    const answer = await request.post("/graphql", { data: { query: "{ games(" } });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
    expect(await answer.text()).not.toMatch(/node_modules|at .*\.ts/);
  },
);

test("files of the operator come from the site's own address, and from nowhere else [7.08] [7.12]", async ({
  request,
}) => {
  const logo = await request.get("/web-api/policy/logo.agif");
  expect([logo.status(), logo.headers()["content-type"]]).toEqual([200, "image/gif"]);
  const query = '{ subApplication(url: "/apps/results-ticker", fullPath: "/en") { scriptsToLoad } }';
  const answer = (await (await request.post("/graphql", { data: { query } })).json()) as {
    data: { subApplication: { scriptsToLoad: string[] } };
  };
  const script = await request.get(answer.data.subApplication.scriptsToLoad[0] ?? "/apps/none");
  expect([script.status(), script.headers()["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect((await request.get("/apps/results-ticker/none.js")).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the server sends the fixtures of a league and the prices of a game [2.09] [2.11]",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/en/line/football");
      const game = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("time") })
        .first();
      const name = await game.getByRole("link").first().getAttribute("aria-label");
      await game.getByRole("link").first().click();
      await expect(page).toHaveTitle(new RegExp(`^${name?.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
      await expect(siteOf(page).price("[^:]+", "[^,]+")).toHaveText(/\d\.\d/);
    },
  );
});

test("Arabic is written from right to left, in its own words [2.01]", async ({ page }) => {
  await page.goto("/ar/line/football");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
});

test("a team has a page, lists of its games in both sections, and its games; no other team has those games [2.13]", async ({
  page,
  request,
  stack,
}) => {
  const { line } = await realValues(request, stack.gatewayUrl);
  const { team = "", sport = "", championship = "", game = "" } = line;
  await open(page, `/en/team/line/${team}`);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(name) })
      .first(),
  ).toBeVisible();
  await open(page, `/en/${team}/line/${sport}/${championship}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(name) })
      .first(),
  ).toBeVisible();
  await open(page, `/en/${team}/line/${sport}/${championship}/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  for (const path of [`/en/team/line/no-such-team`, `/en/no-such-team/line/${sport}/${championship}/${game}`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("top events of a sport are listed, with a page of a game below [2.15]", async ({ page, request }) => {
  await open(page, "/en/top-events/football");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Links of games, not of their championships.
  const links = page.getByRole("main").locator('a[href^="/en/line/football/"]');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const game = paths.find((path) => /^\/en\/line\/football\/[^/]+\/[^/]+$/.test(path)) ?? "";
  const below = game.replace("/en/line/", "/en/top-events/");
  await open(page, below);
  await expect(siteOf(page).price("[^:]+", "[^,]+").first()).toHaveText(/\d\.\d/);
  expect((await request.get("/en/top-events/no-such-event")).status()).toBe(404);
});

test(
  "a banned player appeals, is answered, appeals again, and is let in where that is accepted [2.59] [4.53] [6.04]",
  { tag: "@journey" },
  async ({ page, request, stack }) => {
    const { login, password } = await newPlayer(page.context().request);
    const player = await signInBy(page.context().request, login, "", password);
    await setBan(request, stack.servicesUrl, player, 45);
    const answer = async (accepted: boolean) => {
      const { viewer } = (
        (await (
          await page.context().request.post("/graphql", {
            data: { query: "{ viewer { banAppeals(first: 1) { edges { node { id } } } } }" },
          })
        ).json()) as { data: { viewer: { banAppeals: { edges: { node: { id: string } }[] } } } }
      ).data;
      const done = await request.post(
        `${stack.servicesUrl}/users-api/v1/appeals/${viewer.banAppeals.edges[0]?.node.id}/answer`,
        { headers: { "x-service-key": "demo-service-key" }, data: { accepted, answer: "We looked at it." } },
      );
      expect(done.status()).toBe(200);
    };
    const appeal = async (text: string) => {
      await page.getByLabel("Why the ban is a mistake").fill(text);
      await page.getByRole("button", { name: "Send the appeal" }).click();
      await expect(page.getByRole("article").first()).toContainText(text);
      await expect(page.getByRole("article").first()).toContainText("Under review");
      await expect(page.getByRole("button", { name: "Send the appeal" })).toBeHidden();
    };
    try {
      await open(page, "/en/block-appeal-history");
      await appeal("It was not me.");
      await answer(false);
      await open(page, "/en/block-appeal-history");
      await expect(page.getByRole("article")).toContainText(["Rejected"]);
      await expect(page.getByRole("article")).toContainText(["We looked at it."]);
      await appeal("Look again.");
      await expect(page.getByRole("article")).toHaveCount(2);
      await answer(true);
      // Their open page learns it and is not for them any more.
      await expect(page).toHaveURL("/en");
    } finally {
      await setBan(request, stack.servicesUrl, player, 0);
    }
  },
);

test("the operator's dictionaries speak on pages that the table names them for, in each language and before any script [7.10] [2.63]", async ({
  page,
  request,
}) => {
  for (const [lang, word] of [
    ["en", "Last changed on"],
    ["ru", "Изменено"],
    ["ar", "آخر تغيير في"],
    ["es", "Última modificación:"],
  ] as const) {
    expect(await (await request.get(`/${lang}/information/about`)).text(), lang).toContain(`>${word}<`);
  }
  await open(page, "/en/blog");
  await navigate(page, "/en/information/about");
  await expect(page.getByText("Last changed on")).toBeVisible();
});

test("a text has the whole width of a window that is small or much enlarged, and its menus stand above and below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await open(page, "/en/information/rules/1");
  const main = page.getByRole("main");
  const places = await Promise.all(
    ["Chapters", "Pages of this section"].map((name) => main.getByRole("navigation", { name }).boundingBox()),
  );
  const text = await main.getByRole("heading", { level: 1 }).locator("xpath=ancestor::article").boundingBox();
  for (const box of [...places, text]) expect(box?.width).toBeGreaterThan(600);
  expect(places[0]?.y).toBeLessThan(text?.y ?? 0);
  expect(places[1]?.y).toBeGreaterThan(text?.y ?? 0);
});

test("a page on paper is its text in dark on light, without the frame of the site", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/en/information/rules/1");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

test("the old address of a daily tournament leads to the edition that is on [2.32]", async ({ page, request }) => {
  await page.goto("/en/fastgames-daily-tournament?utm=1");
  await expect(page).toHaveURL(/\/en\/bonus\/casino\/tournaments\/\d+\?utm=1$/);
  await expect(page.getByRole("heading", { level: 1, name: "Daily Fast Games Tournament" })).toBeVisible();
  expect((await request.get("/en/promotions/no-such-tournament")).status()).toBe(404);
});
