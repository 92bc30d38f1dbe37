import { expect, it } from "vitest";
import { isPolicyLogoShown } from "./policyLogo.ts";

it("shows the policy logo in five countries only", () => {
  expect([1, 66, 126, 228, 120].every(isPolicyLogoShown)).toBe(true);
  expect([0, 2, 67, 119, 121, 125, 127, 227, null, undefined].some(isPolicyLogoShown)).toBe(false);
});
