import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../core/testing/services.ts";
import { redeemCaptcha } from "./captcha.ts";
import { alphabet, draw } from "./picture.ts";
import { solvedCaptcha } from "./testing/solve.ts";

let test: TestServices;
beforeAll(async () => { test = await startTestServices(); }, 30_000);
afterAll(() => test.close());

interface Challenge { id: string; type: string; image: string; time: number }
interface Result { success: boolean; type: string; time: number; error_message: string | null }
const update = async () => (await test.call<Challenge>("GET", "/captcha-api/captcha/update")).body;
const validate = async (captcha: string) => (await test.call<Result>("POST", `/captcha-api/captcha/validate?captcha=${encodeURIComponent(captcha)}`)).body;
const getTime = async (captcha: string) => (await test.call<Result>("GET", `/captcha-api/captcha/gettime?captcha=${encodeURIComponent(captcha)}`)).body;

describe("captcha", () => {
  it("draws a challenge that is another one each time, without its characters in the file [7.20]", async () => {
    const [one, other] = [await update(), await update()];
    expect(one).toEqual({ id: expect.stringMatching(/^[\w-]+\.[\w-]+$/), type: "picture", image: expect.stringMatching(/^<svg [^<]*><path d="[MLd\d. -]+"[^<]*\/><\/svg>$/), time: 300 });
    expect(other.id).not.toBe(one.id);
    expect(other.image).not.toBe(one.image);
    expect(draw("ACE")).not.toBe(draw("ACE"));
    expect(one.image).not.toMatch(/<text/);
    expect(one.image.length).toBeLessThan(16_000);
  });

  it("says whether an answer is right, in any case and spacing, and how long it holds [7.20] [3.24]", async () => {
    const solved = await solvedCaptcha(test);
    expect(await validate(solved)).toEqual({ success: true, type: "picture", time: 300, error_message: null });
    test.advance(60_000);
    const answer = solved.split(".")[2] ?? "";
    expect(await validate(solved.replace(answer, ` ${answer.toLowerCase()} `))).toMatchObject({ success: true, time: 240 });
    expect(await getTime(solved)).toEqual({ success: true, type: "picture", time: 240, error_message: null });
    test.advance(240_000);
    expect(await validate(solved)).toMatchObject({ success: false, time: 0, error_message: "The challenge's time is up" });
    expect(await getTime(solved)).toMatchObject({ success: false, time: 0 });
  });

  it("ends after four tries, also when they come at once, and after one use", async () => {
    const solved = await solvedCaptcha(test);
    const id = solved.split(".").slice(0, 2).join(".");
    const wrong = await Promise.all(Array.from({ length: 10 }, () => validate(`${id}.?????`)));
    expect(wrong.filter(({ error_message }) => error_message === "The answer is wrong")).toHaveLength(4);
    expect(await validate(solved)).toMatchObject({ success: false, error_message: "The challenge was used or tried too often" });
    const other = await solvedCaptcha(test);
    const uses = await Promise.all([redeemCaptcha(test.services.context, other), redeemCaptcha(test.services.context, other)]);
    expect(uses.toSorted()).toEqual(["captchaUsed", "right"]);
    expect(await getTime(other)).toMatchObject({ success: false, time: 0 });
  });

  it.each(["", ".", "..", "a.b.c", "x".repeat(256), `e30.AAAA.${alphabet.slice(0, 5)}`])("refuses %j", async (captcha) => {
    expect(await validate(captcha)).toMatchObject({ success: false });
  });
});
