import { test as base, expect } from "@playwright/test";
import { routeToEngine } from "./browser.ts";
import { createMock, type Mock } from "./mock.ts";
import { persons, type Person } from "./persons.ts";
import { startKit, type Kit } from "./start.ts";

export { expect };

interface KitOptions {
  /** Who opens the site: a guest, the demo player, the player banned, or a guest while the site is closed. */
  as: Person;
  /** Whether only what the test names may be asked: by `allow`, or by answering, pushing, holding or failing it. */
  strict: boolean;
  /** The same seed gives the same names, ids, prices and scores. */
  seed: string;
}

interface KitSettings {
  /** Environment variables of the site's server; tests with others get a server of their own. */
  siteSettings: Readonly<Record<string, string>>;
}

interface KitFixtures {
  /** What the site is told, and what it asked for. */
  mock: Mock;
}

/**
 * Playwright's `test` with the site running on the mocked schema: no gateway, no services. Each worker has one web
 * server and one engine, which answers the server's own requests and the browser's alike; each test begins with the
 * world of its seed, and fails when the site asked for something that the schema does not have.
 */
export const test = base.extend<KitOptions & KitFixtures, KitSettings & { kit: Kit }>({
  siteSettings: [{}, { option: true, scope: "worker" }],
  as: ["guest", { option: true }],
  seed: ["saffron", { option: true }],
  strict: [false, { option: true }],
  kit: [
    async ({ siteSettings }, provide) => {
      const kit = await startKit(siteSettings);
      await provide(kit);
      await kit.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ kit }, provide) => provide(kit.siteUrl),
  mock: [
    async ({ kit: { engine, sockets, siteUrl }, siteSettings, context, as, seed, strict }, provide) => {
      const { state } = engine;
      state.reset(seed);
      sockets.restore();
      await routeToEngine(context, engine, sockets);
      await context.addInitScript(() => {
        globalThis.sendsDocuments = true;
      });
      if (strict) state.allowed = new Set();
      const session = persons[as](state);
      if (session !== null)
        await context.addCookies([{ name: "session", value: session, url: siteUrl, httpOnly: true, sameSite: "Lax" }]);
      context.on("weberror", (error) =>
        state.problems.push(`The page threw: ${error.error().stack ?? error.error().message}`),
      );
      const origins = [siteUrl, ...Object.values(siteSettings)];
      context.on("request", (request) => {
        if (!origins.some((origin) => request.url().startsWith(`${origin}/`)) && /^https?:/.test(request.url()))
          state.problems.push(`The page asked another host: ${request.url()}`);
      });
      await provide(createMock(state, sockets, context));
      state.holds.release();
      sockets.close();
      expect.soft(state.problems, "what the site may not do, and mocks that do not fit the schema").toEqual([]);
      expect.soft(state.failures.unused, "failures that were asked for and never happened").toEqual([]);
    },
    { auto: true },
  ],
});
