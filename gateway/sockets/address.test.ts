import type { IncomingMessage } from "node:http";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { addressReader, countryReader } from "./address.ts";

const long = Array.from({ length: 200 }, (_, index) => `1.2.3.${index}`).join(", ");

it.each([
  ["none", undefined, "127.0.0.1"],
  ["one hop", "203.0.113.7", "203.0.113.7"],
  ["a hop that the client made up", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["more made up than is read", `${long}, 203.0.113.7`, "203.0.113.7"],
  ["trusted hops behind the client", "203.0.113.7, 10.1.2.3, 127.0.0.1", "203.0.113.7"],
  ["an IPv6 client", "2001:db8::7", "2001:db8::7"],
])("is the same before Fastify and in it: %s", async (_, forwarded, address) => {
  const trusted = ["loopback", "uniquelocal"];
  const app = Fastify({ trustProxy: trusted });
  app.get("/", (request) => request.ip);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const request = { headers, socket: { remoteAddress: "127.0.0.1" } } as unknown as IncomingMessage;
  expect([addressReader(trusted)(request), (await app.inject({ url: "/", headers })).body]).toEqual([address, address]);
  await app.close();
});

it.each([
  ["an address", "203.0.113.7:4711", "203.0.113.7"],
  ["an IPv6 address", "[2001:db8::7]:4711", "2001:db8::7"],
  ["an address in brackets", "[2001:db8::7]", "2001:db8::7"],
  ["a trusted hop behind it", "203.0.113.7:4711, 10.1.2.3:80", "203.0.113.7"],
  ["what is no address", "somewhere:4711", "127.0.0.1"],
])("reads hops of proxies that add the port: %s", (_, forwarded, address) => {
  const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "127.0.0.1" } };
  expect(addressReader(["loopback", "uniquelocal"])(request as unknown as IncomingMessage)).toBe(address);
});

it("believes nobody's word who is no proxy", () => {
  const request = {
    headers: { "x-forwarded-for": "203.0.113.7", "x-geo-country": "kz" },
    socket: { remoteAddress: "::ffff:198.51.100.9" },
  } as unknown as IncomingMessage;
  expect(addressReader(["loopback"])(request)).toBe("198.51.100.9");
  expect([countryReader(["loopback"], "ru")(request), countryReader(["198.51.100.9"], "ru")(request)]).toEqual([
    "ru",
    "kz",
  ]);
});
