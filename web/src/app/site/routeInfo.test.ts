import { expect, it } from "vitest";
import { askedPath } from "./routeInfo.ts";

it.each([
  ["?pick", "/en/line?pick="], ["?pick=", "/en/line?pick="], ["?search=man%20utd", "/en/line?search=man+utd"], ["?search=man+utd", "/en/line?search=man+utd"],
  ["", "/en/line"], ["?", "/en/line"], [`?${"a".repeat(3_000)}`, "/en/line"],
])("asks about an address in one spelling, whoever wrote its query: %j", (search, asked) => {
  expect(askedPath({ pathname: "/en/line", search })).toBe(asked);
});
