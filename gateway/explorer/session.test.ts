// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerChallenge, currentSession, newPicture, signIn, signOut, tryAgain } from "./session.ts";

interface Sent {
  query: string;
  variables: { input?: Record<string, unknown> };
}
let sent: Sent[] = [];
let answers: object[] = [];
const inputs = () => sent.map(({ variables }) => variables.input);

beforeEach(async () => {
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Sent);
    const data = answers.shift();
    if (data === undefined) throw new Error("The gateway is away.");
    return { json: async () => ({ data }) };
  });
  answers = [{ logOut: { isSignedOut: true } }];
  await signOut();
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

const demo = { login: "demo", password: "Demo-2026!" };
const captcha = (id: string, code = "CAPTCHA_REQUIRED") => ({
  logIn: {
    viewer: null,
    errors: [
      { code, message: "Type the characters in the picture.", challenge: { id, image: `data:image/png;base64,${id}` } },
    ],
  },
});
const signedIn = { logIn: { viewer: { login: "demo" }, errors: [] } };

describe("signing in as demo where others have failed", () => {
  it("shows the picture, another one for the asking, and goes on with what was read", async () => {
    answers = [
      captcha("one"),
      { createCaptcha: { challenge: { id: "two", image: "data:image/png;base64,two" }, errors: [] } },
      captcha("three", "CAPTCHA_WRONG"),
      signedIn,
    ];
    await signIn("cookie");
    expect(currentSession()).toMatchObject({
      login: null,
      trouble: "Type the characters in the picture.",
      challenge: { id: "one" },
    });
    await newPicture();
    expect(currentSession().challenge?.id).toBe("two");
    await answerChallenge("WRONG");
    expect(currentSession().challenge?.id).toBe("three");
    await answerChallenge("A3E6X");
    expect(currentSession()).toMatchObject({ login: "demo", trouble: null, challenge: null });
    expect(inputs()).toEqual([
      demo,
      { replaces: "one" },
      { ...demo, captcha: { challengeId: "two", answer: "WRONG" } },
      { ...demo, captcha: { challengeId: "three", answer: "A3E6X" } },
    ]);
  });

  it("goes on by token where that was asked for", async () => {
    const errors = captcha("one").logIn.errors;
    answers = [{ createToken: { userToken: null, errors } }, { createToken: { userToken: "token", errors: [] } }];
    await signIn("token");
    await answerChallenge("A3E6X");
    expect(currentSession()).toMatchObject({ login: "demo", token: "token" });
    expect(sent.every(({ query }) => query.startsWith("mutation Token"))).toBe(true);
  });

  it("says until when demo is locked, and signs demo2 in instead", async () => {
    answers = [
      {
        logIn: {
          viewer: null,
          errors: [{ code: "SIGN_IN_LOCKED", message: "Too many attempts.", lockedUntil: "2030-01-01T12:30:00Z" }],
        },
      },
      { logIn: { viewer: { login: "demo2" }, errors: [] } },
    ];
    await signIn("cookie");
    expect(currentSession()).toMatchObject({
      isLocked: true,
      challenge: null,
      trouble: expect.stringMatching(
        /^Too many wrong passwords came from this machine for demo: sign-in is locked here until .*\d\d:\d\d/,
      ),
    });
    await signIn("cookie", "demo2");
    expect(currentSession()).toMatchObject({ login: "demo2", isLocked: false, trouble: null });
  });

  it("sends to the site where the deployment has a captcha of its own", async () => {
    answers = [
      {
        logIn: {
          viewer: null,
          errors: [{ code: "CAPTCHA_REQUIRED", message: "", challenge: { id: "one", image: "" } }],
        },
      },
    ];
    await signIn("cookie");
    expect(currentSession()).toMatchObject({
      challenge: null,
      trouble: expect.stringMatching(/^This deployment asks for a captcha of its own/),
    });
  });
});

it("trying again signs in again", async () => {
  answers = [];
  await signIn("cookie");
  expect(currentSession().trouble).toBe("The gateway is away.");
  answers = [signedIn];
  await tryAgain();
  expect(currentSession()).toMatchObject({ login: "demo", trouble: null });
  expect(inputs()).toEqual([demo, demo]);
});
