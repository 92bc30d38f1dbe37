import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { qrSignIn } from "../tables.ts";
import type { SignInAnswer } from "../testing/signIns.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

interface Qr {
  id: string;
  code: string;
  check: string;
  expires: number;
}
const begin = async () => (await test.call<{ result: Qr }>("POST", "/auth-api/v1/qr")).body.result;
const wait = async (id: string) =>
  (await test.call<SignInAnswer & { is_waiting: boolean }>("POST", "/auth-api/v1/login/qr", { body: { id } })).body;
const look = async (code: string, headers: Record<string, string>) =>
  test.call<{ result: { check: string } | null }>("POST", "/auth-api/v1/qr/look", { body: { code }, headers });
const answer = async (code: string, allow: boolean, headers: Record<string, string>) =>
  test.call<{ success: boolean }>("POST", "/auth-api/v1/qr/answer", { body: { code, allow }, headers });
const over = { result: null, is_waiting: false, errors: [{ code: "CREDENTIAL_REFUSED" }] };

describe("a picture to sign in by", () => {
  it("lets the browser that waits in, once, when a signed-in device has compared the digits and agreed", async () => {
    const { headers } = await test.signIn("demo2");
    const { id, code, check } = await begin();
    expect(check).toMatch(/^\d\d$/);
    expect(await wait(id)).toMatchObject({ result: null, is_waiting: true, errors: [] });
    expect((await look(code, headers)).body.result?.check).toBe(check);
    expect((await answer(code, true, headers)).body).toEqual({ success: true });
    const { body: me } = await test.call<{ result: { user_id: number } }>("GET", "/auth-api/v1/user", { headers });
    expect(await wait(id)).toMatchObject({
      result: { user_id: me.result.user_id, session: expect.any(String) },
      is_waiting: false,
    });
    expect(await wait(id)).toMatchObject(over);
    expect((await answer(code, true, headers)).body).toEqual({ success: false });
  });

  it("signs nobody in who only read it, and tells guests nothing", async () => {
    const { id, code } = await begin();
    expect(await wait(code)).toMatchObject(over);
    for (const call of [look(code, {}), answer(code, true, {})]) expect((await call).status).toBe(401);
    expect(await wait(id)).toMatchObject({ is_waiting: true });
    const [row] = await test.services.context.db.select().from(qrSignIn);
    expect(JSON.stringify(row)).not.toContain(id);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it("is over when it was refused, and after two minutes", async () => {
    const { headers } = await test.signIn();
    const refused = await begin();
    expect((await answer(refused.code, false, headers)).body).toEqual({ success: true });
    expect(await wait(refused.id)).toMatchObject(over);
    const [late, agreed] = [await begin(), await begin()];
    await answer(agreed.code, true, headers);
    test.advance(2 * 60_000 + 1);
    for (const { id } of [late, agreed]) expect(await wait(id)).toMatchObject(over);
    expect((await look(late.code, headers)).body.result).toBeNull();
    expect((await answer(late.code, true, headers)).body).toEqual({ success: false });
  });

  it("lets one of many that ask at once in", async () => {
    const { headers } = await test.signIn();
    const { id, code } = await begin();
    await answer(code, true, headers);
    const answers = await Promise.all(Array.from({ length: 10 }, () => wait(id)));
    expect(answers.filter(({ result }) => result !== null)).toHaveLength(1);
  });

  it.each(["", "x", "<script>", "\u0000".repeat(16), "x".repeat(65), "\u202eabcdefghijklmnop", "🙂".repeat(8)])(
    "takes no code like %j",
    async (code) => {
      const { headers } = await test.signIn();
      expect((await look(code, headers)).status).toBe(400);
    },
  );
});
