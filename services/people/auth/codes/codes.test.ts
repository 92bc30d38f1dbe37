/** What a code is good for, and nothing else: the same for each purpose. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { checkCode, codeMs, sendCode, type CheckedCode } from "./codes.ts";
import { player } from "../../players/tables.ts";
import type { CodePurpose } from "../tables.ts";
import { latestCode, wrongCode } from "../testing/signIns.ts";

let test: TestServices;
let holder = 0;
beforeAll(async () => {
  test = await startTestServices();
  holder = (await test.services.context.db.select({ id: player.id }).from(player).limit(1))[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(() => test.advance(25 * 60 * 60_000));

const purposes: CodePurpose[] = [
  "sms",
  "two_step",
  "social_two_step",
  "transfer",
  "recovery",
  "activation",
  "bind_phone",
  "bind_email",
  "stop_two_step",
  "registration",
];
const phone = "79000008801";

async function sent(purpose: CodePurpose, subject = String(holder)): Promise<{ id: string; code: string }> {
  const made = await sendCode(test.services.context, {
    purpose,
    subject,
    holder,
    phone,
    language: "en",
    address: undefined,
  });
  if (!("id" in made)) throw new Error("no code was sent");
  return { id: made.id, code: await latestCode(test, phone) };
}

const outcome = (checked: CheckedCode) => ("error" in checked ? checked.error.code : checked.holder);
const check = async (...given: Parameters<typeof checkCode> extends [unknown, ...infer Rest] ? Rest : never) =>
  outcome(await checkCode(test.services.context, ...given));

describe.each(purposes)("a code for %s", (purpose) => {
  it("is good once", async () => {
    const { id, code } = await sent(purpose);
    expect(await check(purpose, { id }, wrongCode(code))).toBe("WRONG_CODE");
    expect(await check(purpose, { id }, ` ${code} `)).toBe(holder);
    expect(await check(purpose, { id }, code)).toBe("TIME_UP");
  });

  it("is good once, of many who give it at once", async () => {
    const { id, code } = await sent(purpose);
    const answers = await Promise.all([1, 2, 3, 4].map(() => check(purpose, { id }, code)));
    expect(answers.filter((answer) => answer === holder)).toHaveLength(1);
  });

  it("is nothing once its time is up, or another was sent after it", async () => {
    const late = await sent(purpose);
    test.advance(codeMs);
    expect(await check(purpose, { id: late.id }, late.code)).toBe("TIME_UP");
    const [first, second] = [await sent(purpose), await sent(purpose)];
    expect(await check(purpose, { id: first.id }, first.code)).toBe("TIME_UP");
    expect(await check(purpose, { id: second.id }, second.code)).toBe(holder);
  });

  it("is nothing for another purpose, another's subject, or under another code's id", async () => {
    const own = await sent(purpose);
    for (const other of purposes.filter((one) => one !== purpose))
      expect(await check(other, { id: own.id }, own.code), other).toBe("TIME_UP");
    expect(await check(purpose, { subject: `${holder}0` }, own.code)).toBe("TIME_UP");
    const others = await sent(purpose, "another");
    if (others.code !== own.code) expect(await check(purpose, { id: others.id }, own.code)).toBe("WRONG_CODE");
    for (const id of ["", "made-up", "\0", "../x", "' or 1=1"])
      expect(await check(purpose, { id }, own.code)).toBe("TIME_UP");
    expect(await check(purpose, { id: own.id }, own.code)).toBe(holder);
  });
});
