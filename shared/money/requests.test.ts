import { describe, expect, it } from "vitest";
import { REQUEST_STATES, requestTextProblem, stateAfter } from "./requests.ts";

describe("a request about a payment", () => {
  it.each([
    ["WRITE", ["OPEN", "OPEN", "OPEN", "OPEN"]],
    ["ANSWER", ["ANSWERED", "ANSWERED", "ANSWERED", null]],
    ["ASK", ["WAITING_FOR_PLAYER", "WAITING_FOR_PLAYER", "WAITING_FOR_PLAYER", null]],
    ["CLOSE", ["CLOSED", "CLOSED", "CLOSED", null]],
  ] as const)("goes by %s from open, answered, waiting and closed to %j", (deed, states) => {
    expect(REQUEST_STATES.map((state) => stateAfter(state, deed))).toEqual(states);
  });

  it.each([
    [" \n ", "REQUIRED", "REQUIRED"],
    [`  ${"x".repeat(9)}  `, "TEXT_TOO_SHORT", null],
    ["x".repeat(10), null, null],
    [` ${"x".repeat(2000)} `, null, null],
    ["x".repeat(2001), "TEXT_TOO_LONG", "TEXT_TOO_LONG"],
  ])("says of its text %j whether it can be sent, as the first and later", (text, first, later) => {
    expect([requestTextProblem(text, true), requestTextProblem(text, false)]).toEqual([first, later]);
  });
});
