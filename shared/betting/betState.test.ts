import { expect, it } from "vitest";
import { betIsLive, betIsLocked, gameIsFinished } from "./betState.ts";

it.each([
  [{}, false],
  [{ isBlocked: true }, true],
  [{ isDepend: true }, true],
  [{ isBannedExpress: true }, true],
  [{ isBlocked: false, isDepend: false }, false],
])("a bet with %j is locked: %s [4.09]", (bet, locked) => {
  expect(betIsLocked(bet)).toBe(locked);
});

it.each([
  [{ gameIsFinished: true }, true],
  [{ gameStatusId: 4 }, true],
  [{ gameIsFinished: false, gameStatusId: 3 }, false],
  [{ gameStatusId: null }, false],
])("a game with %j is finished: %s [4.10]", (game, finished) => {
  expect(gameIsFinished(game)).toBe(finished);
});

it.each([
  [{}, false],
  [{ gameStatusId: -2 }, false],
  [{ gameTimeSec: null }, false],
  [{ gameTimeSec: 0 }, true],
  [{ gameIsLiveInLive: true }, true],
  [{ gameStatusId: 2 }, true],
  [{ gameStatusId: 3 }, true],
  [{ isLive: true }, true],
  [{ isLive: true, gameIsFinished: true }, false],
  [{ gameTimeSec: 5400, gameStatusId: 4 }, false],
])("a bet with %j is live: %s [4.11]", (bet, live) => {
  expect(betIsLive(bet)).toBe(live);
});
