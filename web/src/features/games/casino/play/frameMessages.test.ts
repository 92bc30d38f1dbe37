import { describe, expect, it } from "vitest";
import { readFrameMessage, sandboxOf } from "./frameMessages.ts";

const money = { studio: 1, currency: "EUR" };
const round = { ...money, round: "018f-aa", stake: "1.50" };

describe("messages of a game", () => {
  it.each([
    [{ studio: 1, type: "ready", game: "old-jack" }, { type: "ready" }],
    [
      { ...money, type: "balance", balance: "0.00" },
      { type: "balance", amount: "0.00", currency: "EUR" },
    ],
    [
      { ...money, type: "balance", balance: "12.34" },
      { type: "balance", amount: "12.34", currency: "EUR" },
    ],
    [
      { ...round, type: "roundStarted" },
      { type: "roundStarted", round: "018f-aa", stake: "1.50", currency: "EUR" },
    ],
    [
      { ...round, type: "roundEnded", won: "0" },
      { type: "roundEnded", round: "018f-aa", stake: "1.50", won: "0", currency: "EUR" },
    ],
    [{ studio: 1, type: "cashier" }, { type: "cashier" }],
    [{ studio: 1, type: "close", more: true }, { type: "close" }],
  ])("are read by their form: %j", (data, message) => expect(readFrameMessage(data)).toEqual(message));

  it.each([
    null,
    "close",
    [],
    {},
    { type: "close" },
    { studio: "1", type: "close" },
    { studio: 1, type: "navigate", to: "https://elsewhere.example" },
    { ...money, type: "balance", balance: 12 },
    { ...money, type: "balance", balance: "-1.00" },
    { ...money, type: "balance", balance: "1e9" },
    { ...money, type: "balance", balance: "1.234" },
    { studio: 1, type: "balance", balance: "1.00", currency: "<b>" },
    { ...round, type: "roundEnded" },
    { ...round, type: "roundEnded", won: "1.00", round: "a b" },
    { ...money, type: "roundStarted", stake: "1.00" },
  ])("without that form are none: %j", (data) => expect(readFrameMessage(data)).toBeNull());
});

describe("the sandbox of a game", () => {
  it.each([
    ["http://localhost:4003/en/play", "localhost", "allow-scripts allow-popups", "null"],
    ["https://bets.example/games/play", "bets.example", "allow-scripts allow-popups", "null"],
    [
      "https://games.example/play",
      "bets.example",
      "allow-scripts allow-popups allow-same-origin",
      "https://games.example",
    ],
  ])("of %s on a page of %s is %s", (url, host, sandbox, origin) =>
    expect(sandboxOf(new URL(url), host)).toEqual({ sandbox, origin }),
  );
});
