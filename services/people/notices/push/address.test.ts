import { describe, expect, it } from "vitest";
import { isPublicAddress, isPushAddress, publicLookup } from "./address.ts";

const hosts = ["fcm.googleapis.com", "*.push.services.mozilla.com"];
const rules = { hosts, testHost: null };

describe("addresses that web push calls", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc:def", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
    ["https://push.services.mozilla.com/wpush", false],
    ["https://evilpush.services.mozilla.com/x", false],
    ["https://fcm.googleapis.com.evil.example/x", false],
    ["http://fcm.googleapis.com/x", false],
    ["https://fcm.googleapis.com:8443/x", false],
    ["https://user:word@fcm.googleapis.com/x", false],
    ["https://127.0.0.1/x", false],
    ["https://[::1]/x", false],
    ["https://2130706433/x", false],
    ["http://127.0.0.1:4999/x", false],
    ["file:///etc/passwd", false],
    ["no address", false],
    [`https://fcm.googleapis.com/${"x".repeat(2048)}`, false],
  ])("%s: %s", (endpoint, isTaken) => {
    expect(isPushAddress(rules, endpoint)).toBe(isTaken);
  });

  it("are of this machine only where a test says so", () => {
    const test = { hosts, testHost: "127.0.0.1:4999" };
    expect(isPushAddress(test, "http://127.0.0.1:4999/x")).toBe(true);
    expect(isPushAddress(test, "http://127.0.0.1:4001/x")).toBe(false);
    expect(isPushAddress({ hosts: ["127.0.0.1"], testHost: null }, "https://127.0.0.1/x")).toBe(false);
  });

  it.each([
    ["8.8.8.8", true],
    ["142.250.74.74", true],
    ["10.1.2.3", false],
    ["100.64.0.1", false],
    ["127.0.0.1", false],
    ["169.254.169.254", false],
    ["172.20.0.1", false],
    ["192.168.1.1", false],
    ["224.0.0.1", false],
    ["2a00:1450:4001:80b::200a", true],
    ["::1", false],
    ["::ffff:10.0.0.1", false],
    ["64:ff9b::a00:1", false],
    ["fc00::1", false],
    ["fe80::1", false],
    ["2002:a00:1::", false],
    ["no address", false],
  ])("%s is public: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it("are refused where a name leads into a private network", async () => {
    const told = await new Promise((resolve) => {
      publicLookup("localhost", {}, (error) => resolve(error));
    });
    expect(told).toMatchObject({ code: "PRIVATE_ADDRESS" });
  });
});
