import { expect, it } from "vitest";
import { isStale, versionIn } from "./appVersion.ts";

it.each([
  [{ version: "a1b2c3" }, "a1b2c3"],
  [{ version: "" }, null],
  [{ version: 5 }, null],
  [{ version: "<html>" }, null],
  [{ version: "x".repeat(65) }, null],
  [{}, null],
  [null, null],
  ["a1b2c3", null],
])("reads the version of %j as %s [4.61]", (body, version) => {
  expect(versionIn(body)).toBe(version);
});

it("is stale only when both versions are known and differ [4.62]", () => {
  expect([isStale("a", "b"), isStale("a", "a"), isStale(null, "b"), isStale("a", null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
