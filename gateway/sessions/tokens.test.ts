import { describe, expect, it } from "vitest";
import { fakeToken } from "../testing/fakes/people/auth.ts";
import { hashSession, TokenStore } from "./tokens.ts";
import { expiryOf, isTokenValid } from "./userToken.ts";

const start = 1_800_000_000_000;
const inTenMinutes = start / 1000 + 600;

describe("isTokenValid", () => {
  it.each([
    ["present, with an exp to come", fakeToken("a", 1001), true],
    ["at its exp", fakeToken("a", 1000), false],
    ["past its exp", fakeToken("a", 999), false],
    ["empty", "", false],
    ["missing", null, false],
    ["no JWT", "garbage", false],
    ["a JWT that holds no JSON", "a.b.c", false],
    ["without exp", `a.${Buffer.from('{"sub":1}').toString("base64url")}.c`, false],
    ["with an exp that is no number", `a.${Buffer.from('{"exp":"9999999999"}').toString("base64url")}.c`, false],
  ])("%s [4.34]", (_, token, expected) => {
    expect(isTokenValid(token, 1_000_000)).toBe(expected);
  });

  it("reads exp as seconds [3.33]", () => expect(expiryOf(fakeToken("a", 1234))).toBe(1234));
});

describe("TokenStore", () => {
  const store = (answers: (() => Promise<string>)[]) => {
    let now = start;
    const asked: boolean[] = [];
    const tokens = new TokenStore({
      now: () => now,
      fetchToken: (_, force) => {
        asked.push(force);
        return answers[asked.length - 1]?.() ?? Promise.reject(new Error("asked too often"));
      },
    });
    return { tokens, asked, pass: (milliseconds: number) => void (now += milliseconds) };
  };
  const [one, two] = [fakeToken("one", inTenMinutes), fakeToken("two", inTenMinutes)];

  it("shares one request and reuses its token for 60 s [4.35, 9.11]", async () => {
    const { tokens, asked, pass } = store([async () => one, async () => two]);
    expect(await Promise.all([tokens.get("s"), tokens.get("s"), tokens.get("s")])).toEqual([one, one, one]);
    pass(59_999);
    expect(await tokens.get("s")).toBe(one);
    expect(asked).toEqual([false]);
    pass(1);
    expect(await tokens.get("s")).toBe(two);
  });

  it("does not reuse a token that expired within the 60 s [4.34, 4.35]", async () => {
    const { tokens, pass } = store([async () => fakeToken("short", start / 1000 + 10), async () => two]);
    await tokens.get("s");
    pass(10_000);
    expect(await tokens.get("s")).toBe(two);
  });

  it("refreshes once for everybody whose token was refused [4.35, 7.02]", async () => {
    const { tokens, asked } = store([async () => one, async () => two]);
    await tokens.get("s");
    expect(await Promise.all([tokens.refresh("s", one), tokens.refresh("s", one)])).toEqual([two, two]);
    expect(await tokens.refresh("s", one)).toBe(two);
    expect(asked).toEqual([false, true]);
  });

  it("keeps sessions apart, and nothing of a failure", async () => {
    const { tokens } = store([() => Promise.reject(new Error("down")), async () => one, async () => two]);
    await expect(tokens.get("s")).rejects.toThrow("down");
    expect(await tokens.get("s")).toBe(one);
    expect(await tokens.get("t")).toBe(two);
  });

  it("forgets the sessions of a player, those under way and those that don't say whose they are, and no others", async () => {
    const tokenOf = (sub: string | null) =>
      `a.${Buffer.from(JSON.stringify({ exp: inTenMinutes, ...(sub !== null && { sub }) })).toString("base64url")}.c`;
    let asked = 0;
    const tokens = new TokenStore({
      now: () => start,
      fetchToken: async (session) => {
        asked += 1;
        return session === "slow"
          ? new Promise<string>(() => {})
          : tokenOf(session === "nobody" ? null : session.slice(0, 2));
      },
    });
    const sessions = ["42 phone", "42 laptop", "43", "nobody"];
    void tokens.get("slow");
    for (const session of sessions) await tokens.get(session);
    tokens.dropPlayer("42");
    asked = 0;
    void tokens.get("slow");
    for (const session of sessions) await tokens.get(session);
    expect(asked).toBe(4);
  });

  it("forgets a session by its hash", async () => {
    const { tokens } = store([async () => one, async () => two]);
    await tokens.get("s");
    tokens.drop(hashSession("s"));
    expect(await tokens.get("s")).toBe(two);
  });
});
