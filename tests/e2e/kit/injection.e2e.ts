/** What an operator types, or somebody in their place, stays text: in heads, in style sheets, in structured data. */
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

const ATTACKS = [
  "</script><script>globalThis.attacked=1</script>",
  "</style><img src=x onerror=globalThis.attacked=1>",
  "\"><img src=x onerror='globalThis.attacked=1'>",
  "one\r\nset-cookie: attacked=1",
];

test(
  "words and colors of the operator can't leave their place: no element, no script, no header comes of them [3.23] [3.35]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const text = ATTACKS.join(" ");
    mock.answer("siteConfig", {
      brandBook: [...ATTACKS, "red;} body{display:none", "url(//elsewhere.test)"].map((cssValue) => ({
        cssProp: "--color-accent",
        cssValue,
      })),
      companyName: text,
    });
    mock.answer("route", ({ path }) => ({
      path: String(path),
      redirect: null,
      block: null,
      seo: {
        title: text,
        description: text,
        siteName: text,
        metaRobots: "index, follow",
        hierarchyMetaRobots: null,
        isIndexable: true,
        canonical: null,
        content: [],
        styles: ATTACKS.map((cssValue) => ({ cssProp: "--color-accent", cssValue })),
        metas: [{ name: "keywords", property: null, content: text }],
        breadcrumbs: [
          { name: text, path: "/line" },
          { name: text, path: "/line/football" },
        ],
      },
    }));
    const response = await page.goto("/en/line/football");
    expect(response?.status()).toBe(200);
    expect(response?.headers()["set-cookie"] ?? "").not.toContain("attacked");
    const html = (await response?.text()) ?? "";
    for (const element of ["<script>globalThis.attacked", "<img src=x"]) expect(html, element).not.toContain(element);
    await open(page, "/en/line/football");
    expect(
      await page.evaluate(() => [
        Object.hasOwn(globalThis, "attacked"),
        document.cookie.includes("attacked"),
        document.querySelectorAll("img[src=x]").length,
      ]),
    ).toEqual([false, false, 0]);
    // What was typed is there, as text.
    await expect(page).toHaveTitle(/<script>globalThis\.attacked=1<\/script>/);
    expect(await page.getByRole("main").evaluate((main) => getComputedStyle(main).display)).not.toBe("none");
    expect(
      await page.locator("script[type='application/ld+json']").evaluateAll((scripts) =>
        scripts.every(({ textContent }) => {
          JSON.parse(textContent);
          return true;
        }),
      ),
    ).toBe(true);
  },
);
