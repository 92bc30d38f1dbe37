import { expect, it } from "vitest";
import type { FrameMessage } from "./frameMessages.ts";
import { NO_ROUNDS, withMessage } from "./tally.ts";

const ended = (round: string, stake: string, won: string): FrameMessage => ({
  type: "roundEnded",
  round,
  stake,
  won,
  currency: "EUR",
});

it("adds prizes and takes stakes off, each round once, without binary fractions", () => {
  const messages: FrameMessage[] = [
    ended("a", "0.10", "0"),
    ended("b", "0.20", "0.00"),
    { type: "roundStarted", round: "c", stake: "5.00", currency: "EUR" },
    { type: "balance", amount: "12.00", currency: "EUR" },
    ended("c", "5.00", "12.50"),
    ended("c", "5.00", "12.50"),
  ];
  const tally = messages.reduce(withMessage, NO_ROUNDS);
  expect([tally.rounds, tally.net]).toEqual([3, "7.20"]);
  expect(withMessage(NO_ROUNDS, ended("d", "3.00", "1.00")).net).toBe("-2.00");
});
