/** Confirming an e-mail or a phone over real HTTP. */
import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wrongCode } from "../auth/testing/signIns.ts";
import { message } from "../messages/tables.ts";
import { player, playerProfile } from "../players/tables.ts";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { registration } from "../registration/tables.ts";

interface Sent {
  result: { expires: number; retry: number } | null;
  errors: { code: string }[];
}
interface Confirmed {
  is_confirmed: boolean;
  errors: { code: string; path?: string[] | null }[];
}

let test: TestServices;
let headers: { authorization: string };
let playerId = 0;
beforeAll(async () => {
  test = await startTestServices();
  ({ headers } = await test.signIn("demo2"));
  playerId = (await test.services.context.db.select().from(player).where(eq(player.login, "demo2")))[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.advance(50 * 60 * 60_000);
  const { db } = test.services.context;
  await db
    .update(playerProfile)
    .set({
      isEmailConfirmed: false,
      isPhoneConfirmed: false,
      activateUntil: test.services.context.clock.now() + 86_400_000,
    })
    .where(eq(playerProfile.playerId, playerId));
});

const call = async <T>(path: string, body?: object, as: Record<string, string> = headers) =>
  await test.call<T>("POST", `/recovery-api/v1/activation/${path}`, { headers: as, ...(body && { body }) });
const latest = async (recipient: string) =>
  (
    await test.services.context.db.select().from(message).where(eq(message.recipient, recipient)).orderBy(message.id)
  ).at(-1);
const activationType = async () =>
  (
    await test.call<{ result: { activation_type: number; remaining_days_to_activate: number | null } }>(
      "GET",
      "/users-api/v1/user/config",
      { headers },
    )
  ).body.result;
const open = async (token: string) => (await call<Confirmed>("link/open", { token }, {})).body;

async function link(): Promise<string> {
  expect((await call<Sent>("link/send", undefined, { ...headers, "x-language": "en" })).body.errors).toEqual([]);
  return /\/en\/user\/activate#(\S+)/.exec((await latest("demo2@example.com"))?.body ?? "")?.[1] ?? "none";
}

async function code(channel: "email" | "phone"): Promise<string> {
  expect((await call<Sent>("code/send", { channel })).body.errors).toEqual([]);
  return (
    /\b\d{6}\b/.exec((await latest(channel === "email" ? "demo2@example.com" : "79000000002"))?.body ?? "")?.[0] ??
    "none"
  );
}

describe("a password of their own", () => {
  const profile = { isTwoFactor: false, passwordChangedAt: null };
  beforeEach(() =>
    test.services.context.db.update(playerProfile).set(profile).where(eq(playerProfile.playerId, playerId)),
  );
  const registered = (kind: "one_click" | "full_reg") =>
    test.services.context.db
      .insert(registration)
      .values({ playerId, kind, keyHash: "key", fingerprint: "f", registeredAt: 0 })
      .onConflictDoUpdate({ target: registration.playerId, set: { kind } });
  const confirm = async () =>
    (
      await call<Confirmed & { password_token: string | null }>("code/check", {
        channel: "phone",
        code: await code("phone"),
      })
    ).body;

  it("is asked of those who registered without one, by the code, once [2.37]", async () => {
    await registered("one_click");
    const { is_confirmed, password_token } = await confirm();
    expect(is_confirmed).toBe(true);
    const reset = async (password: string) =>
      (
        await test.call<{ is_changed: boolean; errors: { code: string }[] }>(
          "POST",
          "/recovery-api/v1/password/reset",
          { body: { token: password_token, password } },
        )
      ).body;
    expect(await reset("short")).toMatchObject({ is_changed: false, errors: [{ code: "PASSWORD_WEAK" }] });
    expect(await reset("Own-Choice-27")).toMatchObject({ is_changed: true, errors: [] });
    expect(await reset("Other-Choice-28")).toMatchObject({ is_changed: false, errors: [{ code: "TIME_UP" }] });
    ({ headers } = await test.signIn("demo2", "Own-Choice-27"));
    await test.services.context.db
      .update(playerProfile)
      .set({ isPhoneConfirmed: false })
      .where(eq(playerProfile.playerId, playerId));
    expect((await confirm()).password_token).toBeNull();
  });

  it("is not asked of those who chose one when they registered, nor by the phone that is their second step", async () => {
    await registered("full_reg");
    expect(await confirm()).toMatchObject({ is_confirmed: true, password_token: null });
    await registered("one_click");
    await test.services.context.db
      .update(playerProfile)
      .set({ isPhoneConfirmed: false, isTwoFactor: true })
      .where(eq(playerProfile.playerId, playerId));
    expect(await confirm()).toMatchObject({ is_confirmed: true, password_token: null });
    await test.services.context.db
      .update(playerProfile)
      .set({ isTwoFactor: false })
      .where(eq(playerProfile.playerId, playerId));
  });
});

describe("a link", () => {
  it("confirms the e-mail once, without a session, and the activation type follows [4.36] [2.37]", async () => {
    expect(await activationType()).toMatchObject({ activation_type: 0, remaining_days_to_activate: 1 });
    const token = await link();
    expect(await open(token)).toEqual({ is_confirmed: true, errors: [] });
    expect(await activationType()).toMatchObject({ activation_type: 1, remaining_days_to_activate: null });
    expect(await open(token)).toMatchObject({ is_confirmed: false, errors: [{ code: "TIME_UP" }] });
    expect((await call<Sent>("link/send")).body.errors).toMatchObject([{ code: "ALREADY_CONFIRMED" }]);
  });

  it("holds for 48 hours", async () => {
    const token = await link();
    const late = await link();
    test.advance(48 * 60 * 60_000 - 1);
    expect((await open(token)).is_confirmed).toBe(true);
    test.advance(1);
    expect((await open(late)).errors).toMatchObject([{ code: "TIME_UP" }]);
  });

  it("confirms no address that is not the player's any more; one that was forged confirms nothing", async () => {
    const { db } = test.services.context;
    const token = await link();
    await db.update(player).set({ email: "other@example.com" }).where(eq(player.id, playerId));
    expect((await open(token)).is_confirmed).toBe(false);
    await db.update(player).set({ email: "demo2@example.com" }).where(eq(player.id, playerId));
    for (const forged of ["", "a.b", "a.b.c", "\0", "<script>", "🙂", `${token}x`])
      expect((await open(forged)).errors).toMatchObject([{ code: "CREDENTIAL_REFUSED" }]);
  });

  it("is sent to a signed-in player alone, not without end", async () => {
    expect((await call("link/send", undefined, {})).status).toBe(401);
    for (let time = 0; time < 4; time += 1) await link();
    // From the fifth message on a captcha is required.
    const read = async () => ({ ...headers, "x-captcha-result": await solvedCaptcha(test) });
    expect((await call<Sent>("link/send", undefined, await read())).body.errors).toEqual([]);
    expect((await call<Sent>("link/send", undefined, await read())).body).toMatchObject({
      result: null,
      errors: [{ code: "TOO_MANY_MESSAGES" }],
    });
  });
});

describe("a code", () => {
  it("adds the phone to the activation type: 0 becomes 3, 1 becomes 2 [4.37]", async () => {
    const confirm = async () =>
      (await call<Confirmed>("code/check", { channel: "phone", code: await code("phone") })).body;
    expect(await confirm()).toMatchObject({ is_confirmed: true, errors: [] });
    expect((await activationType()).activation_type).toBe(3);
    await test.services.context.db
      .update(playerProfile)
      .set({ isPhoneConfirmed: false, isEmailConfirmed: true })
      .where(eq(playerProfile.playerId, playerId));
    expect((await confirm()).is_confirmed).toBe(true);
    expect((await activationType()).activation_type).toBe(2);
  });

  it("holds for ten minutes, once, and for what it was sent to [5.28]", async () => {
    const right = await code("email");
    const check = async (channel: string, typed: string) =>
      (await call<Confirmed>("code/check", { channel, code: typed })).body;
    expect((await check("email", wrongCode(right))).errors).toMatchObject([{ code: "WRONG_CODE", path: ["code"] }]);
    expect((await check("phone", right)).errors).toMatchObject([{ code: "TIME_UP" }]);
    expect((await check("email", right)).is_confirmed).toBe(true);
    expect((await check("email", right)).errors).toMatchObject([{ code: "TIME_UP" }]);
    await test.services.context.db
      .update(playerProfile)
      .set({ isEmailConfirmed: false })
      .where(eq(playerProfile.playerId, playerId));
    const late = await code("email");
    test.advance(10 * 60_000);
    expect((await check("email", late)).errors).toMatchObject([{ code: "TIME_UP" }]);
    for (const bad of ["", "🙂", "\0", "١٢٣٤٥٦", "<script>"])
      expect((await check("email", bad)).is_confirmed).toBe(false);
  });

  it("goes nowhere for those who have no such address, and to nobody who is not signed in", async () => {
    const { db } = test.services.context;
    await db.update(player).set({ phone: null }).where(eq(player.id, playerId));
    expect((await call<Sent>("code/send", { channel: "phone" })).body.errors).toMatchObject([
      { code: "CONTACT_UNKNOWN" },
    ]);
    await db.update(player).set({ phone: "79000000002" }).where(eq(player.id, playerId));
    expect((await call("code/send", { channel: "email" }, {})).status).toBe(401);
    expect((await call("code/check", { channel: "email", code: "123456" }, {})).status).toBe(401);
  });
});
