/** What keeps an account safe, from GraphQL to the database and back. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { ask, openSocket } from "../../gateway/testing/gateway.ts";
import { houseAccount, post } from "../../services/money/accounts/ledger.ts";
import { latestCode } from "../../services/people/auth/testing/signIns.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
beforeAll(async () => {
  stack = await startMoneyStack();
});
afterAll(() => stack?.close());

interface Payload {
  security?: Record<string, unknown> | null;
  errors: { code: string; path: string[] | null }[];
  [field: string]: unknown;
}
interface Session {
  id: string;
  isCurrent: boolean;
  device: string | null;
  browser: string | null;
  system: string | null;
  address: string | null;
  endedAt: string | null;
}

const change = (
  name: string,
  type: string | null,
  fields: string,
  input: object | null,
  headers: Record<string, string>,
) =>
  stack.field<Payload>(
    name,
    type === null
      ? `mutation { ${name} { ${fields} errors { code path } } }`
      : `mutation($input: ${type}!) { ${name}(input: $input) { ${fields} errors { code path } } }`,
    { ...(input !== null && { variables: { input } }), headers },
  );
const codeAt = (secret: string, ms = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const sessionsOf = async (headers: Record<string, string>) =>
  (
    await stack.field<{ sessions: Session[] }>(
      "viewer",
      "{ viewer { sessions { id isCurrent device browser system address endedAt } } }",
      { headers },
    )
  ).sessions;

describe("two steps by an app", () => {
  it("turn on, sign in and turn off [3.11]", async () => {
    const cookie = await stack.signIn("demo2");
    const begun = await change("beginTwoFactor", null, "secret uri", null, cookie);
    const secret = String(begun["secret"]);
    expect(begun["uri"]).toContain(secret);
    expect(
      (await change("confirmTwoFactor", "SecurityCodeInput", "recoveryCodes", { code: "" }, cookie)).errors,
    ).toEqual([{ code: "REQUIRED", path: ["code"] }]);
    const confirmed = await change(
      "confirmTwoFactor",
      "SecurityCodeInput",
      "recoveryCodes security { twoFactor protectionLevel protectionStatus recoveryCodesLeft }",
      { code: codeAt(secret, Date.now() - 30_000) },
      cookie,
    );
    expect(confirmed).toMatchObject({
      security: { twoFactor: "APP", protectionLevel: 40, protectionStatus: "NORMAL", recoveryCodesLeft: 10 },
      errors: [],
    });

    const first = await stack.field<{ viewer: null; twoStep: { token: string; method: string } }>(
      "logIn",
      'mutation { logIn(input: { login: "demo2", password: "Demo-2026!" }) { viewer { login } twoStep { token method } } }',
    );
    expect(first).toMatchObject({ viewer: null, twoStep: { method: "APP" } });
    const second = await stack.field<{ viewer: { login: string } }>(
      "logInTwoStep",
      "mutation($input: TwoStepInput!) { logInTwoStep(input: $input) { viewer { login } } }",
      { variables: { input: { token: first.twoStep.token, code: codeAt(secret) } } },
    );
    expect(second.viewer.login).toBe("demo2");

    const again = await stack.field<{ twoStep: { token: string } }>(
      "logIn",
      'mutation { logIn(input: { login: "demo2", password: "Demo-2026!" }) { twoStep { token } } }',
    );
    const sent = await change(
      "sendTwoStepCode",
      "SendTwoStepCodeInput",
      "twoStep { token method phone }",
      { token: again.twoStep.token },
      {},
    );
    expect(sent["twoStep"]).toMatchObject({ method: "SMS", phone: "+*********02" });
    const { token } = sent["twoStep"] as { token: string };
    const bySms = await stack.field<{ viewer: { login: string } }>(
      "logInTwoStep",
      "mutation($input: TwoStepInput!) { logInTwoStep(input: $input) { viewer { login } } }",
      { variables: { input: { token, code: await latestCode(stack.test, "79000000002") } } },
    );
    expect(bySms.viewer.login).toBe("demo2");

    const codes = confirmed["recoveryCodes"] as string[];
    const stopped = await change(
      "stopTwoFactor",
      "StopTwoFactorInput",
      "security { twoFactor }",
      { password: "Demo-2026!", code: codes[0] },
      cookie,
    );
    expect(stopped).toEqual({ security: { twoFactor: null }, errors: [] });
  });
});

describe("contacts, question and news", () => {
  it("change what the viewer's security says", async () => {
    const cookie = await stack.signIn();
    const sent = await change(
      "sendEmailBindingCode",
      "SendEmailBindingCodeInput",
      "token retryAt",
      { email: "new.demo@example.com" },
      cookie,
    );
    const bound = await change(
      "bindEmail",
      "BindContactInput",
      "security { email activationType methods { isEmailAuthOn } }",
      { token: sent["token"], code: await latestCode(stack.test, "new.demo@example.com") },
      cookie,
    );
    expect(bound).toEqual({
      security: { email: "new.demo@example.com", activationType: "EMAIL_AND_PHONE", methods: { isEmailAuthOn: true } },
      errors: [],
    });
    expect(
      (await change("bindPhone", "BindContactInput", "security { phone }", { token: "none", code: "000000" }, cookie))
        .errors,
    ).toEqual([{ code: "TIME_UP", path: ["code"] }]);
    expect(
      (
        await change(
          "sendPhoneBindingCode",
          "SendPhoneBindingCodeInput",
          "token",
          { phone: { countryCode: "7", number: "" } },
          cookie,
        )
      ).errors,
    ).toEqual([{ code: "REQUIRED", path: ["phone", "number"] }]);
    expect(
      await change(
        "setSecurityQuestion",
        "SetSecurityQuestionInput",
        "security { questionId }",
        { questionId: 9, answer: "x" },
        cookie,
      ),
    ).toEqual({
      security: null,
      errors: [
        { code: "INVALID", path: ["questionId"] },
        { code: "INVALID", path: ["answer"] },
      ],
    });
    expect(
      (
        await change(
          "setSecurityQuestion",
          "SetSecurityQuestionInput",
          "security { questionId }",
          { questionId: 3, answer: "Gdańsk" },
          cookie,
        )
      ).security,
    ).toEqual({ questionId: 3 });
    const wanted = { mailNews: false, mailDeposits: true, mailBets: false, smsNews: true };
    expect(
      (
        await change(
          "setMailing",
          "SetMailingInput",
          "security { mailing { mailNews mailDeposits mailBets smsNews } }",
          wanted,
          cookie,
        )
      ).security,
    ).toEqual({ mailing: wanted });
  });

  it.each(["x\u0000", "", "a".repeat(257)])("take no password that reads %j", async (password) => {
    const cookie = await stack.signIn();
    const { security, errors } = await change(
      "confirmPassword",
      "ConfirmPasswordInput",
      "security { confirmedUntil }",
      { password },
      cookie,
    );
    expect([security, errors[0]?.path]).toEqual([null, ["password"]]);
    expect(
      (
        await change(
          "changePassword",
          "ChangePasswordInput",
          "security { twoFactor }",
          { oldPassword: "x", newPassword: password },
          cookie,
        )
      ).errors[0]?.path,
    ).toEqual(["newPassword"]);
  });
});

describe("sessions", () => {
  it("tell the browser they are used with and the visitor's own address [2.43]", async () => {
    const cookie = await stack.signIn();
    const mine = (await sessionsOf({ ...cookie, "user-agent": firefox, "x-forwarded-for": "203.0.113.50" }))[0];
    expect(mine).toMatchObject({ isCurrent: true, endedAt: null });
    const { headers } = await ask(
      stack.gateway.url,
      'mutation { logIn(input: { login: "demo", password: "Demo-2026!" }) { viewer { login } } }',
      { headers: { "user-agent": firefox, "x-forwarded-for": "203.0.113.51" } },
    );
    const other = {
      cookie:
        headers
          .getSetCookie()
          .find((line) => line.startsWith("session="))
          ?.split(";")[0] ?? "",
    };
    expect((await sessionsOf(other))[0]).toMatchObject({
      isCurrent: true,
      device: "DESKTOP",
      browser: "Firefox 140",
      system: expect.stringContaining("Linux"),
      address: "203.0.113.51",
    });
  });

  it("that one browser ends are over in the other within a second, sockets and all [3.11]", async () => {
    const [mine, other] = [await stack.signIn(), await stack.signIn()];
    const closed: number[] = [];
    const socket = openSocket(stack.gateway.url, {
      headers: other,
      retry: false,
      onClose: (code) => closed.push(code),
    });
    const told: unknown[] = [];
    socket.subscribe(
      { query: "subscription { balanceChanged { id } }" },
      { next: (value) => told.push(value), error: () => undefined, complete: () => undefined },
    );
    await vi.waitUntil(() => told.length > 0);
    const { errors } = await change("endSessions", "EndSessionsInput", "sessions { id }", { id: null }, mine);
    const ended = performance.now();
    expect(errors).toEqual([]);
    await vi.waitUntil(() => closed.length > 0);
    expect(performance.now() - ended).toBeLessThan(1000);
    expect(closed).toEqual([4403]);
    expect((await ask(stack.gateway.url, "{ viewer { id } }", { headers: other })).data).toEqual({ viewer: null });
    expect((await ask(stack.gateway.url, "{ viewer { login } }", { headers: mine })).data).toEqual({
      viewer: { login: "demo" },
    });
  });

  it("are nobody's for a guest", async () => {
    const { data, errors } = await ask(stack.gateway.url, "mutation { endSessions(input: {}) { errors { code } } }");
    expect([data, errors?.[0]?.extensions["code"]]).toEqual([{ endSessions: null }, "UNAUTHENTICATED"]);
  });
});

describe("the player's data", () => {
  it("is taken along as one document, and the account is closed by the password once nothing is left in it", async () => {
    const cookie = await stack.signIn("demo2");
    const exported = await change("exportMyData", null, "data", null, cookie);
    const document = JSON.parse(String(exported["data"])) as {
      version: number;
      tables: Record<string, Record<string, unknown>[]>;
    };
    expect(document).toMatchObject({ version: 1, tables: { player: [{ login: "demo2", phone: "79000000002" }] } });
    expect(JSON.stringify(document)).not.toContain("argon2");
    const close = (password: string, headers = cookie) =>
      change("closeAccount", "CloseAccountInput", "isClosed", { password }, headers);
    expect(await close("")).toEqual({ isClosed: false, errors: [{ code: "REQUIRED", path: ["password"] }] });
    expect(await close("wrong")).toEqual({
      isClosed: false,
      errors: [{ code: "BAD_CREDENTIALS", path: ["password"] }],
    });
    expect(await close("Demo-2026!")).toEqual({ isClosed: false, errors: [{ code: "BALANCE_LEFT", path: null }] });
    const { db } = stack.test.services.context;
    await db.transaction(async (tx) => {
      // As a withdrawal would.
      const { rows } = await tx.execute<{ id: number; currency: string; balance: string }>(
        sql`select account.id, account.currency, account.balance::text as balance from ledger_account account join player on player.id = account.player_id where player.login = 'demo2' and account.balance > 0`,
      );
      for (const { id, currency, balance } of rows) {
        const equity = await houseAccount(tx, "equity", currency);
        await post(tx, {
          key: `contract:withdrawal:${id}`,
          kind: "deposit",
          use: "opening",
          at: 0,
          entries: [
            { accountId: id, amount: `-${balance}` },
            { accountId: equity, amount: balance },
          ],
        });
      }
    });
    expect(await close("Demo-2026!")).toEqual({ isClosed: true, errors: [] });
    await expect(stack.field("viewer", "{ viewer { id } }", { headers: cookie })).rejects.toThrow(
      'no viewer in {"viewer":null}',
    );
    expect(
      await stack.field(
        "logIn",
        'mutation { logIn(input: { login: "demo2", password: "Demo-2026!" }) { viewer { id } errors { code } } }',
      ),
    ).toEqual({ viewer: null, errors: [{ code: "BAD_CREDENTIALS" }] });
  });
});
