// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { guardNavigation } from "./guardRun.ts";
import { arrive, expectChange } from "./visit.ts";

const home = { pathname: "/en", search: "" };
const results = new URL("http://site.example/en/results?period=week");

it("leads to a page until it stands: who is asked meanwhile is not brought back to the one before [4.25]", async () => {
  const { visit, ...app } = await createTestApp(GUEST_SITE, () => undefined);
  arrive(visit, home);
  await guardNavigation({ visit, ...app }, results, () => Promise.resolve());
  expect([visit.target, visit.current]).toEqual(["/en/results?period=week", home]);
  arrive(visit, results);
  expect([visit.target, visit.current?.pathname]).toEqual([null, "/en/results"]);
});

it("leads nowhere once a page could not be loaded", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  arrive(app.visit, home);
  await expect(guardNavigation(app, results, () => Promise.reject(new Error("no data")))).rejects.toThrow("no data");
  expect(app.visit.target).toBeNull();
});

it("takes each of two changes for one, though the second begins before the first has ended [4.25]", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  arrive(app.visit, home);
  const page = new URL("http://site.example/en/office/security");
  arrive(app.visit, page);
  const check = () => {
    expectChange(app.visit);
    return guardNavigation(app, page, () => Promise.resolve()).catch((answer: unknown) => answer);
  };
  // Wherever the first one stands when the second begins.
  for (let steps = 0; steps < 20; steps += 1) {
    app.visit.hops = 0;
    const first = check();
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    for (const answer of await Promise.all([first, check()])) {
      // Back to where they may be, without a page to return to by "back".
      expect(answer).toBeInstanceOf(Response);
      expect((answer as Response).headers.get("location")).toBe("/en");
      expect((answer as Response).headers.get("x-remix-replace")).toBe("true");
    }
  }
  const clicked = await guardNavigation(app, page, () => Promise.resolve()).catch((answer: unknown) => answer);
  expect((clicked as Response).headers.get("x-remix-replace")).toBeNull();
});
