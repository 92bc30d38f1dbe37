import { expect, it } from "vitest";
import { needsCounters } from "./counters.ts";

it.each([
  [null, null, true],
  ["a=1; counters=x", null, false],
  ["a=1;counters=x", null, false],
  ["counters=", null, true],
  ["mycounters=x", null, true],
  [null, "[]", false],
  ["a=1", "", true],
])("with cookies %j and the storage entry %j counters are asked for: %s [7.11]", (cookies, stored, expected) => {
  expect(needsCounters(cookies, stored)).toBe(expected);
});
