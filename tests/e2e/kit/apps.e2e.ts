/** The site as an app: the browser's own offer, and the code that leads a phone to it. */
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

test("the site is installed by the browser's offer, which is kept for the page that uses it [2.51] [2.56]", async ({
  page,
}) => {
  await open(page, "/en/mobile");
  const panel = page.getByRole("region", { name: "Install the app" });
  await expect(panel.getByRole("status")).toContainText("Your browser makes no offer");
  await expect(panel.getByRole("button", { name: "Install" })).toHaveCount(0);
  await expect(panel.getByRole("img", { name: /^Code with the address http.*\/en\/mobile$/ })).toBeVisible();

  // The late parts listen once the page stands.
  const offered = () =>
    page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => {
          document.documentElement.dataset["asked"] = "yes";
          dispatchEvent(new Event("appinstalled"));
          return { outcome: "accepted" };
        },
      });
      dispatchEvent(offer);
      return offer.defaultPrevented;
    });
  await expect.poll(offered).toBe(true);
  await panel.getByRole("button", { name: "Install" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await expect(panel.getByRole("status")).toHaveText("Installed. Open it by its icon.");
  await expect(panel.getByRole("button", { name: "Install" })).toHaveCount(0);
});

for (const path of ["/en/mobile/app-download", "/en/mobile/apk-download", "/en/desktop"])
  test(`${path} offers the installation too [2.51]`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("region", { name: "Install the app" })).toBeVisible();
  });
