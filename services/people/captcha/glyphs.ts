/** How the characters of a captcha are written: strokes on a grid of 4 × 6, several ways a character. */

export type Point = readonly [x: number, y: number];

/** A pen's way through some points: bent through them all, or straight from one to the next. */
export interface Stroke {
  isCurve: boolean;
  points: readonly Point[];
}

/** Strokes apart by "|", curves marked by "~". Characters that people mistake for each other are left out. */
const written: Readonly<Record<string, readonly string[]>> = {
  A: ["0,6 2,-0.2 4,6|0.8,3.8 3.2,3.8", "-0.2,6 2.3,0 4.2,6|0.5,4.2 3.6,4.2"],
  E: ["3.8,0 0,0 0,6 3.8,6|0,3 3,3", "4.2,-0.2 0.4,0.3 -0.2,5.8 3.6,6.2|0.1,3 2.6,2.8"],
  J: ["~2.9,0 2.9,3 2.6,5.2 1.4,6 0.2,5.3 0,4.2", "~3.3,0 3.3,3 3,5.3 1.8,6 0.6,5.4 0.3,4.2"],
  R: [
    "0,6 0,0|~0,0 2.8,0 3.8,1.5 2.8,3 0,3.1|1.7,3.1 4,6",
    "~0.3,6 0.2,3 0.3,0.2 2.8,0 3.7,1.7 2.4,3.1 0.5,3.1|~1.4,3.1 2.6,4.6 4.1,6",
  ],
  T: ["0,0 4,0|2,0 2,6", "-0.2,0.9 0,0 4,0 4.2,0.9|2,0 2,6|1.2,6 2.8,6"],
  W: ["-0.3,0 0.9,6 2,1.6 3.1,6 4.3,0"],
  X: ["0,0 4,6|4,0 0,6", "~0,0 1.8,2.4 4,6|~4,0 2.2,2.6 0,6"],
  2: ["~0.2,1.2 1.2,0 3,0.1 3.7,1.6 2.4,3.6 0.2,5.9|0.1,5.9 4,5.9", "~0.3,1.4 1.6,0 3.6,0.8 3.2,2.8 0.1,6|0.1,6 3.9,6"],
  3: [
    "~0.2,0.8 1.8,0 3.5,0.8 3.2,2.4 1.6,2.9|~1.6,2.9 3.7,3.4 3.7,5.2 1.9,6 0,5.1",
    "0.3,0 3.7,0 1.8,2.4|~1.8,2.4 3.9,3.3 3.6,5.4 1.6,6 0,5.2",
  ],
  6: [
    "~3.4,0.2 1.6,0.9 0.3,3 0.4,5 1.8,6 3.6,5.2 3.5,3.6 2,2.9 0.5,4",
    "~2.8,-0.2 1,2 0.2,4.2 1.2,5.9 3.2,5.7 3.7,4.1 2.4,3 0.4,4.2",
  ],
};

/** The characters a captcha is made of. */
export const alphabet = Object.keys(written).toSorted().join("");

function strokeOf(text: string): Stroke {
  const isCurve = text.startsWith("~");
  const points = text
    .slice(isCurve ? 1 : 0)
    .split(" ")
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x, y] as const;
    });
  return { isCurve, points };
}

const glyphs: ReadonlyMap<string, readonly (readonly Stroke[])[]> = new Map(
  Object.entries(written).map(([character, ways]) => [character, ways.map((way) => way.split("|").map(strokeOf))]),
);

/** The ways to write a character; none for what no captcha holds. */
export const waysOf = (character: string): readonly (readonly Stroke[])[] => glyphs.get(character) ?? [];
