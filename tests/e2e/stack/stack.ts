import { expect } from "@playwright/test";
import { sharedStack, type SharedStack } from "./sharedStack.ts";
import { newPlayer, type Credentials } from "./visitors.ts";
import { watched } from "./watched.ts";

export { expect };

interface StackFixtures {
  /** A player of this test's own with 100,000 RUB, not signed in yet. */
  player: Credentials;
}

/** Playwright's `test` with the whole product running: one for all workers, which no test changes for others. */
export const test = watched.extend<StackFixtures, { stack: SharedStack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted: none
    async ({}, provide) => provide(await sharedStack()),
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.siteUrl),
  player: async ({ playwright, stack }, provide) => {
    const request = await playwright.request.newContext({ baseURL: stack.siteUrl });
    await provide(await newPlayer(request, stack.servicesUrl));
    await request.dispose();
  },
});
