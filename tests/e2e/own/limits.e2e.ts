/** A higher limit and the day it waits, on a product whose clock is turned. */
import { isLong } from "../sample.ts";
import { open } from "../site.ts";
import { day, limit, path, setDeposit } from "../stack/limitsPage.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { newPlayer } from "../stack/visitors.ts";

const test = testOnOwnStack();

// Takes a minute, most of it a day's passing: quick runs see the rule in services/money/limits and the page in the kit.
if (isLong) {
  test("a higher limit needs the player's word once its day has passed, and holds after it [4.64] [4.66]", async ({
    page,
    stack,
  }) => {
    test.setTimeout(300_000);
    await newPlayer(page.context().request);
    await open(page, path);
    await setDeposit(page, "1000");
    await expect(limit(page, day).getByText(/1,000\.00\W+left/)).toBeVisible();
    await setDeposit(page, "2000");
    await expect(limit(page, day).getByText(/^Pending: .*2,000\.00/)).toBeVisible();
    // A day passes in half a minute; then the clock goes as usual, so that nothing lapses meanwhile.
    await stack.hurry(3_000);
    await expect(limit(page, day).getByRole("button", { name: "Approve" })).toBeVisible({ timeout: 60_000 });
    await stack.hurry(1);
    await open(page, path);
    await expect(limit(page, day).getByRole("textbox")).toBeDisabled();
    await limit(page, day).getByRole("button", { name: "Approve" }).click();
    await expect(limit(page, day).getByText(/2,000\.00\W+left/)).toBeVisible();
    await expect(limit(page, day).getByRole("textbox")).toBeEnabled();
  });
}
