/** A lost password over real HTTP: what is sent, to whom, what it is good for and for how long. */
import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wrongCode } from "../auth/testing/signIns.ts";
import { message } from "../messages/tables.ts";
import { player, playerProfile } from "../players/tables.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";

interface Sent {
  result: { id: string; expires: number; retry: number } | null;
  errors: { code: string; path: string[] | null; retryAt?: number }[];
}
interface Checked {
  token: string | null;
  errors: { code: string; path: string[] | null }[];
}
interface Reset {
  is_changed: boolean;
  result: { user_id: number; session: string } | null;
  errors: { code: string; path: string[] | null }[];
}

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

let address = 0;
/** Each from its own address, so that none needs a captcha because of another. */
const fromAnew = () => ({ "x-client-address": `198.51.100.${(address += 1)}` });
const send = (body: object, headers: Record<string, string> = fromAnew()) =>
  test.call<Sent>("POST", "/recovery-api/v1/password/send", { body, headers });
const check = async (id: string, code: string) =>
  (await test.call<Checked>("POST", "/recovery-api/v1/password/check", { body: { id, code }, headers: fromAnew() }))
    .body;
const reset = async (token: string, password: string) =>
  (
    await test.call<Reset>("POST", "/recovery-api/v1/password/reset", {
      body: { token, password },
      headers: fromAnew(),
    })
  ).body;
const logIn = async (login: string, password: string) =>
  (await test.call<{ result: object | null }>("POST", "/auth-api/v1/login", { body: logInBodyOf(login, password) }))
    .body;
const lettersTo = (recipient: string) =>
  test.services.context.db.select().from(message).where(eq(message.recipient, recipient)).orderBy(message.id);
const latestTo = async (recipient: string) => (await lettersTo(recipient)).at(-1);
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "none";

/** Requests a code by e-mail and returns the data that goes with it. */
async function asked(email: string): Promise<{ id: string; code: string }> {
  const { body } = await send({ email });
  expect(body.errors).toEqual([]);
  return { id: body.result?.id ?? "none", code: codeIn((await latestTo(email))?.body) };
}

async function tokenFor(email: string): Promise<string> {
  const { id, code } = await asked(email);
  const { token } = await check(id, code);
  if (token === null) throw new Error("the code was refused");
  return token;
}

describe("a lost password", () => {
  it("is set again by a code from a letter; all sessions end and the new one begins", async () => {
    const old = await test.signIn("demo2");
    const token = await tokenFor("demo2@example.com");
    const { is_changed, result, errors } = await reset(token, "fresh-Start-1");
    expect({ is_changed, errors }).toEqual({ is_changed: true, errors: [] });
    const live = (session: string) =>
      test.call<{ user_id: number | null }>("GET", "/auth-api/v1/session", { headers: { "x-session": session } });
    expect((await live(old.session)).body.user_id).toBeNull();
    expect((await live(result?.session ?? "")).body.user_id).toBe(result?.user_id);
    expect((await logIn("demo2", "Demo-2026!")).result).toBeNull();
    expect((await logIn("demo2", "fresh-Start-1")).result).not.toBeNull();
    expect((await latestTo("demo2@example.com"))?.subject).toBe("Your password was changed");
    // A token sets one password.
    expect((await reset(token, "another-Start-2")).errors).toMatchObject([{ code: "TIME_UP", path: ["token"] }]);
    await reset(await tokenFor("demo2@example.com"), "Demo-2026!");
  });

  it("opens by the letter's link, which holds code and id where no server reads them, in the language of the call", async () => {
    await send({ email: "DEMO2@example.com " }, { ...fromAnew(), "x-language": "ru" });
    const letter = await latestTo("demo2@example.com");
    expect(letter?.subject).toBe("Новый пароль");
    const [, id = "", code = ""] =
      /https:\/\/bets\.example\/ru\/user\/passwordreset#([\w-]+)\.(\d{6})\s/.exec(letter?.body ?? "") ?? [];
    expect((await check(id, code)).token).not.toBeNull();
  });

  it("is set again by a code to the phone", async () => {
    const { body } = await send({ phone: { code: "+7", number: "900 000-00-02" } });
    const sms = await latestTo("79000000002");
    expect(sms?.channel).toBe("sms");
    expect((await check(body.result?.id ?? "", codeIn(sms?.body))).token).not.toBeNull();
  });

  it("lifts a lock: who has shown who they are need not wait", async () => {
    for (const wrong of ["a", "b", "c"]) await logIn("demo2", wrong);
    expect(await logIn("demo2", "Demo-2026!")).toMatchObject({ errors: [{ code: "SIGN_IN_LOCKED" }] });
    await reset(await tokenFor("demo2@example.com"), "Demo-2026!");
    expect((await logIn("demo2", "Demo-2026!")).result).not.toBeNull();
  });

  it("signs nobody in who wants two steps, and opens by no message to the phone that is their second one", async () => {
    const { body } = await send({ phone: { code: "7", number: "9000000003" } });
    expect(body.result).not.toBeNull();
    expect((await latestTo("79000000003"))?.body).toMatch(/by e-mail only/);
    expect(await reset(await tokenFor("demo-2fa@example.com"), "Demo-2026!")).toEqual({
      is_changed: true,
      result: null,
      errors: [],
    });
  });
});

describe("a code", () => {
  it("that is wrong is WRONG_CODE while it could still be right, and TIME_UP after its ten minutes [5.28]", async () => {
    const { id, code } = await asked("demo2@example.com");
    expect(await check(id, wrongCode(code))).toMatchObject({
      token: null,
      errors: [{ code: "WRONG_CODE", path: ["code"] }],
    });
    test.advance(10 * 60_000);
    expect((await check(id, wrongCode(code))).errors).toMatchObject([{ code: "TIME_UP" }]);
    expect((await check(id, code)).errors).toMatchObject([{ code: "TIME_UP" }]);
  });

  it("is good once, and ends with its fifth wrong try", async () => {
    const first = await asked("demo2@example.com");
    expect((await check(first.id, first.code)).token).not.toBeNull();
    expect((await check(first.id, first.code)).errors).toMatchObject([{ code: "TIME_UP" }]);
    const second = await asked("demo2@example.com");
    const tries = [];
    for (let time = 0; time < 5; time += 1)
      tries.push((await check(second.id, wrongCode(second.code))).errors[0]?.code);
    expect(tries).toEqual(["WRONG_CODE", "WRONG_CODE", "WRONG_CODE", "WRONG_CODE", "TIME_UP"]);
    expect((await check(second.id, second.code)).token).toBeNull();
  });

  it("of before ends with the next; no more than five come within half an hour", async () => {
    const first = await asked("demo2@example.com");
    const second = await asked("demo2@example.com");
    expect((await check(first.id, first.code)).errors).toMatchObject([{ code: "TIME_UP" }]);
    expect((await check(second.id, second.code)).token).not.toBeNull();
    for (let time = 0; time < 3; time += 1) await asked("demo2@example.com");
    expect((await send({ email: "demo2@example.com" })).body).toMatchObject({
      result: null,
      errors: [{ code: "TOO_MANY_MESSAGES", retryAt: expect.any(Number) }],
    });
  });

  it("is asked for with a captcha from the third time of an address on [5.25]", async () => {
    const headers = fromAnew();
    for (let time = 0; time < 2; time += 1)
      expect((await send({ email: "nobody@example.com" }, headers)).status).toBe(200);
    expect(await send({ email: "nobody@example.com" }, headers)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 100 }] },
    });
  });

  it("lets a password be set within fifteen minutes", async () => {
    const token = await tokenFor("demo2@example.com");
    test.advance(15 * 60_000);
    expect(await reset(token, "Demo-2026!")).toMatchObject({ is_changed: false, errors: [{ code: "TIME_UP" }] });
  });

  it("opens nothing once the address is another's", async () => {
    const { db } = test.services.context;
    const token = await tokenFor("demo2@example.com");
    await db.update(player).set({ email: "moved@example.com" }).where(eq(player.login, "demo2"));
    expect((await reset(token, "Demo-2026!")).is_changed).toBe(false);
    await db.update(player).set({ email: "demo2@example.com" }).where(eq(player.login, "demo2"));
  });
});

describe("who is unknown", () => {
  it("is answered alike, gets no message, and their code is wrong however often they try", async () => {
    const known = (await send({ email: "demo2@example.com" })).body;
    const unknown = (await send({ email: "nobody@example.com" })).body;
    expect(unknown).toEqual({
      result: { id: expect.stringMatching(/^[\w-]{22}$/), expires: expect.any(Number), retry: expect.any(Number) },
      errors: [],
    });
    // Whole seconds of two moments in a row.
    for (const time of ["expires", "retry"] as const)
      expect((unknown.result?.[time] ?? 0) - (known.result?.[time] ?? 0)).toBeLessThanOrEqual(2);
    expect(await lettersTo("nobody@example.com")).toEqual([]);
    expect((await check(unknown.result?.id ?? "", "000000")).errors).toMatchObject([{ code: "WRONG_CODE" }]);
    const phone = (await send({ phone: { code: "7", number: "9000000099" } })).body;
    expect(phone.result).not.toBeNull();
    expect(await lettersTo("79000000099")).toEqual([]);
  });

  it("is answered no sooner than who is known", async () => {
    const lasted = async (email: string) => {
      const begin = performance.now();
      await send({ email });
      return performance.now() - begin;
    };
    for (const email of ["nobody2@example.com", "demo2@example.com"])
      expect(await lasted(email)).toBeGreaterThanOrEqual(119);
  });

  it("meets no demo player in production: their password is public", async () => {
    const production = await startTestServices({ settings: { siteEnv: "production" } });
    try {
      await production.services.context.db
        .insert(player)
        .values({ login: "left", email: "left@example.com", passwordHash: "", isDemo: true, createdAt: 0 });
      const { body } = await production.call<Sent>("POST", "/recovery-api/v1/password/send", {
        body: { email: "left@example.com" },
      });
      expect(body.result).not.toBeNull();
      expect(await production.services.context.db.select().from(message)).toEqual([]);
      expect((await fetch(`${production.services.url}/outbox`)).status).toBe(404);
    } finally {
      await production.close();
    }
  });
});

describe("what is no address, code, token or password", () => {
  it.each([
    ["nothing", {}, "email"],
    ["a word", { email: "demo" }, "email"],
    ["a second address", { email: "demo2@example.com, x@example.com" }, "email"],
    ["a line break", { email: "demo2@example.com\r\nBcc: x@example.com" }, "email"],
    ["a NUL", { email: "demo2@example.com\0" }, "email"],
    ["a mark that turns the reading round", { email: "\u202Edemo2@example.com" }, "email"],
    ["a script", { email: "<script>@example.com" }, "email"],
    ["300 characters", { email: `${"a".repeat(300)}@example.com` }, "email"],
    ["letters for a phone", { phone: { code: "7", number: "phone" } }, "phone"],
    ["emoji for a phone", { phone: { code: "7", number: "📞📞📞📞" } }, "phone"],
  ])("is refused where it stands: %s", async (_, body, field) => {
    expect((await send(body)).body).toMatchObject({ result: null, errors: [{ code: "INVALID", path: [field] }] });
  });

  it("is refused like anything else that is wrong", async () => {
    for (const id of ["", "nothing", "\0", "ид", "<script>"])
      expect((await check(id, "123456")).errors).toMatchObject([{ code: "TIME_UP" }]);
    const { id, code } = await asked("demo2@example.com");
    for (const bad of ["", "١٢٣٤٥٦", "🙂", `${code}0`])
      expect((await check(id, bad)).errors).toMatchObject([{ code: "WRONG_CODE" }]);
    for (const token of ["", "a.b", "a.b.c", "\0", "<script>"])
      expect((await reset(token, "Demo-2026!")).errors).toMatchObject([{ code: "TIME_UP" }]);
  });

  it("leaves the token as it is when the password is weak; what was forged opens nothing", async () => {
    const token = await tokenFor("demo2@example.com");
    for (const weak of [
      "",
      "short1",
      "letters only",
      "1234567890",
      "demo2@example.com",
      "p4ssword\0",
      `p4${"x".repeat(63)}`,
    ]) {
      expect(await reset(token, weak)).toMatchObject({
        is_changed: false,
        errors: [{ code: "PASSWORD_WEAK", path: ["password"] }],
      });
    }
    expect((await reset(`${token.split(".")[0]}.AAAA`, "Demo-2026!")).is_changed).toBe(false);
    expect((await reset(token, "Demo-2026!")).is_changed).toBe(true);
  });
});

it("a code from the letter confirms the e-mail it came to", async () => {
  const { db } = test.services.context;
  const [demo2] = await db.select().from(player).where(eq(player.login, "demo2"));
  const profile = eq(playerProfile.playerId, demo2?.id ?? 0);
  await db.update(playerProfile).set({ isEmailConfirmed: false }).where(profile);
  await reset(await tokenFor("demo2@example.com"), "Demo-2026!");
  expect((await db.select().from(playerProfile).where(profile))[0]?.isEmailConfirmed).toBe(true);
});
