import { siteOf } from "../site.ts";
import { expect, test } from "./stack.ts";

test("paths without a language are redirected, unknown ones are 404, through all the layers [2.01] [2.02] [5.08]", async ({ request }) => {
  const bare = await request.get("/line/football", { headers: { "accept-language": "ar" }, maxRedirects: 0 });
  expect([bare.status(), bare.headers()["location"]]).toEqual([302, "/ar/line/football"]);
  for (const path of ["/en/line/football/1-x/999999999-nothing", "/en/line/quidditch", "/en/nothing/here/at/all"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get("/en/office/history", { maxRedirects: 0 })).headers()["location"]).toMatch(/^\/en\/user\/login/);
});

test("malformed GraphQL gets a 400 with a code, through the site's own proxy", async ({ request }) => {
  const answer = await request.post("/graphql", { data: { query: "{ games(" } });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
  expect(await answer.text()).not.toMatch(/node_modules|at .*\.ts/);
});

test("files of the operator come from the site's own address, and from nowhere else [7.08] [7.12]", async ({ request }) => {
  const logo = await request.get("/web-api/policy/logo.agif");
  expect([logo.status(), logo.headers()["content-type"]]).toEqual([200, "image/gif"]);
  const query = "{ subApplication(url: \"/apps/results-ticker\", fullPath: \"/en\") { scriptsToLoad } }";
  const answer = (await (await request.post("/graphql", { data: { query } })).json()) as { data: { subApplication: { scriptsToLoad: string[] } } };
  const script = await request.get(answer.data.subApplication.scriptsToLoad[0] ?? "/apps/none");
  expect([script.status(), script.headers()["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect((await request.get("/apps/results-ticker/none.js")).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server sends the fixtures of a league and the prices of a game [2.09] [2.11]", async ({ page }) => {
    await page.goto("/en/line/football");
    const game = page.getByRole("main").getByRole("listitem").filter({ has: page.getByRole("time") }).first();
    const name = await game.getByRole("link").first().getAttribute("aria-label");
    await game.getByRole("link").first().click();
    await expect(page).toHaveTitle(new RegExp(`^${name?.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
    await expect(siteOf(page).price("[^:]+", "[^,]+")).toHaveText(/\d\.\d/);
  });
});

test("Arabic is written from right to left, in its own words [2.01]", async ({ page }) => {
  await page.goto("/ar/line/football");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
});
