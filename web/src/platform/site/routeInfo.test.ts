import { expect, it } from "vitest";
import { askedPath } from "./routeInfo.ts";

it.each([
  ["?time", "/en/line?time="],
  ["?time=", "/en/line?time="],
  ["?country=man%20utd", "/en/line?country=man+utd"],
  ["?country=man+utd", "/en/line?country=man+utd"],
  ["?utm_source=a", "/en/line"],
  ["?x=1&time=all", "/en/line?time=all"],
  ["", "/en/line"],
  ["?", "/en/line"],
  [`?${"a".repeat(3_000)}`, "/en/line"],
])("asks about an address in one spelling, whoever wrote its query: %j", (search, asked) => {
  expect(askedPath({ pathname: "/en/line", search })).toBe(asked);
});
