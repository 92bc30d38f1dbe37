/** Notices about changes to an account's protection go to every old and new address of the player. */
import { and, eq, gt } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { hashPassword } from "../players/passwords.ts";
import { message } from "./tables.ts";
import { player, playerProfile } from "../players/tables.ts";
import { latestCode } from "../auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const password = "Quiet-River-7";
let made = 0;

async function newPlayer(isTwoFactor = false) {
  const { db, clock } = test.services.context;
  const number = (made += 1);
  const [login, email, phone] = [`told${number}`, `told${number}@example.com`, `7900000${8000 + number}`];
  const [row] = await db
    .insert(player)
    .values({ login, email, phone, passwordHash: await hashPassword(password), createdAt: clock.now() })
    .returning({ id: player.id });
  const id = row?.id ?? 0;
  await db.insert(playerProfile).values({ playerId: id, termsAcceptedAt: clock.now() });
  const { headers } = await test.signIn(login, password);
  if (isTwoFactor) await db.update(playerProfile).set({ isTwoFactor }).where(eq(playerProfile.playerId, id));
  return { id, email, phone, headers: { ...headers, "x-language": "es" } };
}

/** Recipients and subjects (or texts) of a player's messages. */
async function toldTo(id: number): Promise<string[]> {
  const rows = await test.services.context.db
    .select()
    .from(message)
    .where(and(eq(message.playerId, id), gt(message.id, 0)))
    .orderBy(message.id);
  return rows.map(({ recipient, subject, body }) => `${recipient}: ${subject ?? body}`);
}

const post = async <T = { errors: { code: string }[] }>(path: string, headers: Record<string, string>, body?: object) =>
  (await test.call<T>("POST", `/security-api/v1/${path}`, { headers, ...(body && { body }) })).body;
const smsSays = (what: string) => `${what} ¿No has sido tú? Contacta con soporte.`;

it("a new password is told to their mailbox and their phone, in their language", async () => {
  const { id, email, phone, headers } = await newPlayer();
  expect(await post("password", headers, { old_password: "wrong", new_password: "Loud-Ocean-8" })).toMatchObject({
    errors: [{ code: "BAD_CREDENTIALS" }],
  });
  expect(await toldTo(id)).toEqual([]);
  expect(await post("password", headers, { old_password: password, new_password: "Loud-Ocean-8" })).toEqual({
    errors: [],
  });
  expect(await toldTo(id)).toEqual([
    `${email}: Se ha cambiado tu contraseña`,
    `${phone}: ${smsSays("Se ha cambiado tu contraseña.")}`,
  ]);
});

it("a new e-mail is told to the old one too, and a new phone to the old one", async () => {
  const { id, email, phone, headers } = await newPlayer();
  const letter = await post<{ result: { token: string } }>("email/code", headers, { email: "next@example.com" });
  expect(
    await post("email", headers, { token: letter.result.token, code: await latestCode(test, "next@example.com") }),
  ).toEqual({ errors: [] });
  const changed = "Se ha cambiado tu correo";
  expect(await toldTo(id)).toEqual([
    `${email}: ${changed}`,
    `next@example.com: ${changed}`,
    `${phone}: ${smsSays(`${changed}.`)}`,
  ]);
  const sms = await post<{ result: { token: string } }>("phone/code", headers, {
    country_code: "7",
    phone: "9000008900",
  });
  expect(
    await post("phone", headers, { token: sms.result.token, code: await latestCode(test, "79000008900") }),
  ).toEqual({ errors: [] });
  const other = "Se ha cambiado tu teléfono";
  expect((await toldTo(id)).slice(3)).toEqual([
    `next@example.com: ${other}`,
    `${phone}: ${smsSays(`${other}.`)}`,
    `79000008900: ${smsSays(`${other}.`)}`,
  ]);
});

it("two steps that are turned off are told", async () => {
  const { id, email, phone, headers } = await newPlayer(true);
  const stop = await post<{ result: { token: string } }>("two-factor/stop-code", headers);
  expect(
    await post("two-factor/stop", headers, { password, token: stop.result.token, code: await latestCode(test, phone) }),
  ).toEqual({ errors: [] });
  expect(await toldTo(id)).toEqual([
    `${email}: Verificación en dos pasos desactivada`,
    `${phone}: ${smsSays("Verificación en dos pasos desactivada.")}`,
  ]);
});
