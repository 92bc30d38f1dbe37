import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import credits from "./credits.json";

interface SeedSource {
  name: string;
  url: string;
  licenseName: string;
  notices: string[];
}

describe("credits page", () => {
  it("names every source that the seed names, with its licence and all its notices", () => {
    const seed = JSON.parse(
      readFileSync(new URL("../../../../../services/betting/sportsbook/seed/credits.json", import.meta.url), "utf8"),
    ) as { sources: SeedSource[] };
    const expected = seed.sources.map(({ name, url, licenseName, notices }) => ({
      name,
      url,
      licence: licenseName,
      notices,
    }));
    expect(expected.length).toBeGreaterThan(0);
    expect(credits.data.map(({ name, url, licence, notices }) => ({ name, url, licence, notices }))).toEqual(expected);
  });
});
