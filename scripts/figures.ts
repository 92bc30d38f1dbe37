/** Reckons what the catalogue says of every casino title and stores it: to be run when rules, prices or reels change. */
import { writeFile } from "node:fs/promises";
import { reckoned } from "../shared/games/titles/figures.ts";
import { titles } from "../shared/games/titles/titles.ts";

const figures = Object.fromEntries(titles.map((title) => [title.id, reckoned(title)]));
await writeFile(
  new URL("../shared/games/titles/figures.json", import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
);
