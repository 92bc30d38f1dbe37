import { expect, it } from "vitest";
import { etagOf, isKnown } from "./etag.ts";

it("knows a file again by its tag, strong or weak, alone or among others", () => {
  const tag = etagOf("a file");
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf(Buffer.from("a file"))).toBe(tag);
  for (const header of [tag, tag.slice(2), `"other", ${tag}`, "*"]) expect(isKnown(header, tag), header).toBe(true);
  for (const header of [undefined, "", '"other"', tag.slice(3), etagOf("another file")])
    expect(isKnown(header, tag), header).toBe(false);
});
