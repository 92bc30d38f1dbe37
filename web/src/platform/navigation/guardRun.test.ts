// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { guardNavigation } from "./guardRun.ts";
import { arrive } from "./visit.ts";

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
