/** How long somebody may guess codes in a player's name. */
import { eq } from "../../../platform/database/drizzle.ts";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logInBodyOf, startTestServices, type TestServices } from "../../../testing/services.ts";
import { playerProfile, player } from "../../players/tables.ts";
import { forgetGuesses, guess, maxGuesses } from "./codeGuesses.ts";
import { hashPassword } from "../../players/passwords.ts";
import { codeGuess } from "../tables.ts";
import { latestCode, wrongCode, type SignInAnswer } from "../testing/signIns.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(25 * 60 * 60_000));

const password = "Quiet-River-7";
const minute = 60_000;
let made = 0;

interface Errors {
  errors: { code: string; message: string; path: string[] | null; lockedUntil?: number }[];
}
interface Person {
  id: number;
  login: string;
  phone: string;
  headers: Record<string, string>;
}

/** A player that no other test uses. */
async function newPlayer(): Promise<Person> {
  const { db, clock } = test.services.context;
  const number = (made += 1);
  const [login, phone] = [`guessed${number}`, `7900000${6100 + number}`];
  const [row] = await db
    .insert(player)
    .values({
      login,
      phone,
      email: `${login}@example.com`,
      passwordHash: await hashPassword(password),
      createdAt: clock.now(),
    })
    .returning({ id: player.id });
  await db.insert(playerProfile).values({ playerId: row?.id ?? 0, termsAcceptedAt: clock.now() });
  return { id: row?.id ?? 0, login, phone, headers: (await test.signIn(login, password)).headers };
}

const post = async <T = Errors>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
  (await test.call<T>("POST", path, { headers, ...(body !== undefined && { body }) })).body;
const codesOf = ({ errors }: Errors) => errors.map(({ code }) => code);
const appCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
const signInFirst = async (login: string) =>
  (await post<SignInAnswer>("/auth-api/v1/login", logInBodyOf(login, password))).two_step?.token ?? "";
const secondStep = (token: string, code: string, path = "/auth-api/v1/login/two-step") => post(path, { token, code });

async function turnOn({ headers }: Person): Promise<{ secret: string; recovery: string[] }> {
  const { result } = await post<{ result: { secret: string } }>(
    "/security-api/v1/two-factor/begin",
    undefined,
    headers,
  );
  const { recovery_codes } = await post<{ recovery_codes: string[] }>(
    "/security-api/v1/two-factor/confirm",
    { code: appCode(result.secret) },
    headers,
  );
  return { secret: result.secret, recovery: recovery_codes };
}

/** Begins what asks for a code; answers how to give one. */
type Begin = (person: Person) => Promise<(code: string) => Promise<Errors>>;

const ways: [string, Begin][] = [
  [
    "the second step by an app",
    async ({ login }) => {
      const token = await signInFirst(login);
      return (code) => secondStep(token, code);
    },
  ],
  [
    "the second step by a message",
    async ({ login }) => {
      const { two_step } = await post<{ two_step: { token: string } }>("/auth-api/v1/login/two-step/sms", {
        token: await signInFirst(login),
      });
      return (code) => secondStep(two_step.token, code);
    },
  ],
  [
    "turning two steps off",
    async ({ headers }) =>
      async (code) =>
        post("/security-api/v1/two-factor/stop", { password, code }, headers),
  ],
  [
    "a phone to be bound",
    async ({ headers }) => {
      const { result } = await post<{ result: { token: string } }>(
        "/security-api/v1/phone/code",
        { country_code: "7", phone: `90000072${String((made += 1)).padStart(2, "0")}` },
        headers,
      );
      return (code) => post("/security-api/v1/phone", { token: result.token, code }, headers);
    },
  ],
  [
    "an e-mail that is another player's, to be bound",
    async ({ headers }) => {
      const { result } = await post<{ result: { token: string } }>(
        "/security-api/v1/email/code",
        { email: "demo@example.com" },
        headers,
      );
      return (code) => post("/security-api/v1/email", { token: result.token, code }, headers);
    },
  ],
  [
    "an activation",
    async ({ headers }) => {
      await post("/recovery-api/v1/activation/code/send", { channel: "email" }, headers);
      return (code) => post("/recovery-api/v1/activation/code/check", { channel: "email", code }, headers);
    },
  ],
];

describe("codes of a player", () => {
  it.each(ways)(
    "for %s bear five wrong ones each and ten a day, then it is stated when there are guesses again",
    async (name, begin) => {
      const person = await newPlayer();
      if (!name.includes("bound")) await turnOn(person);
      const answers: string[] = [];
      let until = 0;
      const began = test.services.context.clock.now();
      for (let round = 0; round < 6 && until === 0; round += 1) {
        const sessions = await test.services.context.db
          .select()
          .from(codeGuess)
          .where(eq(codeGuess.playerId, person.id));
        expect(sessions.length).toBeLessThanOrEqual(maxGuesses);
        const give = await begin(person);
        for (let attempt = 0; attempt < 6; attempt += 1) {
          const {
            errors: [error],
          } = await give("000000");
          answers.push(error?.code ?? "");
          // A lock of half an hour is another matter: it ends, and the day does not.
          if (error?.message === "Too many wrong codes today") until = error.lockedUntil ?? 0;
          if (error?.code !== "WRONG_CODE" || until > 0) break;
        }
        test.advance(36 * minute);
      }
      expect(answers.filter((code) => code === "WRONG_CODE" || code === "TIME_UP")).toHaveLength(maxGuesses);
      // A day after the first of them, in real time.
      expect(
        Math.abs(
          until -
            (Date.now() / 1000 + (began + 24 * 60 * minute - test.services.context.clock.now() + 36 * minute) / 1000),
        ),
      ).toBeLessThan(60);
    },
  );

  it("are taken again when the day is over, and the right one was no guess", async () => {
    const person = await newPlayer();
    const { recovery } = await turnOn(person);
    const give = async (code: string) => {
      test.advance(36 * minute);
      return codesOf(await secondStep(await signInFirst(person.login), code));
    };
    for (let attempt = 0; attempt < maxGuesses - 1; attempt += 1) expect(await give("000000")).toEqual(["WRONG_CODE"]);
    for (const code of recovery.slice(0, 2)) expect(await give(code)).toEqual([]);
    expect(await give("000000")).toEqual(["WRONG_CODE"]);
    expect(await give(recovery[2] ?? "")).toEqual(["SIGN_IN_LOCKED"]);
    // Other purposes have their own quota.
    await post("/recovery-api/v1/activation/code/send", { channel: "email" }, person.headers);
    expect(
      codesOf(
        await post(
          "/recovery-api/v1/activation/code/check",
          { channel: "email", code: wrongCode(await latestCode(test, `${person.login}@example.com`)) },
          person.headers,
        ),
      ),
    ).toEqual(["WRONG_CODE"]);
    test.advance(24 * 60 * minute);
    expect(await give(recovery[2] ?? "")).toEqual([]);
  });

  it("are taken again after a new password that its player set in a session of their", async () => {
    const person = await newPlayer();
    const { context } = test.services;
    for (let attempt = 0; attempt < maxGuesses; attempt += 1)
      expect(await guess(context, { playerId: person.id, purpose: "two_step", source: "one" }, async () => false)).toBe(
        false,
      );
    expect(
      await guess(context, { playerId: person.id, purpose: "two_step", source: "one" }, async () => true),
    ).toMatchObject({ code: "SIGN_IN_LOCKED" });
    expect(
      codesOf(
        await post(
          "/security-api/v1/password",
          { old_password: password, new_password: "Loud-Ocean-8" },
          person.headers,
        ),
      ),
    ).toEqual([]);
    expect(await guess(context, { playerId: person.id, purpose: "two_step", source: "one" }, async () => true)).toBe(
      true,
    );
  });

  it("are counted before they are looked at: of thirty at once ten are", async () => {
    const { id } = await newPlayer();
    let looked = 0;
    await Promise.all(
      Array.from({ length: 30 }, () =>
        guess(test.services.context, { playerId: id, purpose: "app", source: "one" }, async () => {
          looked += 1;
          return false;
        }),
      ),
    );
    expect(looked).toBe(maxGuesses);
  });

  it("are kept in the database for a day, and no longer", async () => {
    const { id } = await newPlayer();
    const { context } = test.services;
    await guess(context, { playerId: id, purpose: "app", source: "one" }, async () => false);
    const kept = async () => (await context.db.select().from(codeGuess).where(eq(codeGuess.playerId, id))).length;
    test.advance(23 * 60 * minute);
    await forgetGuesses(context);
    expect(await kept()).toBe(1);
    test.advance(61 * minute);
    await forgetGuesses(context);
    expect(await kept()).toBe(0);
  });
});
