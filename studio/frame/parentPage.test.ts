import { expect, it } from "vitest";
import { readMessage } from "./parentPage.ts";

it("reads the messages of the page around a game, and drops all others", () => {
  expect(readMessage({ studio: 1, type: "refresh", more: "x" })).toEqual({ type: "refresh" });
  expect(readMessage({ studio: 1, type: "hold", isHeld: true })).toEqual({ type: "hold", isHeld: true });
  for (const data of [
    null,
    "refresh",
    {},
    { type: "refresh" },
    { studio: 1, type: "hold", isHeld: "yes" },
    { studio: 1, type: "play" },
  ])
    expect(readMessage(data)).toBeNull();
});
