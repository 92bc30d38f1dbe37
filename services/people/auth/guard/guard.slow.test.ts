/** Wrong passwords and codes lock out those who enter them, not the players they are entered for. */
import { eq } from "../../../platform/database/drizzle.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { solvedCaptcha } from "../../captcha/testing/solve.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../../testing/services.ts";
import { playerProfile, player } from "../../players/tables.ts";
import { hashPassword } from "../../players/passwords.ts";
import { latestCode, wrongCode, type SignInAnswer } from "../testing/signIns.ts";
import { slowDown } from "./guard.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(25 * 60 * 60_000));
afterEach(() => vi.useRealTimers());

const password = "Quiet-River-7";
const minute = 60_000;
let made = 0;

/** A player that no other test uses. */
async function newPlayer(isTwoFactor = false) {
  const { db, clock } = test.services.context;
  const number = (made += 1);
  const [login, email, phone] = [`guarded${number}`, `guarded${number}@example.com`, `7900000${8000 + number}`];
  const [row] = await db
    .insert(player)
    .values({ login, email, phone, passwordHash: await hashPassword(password), createdAt: clock.now() })
    .returning({ id: player.id });
  await db.insert(playerProfile).values({ playerId: row?.id ?? 0, termsAcceptedAt: clock.now(), isTwoFactor });
  return { id: row?.id ?? 0, login, email, phone };
}

interface Refused {
  errors: { code: string | number }[];
}
const post = <T = SignInAnswer>(path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.call<T>("POST", path, { body, headers });
const from = (address: string, captcha?: string) => ({
  "x-client-address": address,
  ...(captcha !== undefined && { "x-captcha-result": captcha }),
});
const withCaptcha = async (address: string) => from(address, await solvedCaptcha(test));
const logIn = (login: string, typed: string, headers: Record<string, string>) =>
  post<SignInAnswer & Refused>("/auth-api/v1/login", logInBodyOf(login, typed), headers);
const codesOf = async (answer: Promise<{ body: Refused }>) => (await answer).body.errors.map(({ code }) => code);
const [stranger, home, elsewhere] = ["198.51.100.66", "203.0.113.10", "203.0.113.20"];

describe("three wrong passwords from a stranger's network", () => {
  it("lock the name there; the player gets in from elsewhere by the right one and a captcha", async () => {
    const { login } = await newPlayer();
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await codesOf(logIn(login, "wrong", from(stranger)))).toEqual(["BAD_CREDENTIALS"]);
    expect(await codesOf(logIn(login, password, await withCaptcha(stranger)))).toEqual(["SIGN_IN_LOCKED"]);
    expect(await codesOf(logIn(login, password, from(home)))).toEqual([100]);
    expect(await codesOf(logIn(login, password, from(home, "made.up.XXXXX")))).toEqual([111]);
    expect((await logIn(login, password, await withCaptcha(home))).body.result).not.toBeNull();
    // Nor does signing in release the stranger's lock.
    expect(await codesOf(logIn(login, password, await withCaptcha(stranger)))).toEqual(["SIGN_IN_LOCKED"]);
    test.advance(31 * minute);
    expect((await logIn(login, password, from(stranger))).body.result).not.toBeNull();
  });

  it("do the same to a name that nobody has", async () => {
    const answers = async (login: string) => {
      test.advance(61 * minute);
      const told: unknown[] = [];
      for (const address of [stranger, stranger, stranger, stranger, home, elsewhere])
        told.push((await logIn(login, "wrong", from(address))).body.errors.map(({ code }) => code));
      told.push((await logIn(login, "wrong", await withCaptcha(home))).body.errors);
      return told;
    };
    const { login } = await newPlayer();
    expect(await answers(login)).toEqual(await answers(`${login}-of-nobody`));
  });

  it("ask for nothing where another name is typed", async () => {
    const { login, email } = await newPlayer();
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn(login, "wrong", from(stranger));
    expect((await logIn(email, password, from(home))).body.result).not.toBeNull();
  });

  it("say how many tries are left in this network, for names that nobody has as well", async () => {
    const { login } = await newPlayer();
    for (const [name, address] of [
      [login, stranger],
      [`${login}-nobody`, elsewhere],
    ] as const) {
      const left: unknown[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1)
        left.push((await logIn(name, "wrong", from(address))).body.errors.map(({ triesLeft }) => triesLeft));
      expect(left).toEqual([[2], [1], [0]]);
      expect(await codesOf(logIn(name, "wrong", from(address)))).toEqual(["SIGN_IN_LOCKED"]);
    }
  });

  it("give a captcha one try each: a solved one is used up by it", async () => {
    const { login } = await newPlayer();
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn(login, "wrong", from(stranger));
    const headers = await withCaptcha(home);
    expect(await codesOf(logIn(login, "wrong", headers))).toEqual(["BAD_CREDENTIALS"]);
    expect(await codesOf(logIn(login, "wrong", headers))).toEqual([113]);
  });

  it("count from whatever network: of sixty networks at once three get a look without a captcha", async () => {
    const { login } = await newPlayer();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => codesOf(logIn(login, `guess ${index}`, from(`198.51.${index}.1`)))),
    );
    expect(answers.filter(([code]) => code === "BAD_CREDENTIALS")).toHaveLength(3);
    expect(answers.filter(([code]) => code === 100)).toHaveLength(57);
  });

  it("are forgotten everywhere once the player has set a new password by a code", async () => {
    const { login, email } = await newPlayer();
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn(login, "wrong", from(home));
    const { result } = (
      await post<{ result: { id: string } }>("/recovery-api/v1/password/send", { email }, from(elsewhere))
    ).body;
    const { token } = (
      await post<{ token: string }>(
        "/recovery-api/v1/password/check",
        { id: result.id, code: await latestCode(test, email) },
        from(elsewhere),
      )
    ).body;
    expect(
      await codesOf(
        post<Refused>("/recovery-api/v1/password/reset", { token, password: "Loud-Ocean-8" }, from(elsewhere)),
      ),
    ).toEqual([]);
    expect((await logIn(login, "Loud-Ocean-8", from(home))).body.result).not.toBeNull();
  });

  it("leave a code to the phone as a way in", async () => {
    const { login, phone } = await newPlayer();
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn(login, "wrong", from(home));
    await post("/auth-api/v1/sms", { "phone-code": "7", "phone-number": phone.slice(1) }, from(home));
    expect(
      (
        await post(
          "/auth-api/v1/login/sms",
          { "phone-code": "7", "phone-number": phone.slice(1), "sms-code": await latestCode(test, phone) },
          from(home),
        )
      ).body.result,
    ).not.toBeNull();
  });
});

describe("a wrong password for a name that fails often", () => {
  it("waits the longer the more often, up to two seconds, and only some at a time", async () => {
    vi.useFakeTimers();
    const done: number[] = [];
    const start = Date.now();
    const wait = (nameFailures: number) => slowDown({ nameFailures }).then(() => done.push(Date.now() - start));
    await Promise.all([wait(0), wait(5)]);
    expect(done).toEqual([0, 0]);
    const waits = [wait(6), wait(8), wait(1_000)];
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(waits);
    expect(done.slice(2)).toEqual([250, 750, 2_000]);
    const many = Array.from({ length: 100 }, () => slowDown({ nameFailures: 50 }).then(() => Date.now()));
    const at = Date.now();
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await Promise.all(many)).filter((moment) => moment > at)).toHaveLength(24);
  });
});

describe("wrong codes of a second step", () => {
  const begin = async (login: string, headers: Record<string, string>) =>
    (await logIn(login, password, headers)).body.two_step?.token ?? "";
  const give = (token: string, code: string, address: string) =>
    codesOf(post("/auth-api/v1/login/two-step", { token, code }, from(address)));

  /** Signs in by both steps, and is seen there. */
  async function signInAt(login: string, phone: string, address: string) {
    const token = await begin(login, from(address));
    const { result } = (
      await post("/auth-api/v1/login/two-step", { token, code: await latestCode(test, phone) }, from(address))
    ).body;
    await test.call("GET", "/web-api/user/gettoken", {
      headers: { "x-session": result?.session ?? "", ...from(address) },
    });
    return result;
  }

  /** Enters ten wrong codes, as somebody who knows only the password. */
  async function guessTen(login: string, phone: string) {
    for (let round = 0; round < 2; round += 1) {
      test.advance(31 * minute);
      const token = await begin(login, await withCaptcha(stranger));
      const wrong = wrongCode(await latestCode(test, phone));
      for (let attempt = 0; attempt < 5; attempt += 1)
        await post("/auth-api/v1/login/two-step", { token, code: wrong }, await withCaptcha(stranger));
    }
  }

  it("lock who gives them for the day, and not the player where they are known", async () => {
    const { login, phone } = await newPlayer(true);
    expect(await signInAt(login, phone, home)).not.toBeNull();
    await guessTen(login, phone);
    expect(await signInAt(login, phone, home)).not.toBeNull();
    test.advance(61 * minute);
    const token = await begin(login, from(stranger));
    expect(await give(token, await latestCode(test, phone), stranger)).toEqual(["SIGN_IN_LOCKED"]);
  });

  it("let the player wait minutes, not a day, where nobody has seen them", async () => {
    const { login, phone } = await newPlayer(true);
    await guessTen(login, phone);
    expect(await give(await begin(login, from(elsewhere)), await latestCode(test, phone), elsewhere)).toEqual([
      "SIGN_IN_LOCKED",
    ]);
    test.advance(2 * minute);
    expect(await signInAt(login, phone, elsewhere)).not.toBeNull();
  });

  it("leave the player a step to begin, however often another has begun one", async () => {
    const { id, login } = await newPlayer(true);
    const { db } = test.services.context;
    const { beginAuthenticator } = await import("../authenticator/authenticator.ts");
    const { authenticator } = await import("../tables.ts");
    await beginAuthenticator(test.services.context, id);
    await db.update(authenticator).set({ confirmedAt: Date.now() }).where(eq(authenticator.playerId, id));
    const answers: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(String((await codesOf(logIn(login, password, from(stranger))))[0] ?? "begun"));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => "begun"), "TOO_MANY_MESSAGES"]);
    expect(await begin(login, from(home))).not.toBe("");
  });
});
