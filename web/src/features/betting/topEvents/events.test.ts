import { describe, expect, it } from "vitest";
import { eventNamed, topEvents } from "./events.ts";

const championship = (id: string, slug: string, isTop: boolean) => ({
  __typename: "Championship" as const,
  id,
  name: slug.toUpperCase(),
  slug,
  countryCode: null,
  isTop,
});
const football = { __typename: "Sport" as const, id: "1", name: "Football", slug: "football" };
const tennis = { __typename: "Sport" as const, id: "4", name: "Tennis", slug: "tennis" };
const answer = {
  line: [{ ...football, championships: [championship("88", "premier", true), championship("90", "second", false)] }],
  live: [
    { ...football, championships: [championship("88", "premier", true), championship("91", "cup", true)] },
    { ...tennis, championships: [championship("5", "open", false)] },
  ],
};

describe("top events", () => {
  it("are the sports with a top championship, each before its own, of line and live together", () => {
    expect(topEvents(answer).map(({ slug }) => slug)).toEqual(["football", "premier", "cup"]);
  });

  it("go by the words of a sport or of any championship", () => {
    expect(eventNamed(answer, "tennis")).toMatchObject({ kind: "sport", id: "4" });
    expect(eventNamed(answer, "second")).toMatchObject({ kind: "championship", id: "90", sportSlug: "football" });
    expect(eventNamed(answer, "quidditch")).toBeNull();
    expect(eventNamed({ line: null, live: null }, "football")).toBeNull();
  });
});
