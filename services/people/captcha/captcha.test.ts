import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { answerOf, newChallenge, redeemCaptcha, soundOf as soundFor, spokenOf } from "./captcha.ts";
import { alphabet } from "./glyphs.ts";
import { draw } from "./picture.ts";
import { seeded } from "./random.ts";
import { speak } from "./sound.ts";
import { clipRate, fromMuLaw, toMuLaw, voicesOf } from "./sounds/clips.ts";
import { solvedCaptcha } from "./testing/solve.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

interface Challenge {
  id: string;
  type: string;
  image: string;
  time: number;
  widget: null;
}
interface Result {
  success: boolean;
  type: string;
  time: number;
  error_message: string | null;
}
const update = async (replaced?: string) =>
  (
    await test.call<Challenge>(
      "GET",
      `/captcha-api/captcha/update${replaced === undefined ? "" : `?captcha=${replaced}`}`,
    )
  ).body;
const soundOf = async (id: string, language = "en") =>
  (
    await test.call<{ sound: string | null }>("GET", `/captcha-api/captcha/sound?captcha=${id}`, {
      headers: { "x-language": language },
    })
  ).body.sound;
const validate = async (captcha: string) =>
  (await test.call<Result>("POST", `/captcha-api/captcha/validate?captcha=${encodeURIComponent(captcha)}`)).body;
const getTime = async (captcha: string) =>
  (await test.call<Result>("GET", `/captcha-api/captcha/gettime?captcha=${encodeURIComponent(captcha)}`)).body;

describe("captcha", () => {
  it("draws a challenge that is another one each time, without its characters in the file [7.20]", async () => {
    const [one, other] = [await update(), await update()];
    expect(one).toEqual({
      id: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      type: "picture",
      image: expect.stringMatching(/^data:image\/png;base64,[\w+/]+=*$/),
      widget: null,
      time: 300,
    });
    expect(other.id).not.toBe(one.id);
    expect(other.image).not.toBe(one.image);
    expect(await draw("A3E", seeded(Buffer.alloc(32, 1)))).not.toEqual(await draw("A3E", seeded(Buffer.alloc(32, 2))));
    expect(one.image.length).toBeLessThan(32_000);
  });

  it("says whether an answer is right, in any case and spacing, and how long it holds [7.20] [3.24]", async () => {
    const solved = await solvedCaptcha(test);
    expect(await validate(solved)).toEqual({ success: true, type: "picture", time: 300, error_message: null });
    test.advance(60_000);
    const answer = solved.split(".")[2] ?? "";
    expect(await validate(solved.replace(answer, ` ${answer.toLowerCase()} `))).toMatchObject({
      success: true,
      time: 240,
    });
    expect(await getTime(solved)).toEqual({ success: true, type: "picture", time: 240, error_message: null });
    test.advance(240_000);
    expect(await validate(solved)).toMatchObject({
      success: false,
      time: 0,
      error_message: "The challenge's time is up",
    });
    expect(await getTime(solved)).toMatchObject({ success: false, time: 0 });
  });

  it("ends after four tries, also when they come at once, and after one use", async () => {
    const solved = await solvedCaptcha(test);
    const id = solved.split(".").slice(0, 2).join(".");
    const wrong = await Promise.all(Array.from({ length: 10 }, () => validate(`${id}.?????`)));
    expect(wrong.filter(({ error_message }) => error_message === "The answer is wrong")).toHaveLength(4);
    expect(await validate(solved)).toMatchObject({
      success: false,
      error_message: "The challenge was used or tried too often",
    });
    const other = await solvedCaptcha(test);
    const uses = await Promise.all([
      redeemCaptcha(test.services.context, other),
      redeemCaptcha(test.services.context, other),
    ]);
    expect(uses.toSorted()).toEqual(["captchaUsed", "right"]);
    expect(await getTime(other)).toMatchObject({ success: false, time: 0 });
  });

  it("by its sound proves a person once a network and hour, and has none for that network until then", async () => {
    const { context } = test.services;
    const redeem = async (address: string, by: typeof spokenOf) => {
      const { id } = await newChallenge(context);
      return redeemCaptcha(context, `${id}.${await by(context, id)}`, address);
    };
    const hasSound = async (address: string) =>
      (await soundFor(context, (await newChallenge(context)).id, { language: "en", address })) !== null;
    expect([await hasSound("203.0.113.1"), await redeem("203.0.113.1", spokenOf)]).toEqual([true, "right"]);
    expect([await hasSound("203.0.113.99"), await redeem("203.0.113.99", spokenOf)]).toEqual([false, "captchaUsed"]);
    expect(await redeem("203.0.113.99", answerOf)).toBe("right");
    expect([await hasSound("203.0.114.1"), await redeem("203.0.114.1", spokenOf)]).toEqual([true, "right"]);
    test.advance(3_600_000);
    expect([await hasSound("203.0.113.1"), await redeem("203.0.113.1", spokenOf)]).toEqual([true, "right"]);
    const uses = await Promise.all(Array.from({ length: 5 }, () => redeem("198.51.100.1", spokenOf)));
    expect(uses.filter((verdict) => verdict === "right")).toHaveLength(1);
  });

  it("gives another picture instead of one, which can't be used any more", async () => {
    const solved = await solvedCaptcha(test);
    const next = await update(solved.split(".").slice(0, 2).join("."));
    expect(await validate(solved)).toMatchObject({ success: false, time: 0 });
    expect(await validate(`${next.id}.${await answerOf(test.services.context, next.id)}`)).toMatchObject({
      success: true,
    });
    // An invalid challenge replaces nothing.
    expect((await update("made.up")).id).not.toBe(next.id);
  });

  it("never shows one character beside itself, and each as often as others", async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => answerOf(test.services.context, `challenge ${index}`)),
    );
    expect(answers.filter((answer) => /(.)\1/.test(answer))).toEqual([]);
    for (const character of alphabet)
      expect([...answers.join("")].filter((one) => one === character).length / 200).toBeCloseTo(1, 0);
  });

  it.each(["", ".", "..", "a.b.c", "x".repeat(256), `e30.AAAA.${alphabet.slice(0, 5)}`])(
    "refuses %j",
    async (captcha) => {
      expect(await validate(captcha)).toMatchObject({ success: false });
    },
  );
});

describe("the sound of a captcha", () => {
  const samplesOf = (uri: string) => Buffer.from(uri.split(",")[1] ?? "", "base64");

  it.each(["en", "ru", "ar", "es"])(
    "says six digits in %s, the same each time, and what is typed of it answers the challenge",
    async (language) => {
      const { id } = await update();
      const sound = await soundOf(id, language);
      expect(sound).toMatch(/^data:audio\/wav;base64,UklGR/);
      expect(await soundOf(id, language)).toBe(sound);
      const seconds = samplesOf(sound ?? "").length / clipRate;
      expect(seconds).toBeGreaterThan(5);
      expect(seconds).toBeLessThan(16);
      const spoken = await spokenOf(test.services.context, id);
      expect(spoken).toMatch(/^\d{6}$/);
      expect(await validate(`${id}.${spoken.slice(0, 3)} ${spoken.slice(3)}`)).toMatchObject({ success: true });
      const eastern = [...spoken].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join("");
      expect(await validate(`${id}.${encodeURIComponent(eastern)}`)).toMatchObject({ success: true });
    },
  );

  it("speaks English where it speaks no other, and nothing of a challenge that can't be used", async () => {
    const { id } = await update();
    expect(await soundOf(id, "de")).toBe(await soundOf(id, "en"));
    await update(id);
    expect(await soundOf(id)).toBeNull();
    expect(await soundOf("made.up")).toBeNull();
    const other = await update();
    test.advance(301_000);
    expect(await soundOf(other.id)).toBeNull();
  });

  it("holds no clip as it is kept, and says one digit otherwise each time", () => {
    const sounds = Array.from({ length: 8 }, (_, seed) => speak("777777", "en", seeded(Buffer.alloc(32, seed))));
    expect(new Set(sounds.map((sound) => sound.toString("base64"))).size).toBe(8);
    // A repeated, byte-identical tenth of a second would reveal where a digit is.
    const part = clipRate / 50;
    const [first] = sounds;
    const found = Array.from(
      { length: Math.floor(((first?.length ?? 0) - 44) / part) - 1 },
      (_, index) => first?.subarray(44 + index * part, 44 + (index + 1) * part) ?? Buffer.alloc(0),
    ).filter(
      (piece) =>
        sounds.slice(1).some((sound) => sound.includes(piece)) ||
        (first?.indexOf(piece) ?? 0) !== first?.lastIndexOf(piece),
    );
    expect(found).toEqual([]);
  });

  it("has ten clips a voice in each language, and keeps them without much loss", () => {
    for (const language of ["en", "ru", "ar", "es"] as const) {
      expect(voicesOf(language).map((voice) => voice.length)).toEqual([10, 10]);
      for (const clip of voicesOf(language).flat()) expect(clip.length / clipRate).toBeGreaterThan(0.15);
    }
    const wave = Float32Array.from({ length: 200 }, (_, index) => Math.sin(index / 7));
    fromMuLaw(toMuLaw(wave)).forEach((value, index) => expect(Math.abs(value - (wave[index] ?? 0))).toBeLessThan(0.04));
  });
});
