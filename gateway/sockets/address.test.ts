import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { countryReader } from "./address.ts";

it("believes nobody's word who is no proxy", () => {
  const request = {
    headers: { "x-forwarded-for": "203.0.113.7", "x-geo-country": "kz" },
    socket: { remoteAddress: "::ffff:198.51.100.9" },
  } as unknown as IncomingMessage;
  expect([countryReader(["loopback"], "ru")(request), countryReader(["198.51.100.9"], "ru")(request)]).toEqual([
    "ru",
    "kz",
  ]);
});
