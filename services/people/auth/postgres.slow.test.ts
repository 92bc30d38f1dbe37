import { eq } from "../../platform/database/drizzle.ts";
import { expect, it } from "vitest";
import { redeemCaptcha } from "../captcha/captcha.ts";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { logInBodyOf, startTestServices } from "../../testing/services.ts";
import { message } from "../messages/tables.ts";
import { latestCode, wrongCode, type SignInAnswer } from "./testing/signIns.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`signing in is tried on the embedded database only: ${server.missing}`);

it.runIf("url" in server)(
  "uses codes, captchas, tokens and transfers up once, with two services processes on one Postgres server",
  async () => {
    if (!("url" in server)) return;
    const settings = { databaseUrl: server.url };
    const [one, two] = [await startTestServices({ settings }), await startTestServices({ settings })];
    /** The same call twenty times at once, at both. */
    const all = async <T>(path: string, body: object) =>
      (
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).call<T>("POST", path, { body })),
        )
      ).map((answer) => answer.body);
    const successes = (answers: SignInAnswer[]) => answers.filter(({ result }) => result !== null);
    try {
      const phone = { "phone-number": "9000000001", "phone-code": "7" };
      await one.call("POST", "/auth-api/v1/sms", { body: phone });
      const code = await latestCode(two, "79000000001");
      const wrong = await all<SignInAnswer>("/auth-api/v1/login/sms", { ...phone, "sms-code": wrongCode(code) });
      expect(wrong.filter(({ errors }) => errors[0]?.code === "WRONG_CODE")).toHaveLength(4);
      await two.call("POST", "/auth-api/v1/sms", { body: phone });
      const right = await all<SignInAnswer>("/auth-api/v1/login/sms", {
        ...phone,
        "sms-code": await latestCode(one, "79000000001"),
      });
      expect(successes(right)).toHaveLength(1);

      const solved = await solvedCaptcha(one);
      const verdicts = await Promise.all(
        [one, two, one, two].map(({ services }) => redeemCaptcha(services.context, solved)),
      );
      expect(verdicts.filter((verdict) => verdict === "right")).toHaveLength(1);

      // Simultaneous requests get no more messages to a phone, and no more free ones, than sequential ones.
      for (const each of [one, two]) each.advance(61 * 60_000);
      const sms = (number: string, index: number, address: string) =>
        (index % 2 ? one : two).call<SignInAnswer>("POST", "/auth-api/v1/sms", {
          body: { "phone-code": "7", "phone-number": number },
          headers: { "x-client-address": address },
        });
      const sentTo = async (recipient: string) =>
        (await one.services.context.db.select().from(message).where(eq(message.recipient, recipient))).length;
      const before = await sentTo("79000000002");
      await Promise.all(Array.from({ length: 30 }, (_, index) => sms("9000000002", index, `203.0.113.${index}`)));
      expect(await sentTo("79000000002")).toBe(before + 5);
      const free = await Promise.all(
        Array.from({ length: 12 }, (_, index) => sms(`90077788${index + 10}`, index, "203.0.113.200")),
      );
      expect(free.filter(({ status }) => status === 200)).toHaveLength(2);
      const steps = await all<SignInAnswer>("/auth-api/v1/login", logInBodyOf("demo-2fa", "Demo-2026!"));
      expect(await sentTo("79000000003")).toBe(steps.filter(({ two_step }) => two_step != null).length);
      expect(await sentTo("79000000003")).toBeLessThanOrEqual(5);

      const { headers } = await one.signIn();
      const link = (await two.call<object>("POST", "/auth-api/v1/sign-in-token", { headers })).body;
      expect(successes(await all<SignInAnswer>("/auth-api/v1/login/token", link))).toHaveLength(1);

      const { credential } = (
        await one.call<{ credential: string }>("POST", "/social-api/v1/demo/credential", {
          body: { network: 5, subject: "demo-person" },
        })
      ).body;
      expect(
        successes(await all<SignInAnswer>("/auth-api/v1/login/social", { login: "5", pass: credential })),
      ).toHaveLength(1);

      const transfer = "/web-api/api/internal/v1/account/user-transfer";
      one.advance(31 * 60_000);
      two.advance(31 * 60_000);
      await one.call("POST", `${transfer}/send-code/5000001`, { body: { country_code: "7", phone: "9000000011" } });
      const { redirectToken } = (
        await two.call<{ redirectToken: string }>("POST", `${transfer}/check-code/5000001`, {
          body: { code: await latestCode(two, "79000000011") },
        })
      ).body;
      const moves = await all<{ status: string; user_id: number }>(`${transfer}/user-data`, { redirectToken });
      expect(moves.filter(({ status }) => status === "moved")).toHaveLength(1);
      expect(new Set(moves.map(({ user_id }) => user_id)).size).toBe(1);
    } finally {
      await one.close();
      await two.close();
      await server.drop();
    }
  },
  120_000,
);
