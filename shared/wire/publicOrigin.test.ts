import { describe, expect, it } from "vitest";
import { isLoopback, mayBeIndexed, publicOrigin, readOrigins } from "./publicOrigin.ts";

const settings = readOrigins({
  PUBLIC_URL: "https://www.bets.example/, https://mirror.example",
  ALLOWED_ORIGINS: "https://app.bets.example, not a url, ftp://x.example",
  WEB_PORT: "31300",
});

describe("the site's own origin", () => {
  it("is read from the environment, what is no origin left out", () => {
    expect(settings).toEqual({
      known: ["https://www.bets.example", "https://mirror.example", "https://app.bets.example"],
      fallback: "http://localhost:31300",
    });
    expect(readOrigins({})).toEqual({ known: [], fallback: "http://localhost:3000" });
  });

  it.each([
    ["https://www.bets.example/en", "https://www.bets.example"],
    ["https://mirror.example", "https://mirror.example"],
    ["http://mirror.example/en", "https://mirror.example"],
    ["https://evil.example/en", "https://www.bets.example"],
    ["https://www.bets.example.evil.example", "https://www.bets.example"],
    ["http://localhost:3000/en", "http://localhost:3000"],
    ["http://127.0.0.1:31300", "http://127.0.0.1:31300"],
    ["http://127.0.0.1.evil.example", "https://www.bets.example"],
    ["http://user@evil.example", "https://www.bets.example"],
    ["no url", "https://www.bets.example"],
  ])("of a request to %s is %s", (asked, origin) => {
    expect(publicOrigin(asked, settings)).toBe(origin);
  });

  it("is this machine's where the operator named none", () => {
    expect(publicOrigin("https://evil.example", readOrigins({}))).toBe("http://localhost:3000");
  });
});

it("lets search engines keep a production's pages, a demo's only where none can come", () => {
  expect(mayBeIndexed("production", "https://bets.example")).toBe(true);
  expect(mayBeIndexed("demo", "https://bets.example")).toBe(false);
  expect(mayBeIndexed(null, "https://bets.example")).toBe(false);
  expect(mayBeIndexed("demo", "http://localhost:3000")).toBe(true);
  expect([isLoopback("http://[::1]:3000"), isLoopback("http://128.0.0.1"), isLoopback("nothing")]).toEqual([
    true,
    false,
    false,
  ]);
});
