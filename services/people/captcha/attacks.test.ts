/** Scripts that solve captchas: what each gets out of two hundred pictures. */
import { renderAsync } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { alphabet, waysOf } from "./glyphs.ts";
import { draw, drawing } from "./picture.ts";
import { oneOf, seeded, type Random } from "./random.ts";
import { alphabet as oldAlphabet, draw as drawOld } from "./testing/oldPicture.ts";
import { readBySegments } from "./testing/segmentAttack.ts";
import { inkOf, readByTemplates, templatesOf } from "./testing/templateAttack.ts";

/** The whole number with TEST_LONG=1, a sample of the same seed without. */
const pictures = process.env["TEST_LONG"] === "1" ? 200 : 60;
const random = seeded(Buffer.alloc(32, 7));

function textOf(characters: string, from: Random): string {
  let text = "";
  while (text.length < 5) {
    const next = oneOf(from, [...characters]);
    if (!text.endsWith(next)) text += next;
  }
  return text;
}

describe("a script that reads segments", () => {
  it("solved most of the former pictures", () => {
    const texts = Array.from({ length: pictures }, () => textOf(oldAlphabet, random));
    expect(texts.filter((text) => readBySegments(drawOld(text), 5) === text).length).toBeGreaterThan(pictures * 0.9);
  });

  it("finds nothing to read in a picture of today", async () => {
    for (let index = 0; index < 20; index += 1) {
      const picture = await draw(textOf(alphabet, random), random);
      expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
      // Header, pixels, end: no text, no path, no metadata.
      expect(chunksOf(picture).filter((name) => name !== "IDAT")).toEqual(["IHDR", "IEND"]);
      expect(readBySegments(picture.toString("latin1"), 5)).toBeNull();
    }
  });
});

function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString("latin1", at + 4, at + 8));
  return names;
}

/**
 * Pixels of a unit of the glyphs' grid, and the pen, as they are drawn before each character is changed in its own way.
 */
const [unit, pen, shrink] = [64 / 6, 5, 5];

describe("a script that knows the glyphs and slides them over the picture", () => {
  const templates = templatesOf(alphabet, unit / shrink, pen / shrink);
  const read = async (svg: string) => {
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return readByTemplates(inkOf(pixels, width, height, shrink), templates, 5);
  };
  /** Characters as they are written, upright and apart. */
  const upright = (text: string) => {
    const paths = [...text].flatMap((character, index) =>
      (waysOf(character)[0] ?? []).map(
        ({ points }) =>
          `<path d="M${points.map(([x, y]) => `${40 + index * 60 + x * unit} ${28 + y * unit}`).join("L")}"/>`,
      ),
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120"><rect width="360" height="120" fill="#fff"/><g fill="none" stroke="#000" stroke-width="${pen}">${paths.join("")}</g></svg>`;
  };

  it("reads what is not disguised", async () => {
    const texts = ["AE3JR", "2TWX6", "3A6TE"];
    const found = await Promise.all(texts.map((text) => read(upright(text))));
    expect(found).toEqual(texts);
  });

  it("solves less than one of twenty of today's pictures", { tags: "slow", timeout: 300_000 }, async () => {
    const own = seeded(Buffer.alloc(32, 8));
    let solved = 0;
    for (let index = 0; index < pictures; index += 1) {
      const text = textOf(alphabet, own);
      if ((await read(drawing(text, own))) === text) solved += 1;
    }
    expect(solved).toBeLessThan(pictures / 20);
  });
});
