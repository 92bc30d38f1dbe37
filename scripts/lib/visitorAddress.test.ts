/** Visitors' addresses as proxies write them down. */
import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { networkOf } from "#shared/wire/networkOf.ts";
import { addressReader, type ForwardedHeader } from "./visitorAddress.ts";

const long = Array.from({ length: 200 }, (_, index) => `1.2.3.${index}`).join(", ");
const read = (headers: Record<string, string>, forwardedHeader?: ForwardedHeader, remoteAddress = "127.0.0.1") =>
  addressReader({
    trustedProxies: ["loopback", "uniquelocal"],
    ...(forwardedHeader !== undefined && { forwardedHeader }),
  })({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

it.each([
  ["nothing", "", "127.0.0.1"],
  ["one hop", "203.0.113.7", "203.0.113.7"],
  ["a hop that the visitor made up", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["more made up than is read", `${long}, 203.0.113.7`, "203.0.113.7"],
  ["trusted hops behind the visitor", "203.0.113.7, 10.1.2.3, 127.0.0.1", "203.0.113.7"],
  ["an IPv6 visitor", "2001:db8::7", "2001:db8::7"],
  ["spaces and none", "198.51.100.1 ,203.0.113.7 ,  10.1.2.3", "203.0.113.7"],
  ["a port", "203.0.113.7:4711", "203.0.113.7"],
  ["an IPv6 address with a port", "[2001:db8::7]:4711", "2001:db8::7"],
  ["an IPv6 address in brackets", "[2001:db8::7]", "2001:db8::7"],
  ["a trusted hop with a port", "203.0.113.7:4711, 10.1.2.3:80", "203.0.113.7"],
  ["an IPv4 address written as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ["what is no address", "somewhere:4711", "127.0.0.1"],
  ["unknown before a trusted hop", "203.0.113.7, unknown, 10.1.2.3", "10.1.2.3"],
])("X-Forwarded-For with %s", (_, told, address) => {
  expect(read({ "x-forwarded-for": told, forwarded: "for=192.0.2.9" })).toBe(address);
});

it.each([
  ["one node", "for=203.0.113.7", "203.0.113.7"],
  ["other parameters and letters", "proto=https;For=203.0.113.7;by=203.0.113.43", "203.0.113.7"],
  ["a quoted node with a port", 'for="203.0.113.7:4711"', "203.0.113.7"],
  ["an IPv6 node", 'for="[2001:db8:cafe::17]:4711"', "2001:db8:cafe::17"],
  ["a node that the visitor made up", "for=198.51.100.1, for=203.0.113.7", "203.0.113.7"],
  ["trusted nodes behind the visitor", 'for=203.0.113.7, for="10.1.2.3:80", for=127.0.0.1', "203.0.113.7"],
  ["a hidden node before a trusted one", "for=203.0.113.7, for=_SEVKISEK, for=10.1.2.3", "10.1.2.3"],
  ["an element without a node", "for=203.0.113.7, proto=https, for=10.1.2.3", "10.1.2.3"],
  ["unknown", "for=unknown", "127.0.0.1"],
  ["broken grammar", 'for="203.0.113.7', "127.0.0.1"],
])("Forwarded with %s (RFC 7239)", (_, told, address) => {
  expect(read({ forwarded: told, "x-forwarded-for": "192.0.2.9" }, "forwarded")).toBe(address);
});

it("the site tells the gateway by X-Forwarded-For, whatever its proxies write", () => {
  expect(read({ "x-forwarded-for": "203.0.113.7, 10.1.2.3" }, "forwarded")).toBe("203.0.113.7");
});

it("nobody is believed who is no proxy", () => {
  const told = { "x-forwarded-for": "203.0.113.7", forwarded: "for=203.0.113.7" };
  for (const header of ["x-forwarded-for", "forwarded"] as const)
    expect(read(told, header, "::ffff:198.51.100.9")).toBe("198.51.100.9");
});

it("a visitor's port makes no other network", () => {
  const networks = ["203.0.113.7:40001", "203.0.113.7:40002", "203.0.113.7"].map((hop) =>
    networkOf(read({ "x-forwarded-for": hop })),
  );
  expect(new Set(networks)).toEqual(new Set(["203.0.113.7"]));
});
