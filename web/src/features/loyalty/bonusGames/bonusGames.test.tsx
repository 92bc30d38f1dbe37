// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bonusPosition, type BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { hashOfSeed } from "#shared/games/fair/draw.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { BonusGamePage } from "./BonusGamePage.tsx";
import { isFair } from "./Fairness.tsx";
import type { Attempt } from "./usePlay.ts";

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

const prize = (kind: "NOTHING" | "POINTS" | "CASH", weight: number, chance: string) => ({
  __typename: "BonusGamePrize" as const,
  kind,
  weight,
  chance,
  points: kind === "POINTS" ? 20 : null,
  amounts: kind === "CASH" ? [{ __typename: "Money" as const, amount: "500", currency: "RUB" }] : [],
  days: 7,
  multiplier: "0",
  product: "ANY" as const,
  minCoef: "1.5",
});
const prizes = [prize("POINTS", 9_000, "90"), prize("CASH", 1_000, "10")];
const serverSeed = "a-seed";

function attempt(game: Attempt["game"], moves: number[][] = []): Attempt {
  const seeds = { serverSeed, clientSeed: "mine" };
  const key = game.toLowerCase() as BonusGameKey;
  const weights = prizes.map(({ weight }) => weight);
  const { shown, isOver, prize: won } = bonusPosition(key, weights, moves, seeds);
  return {
    __typename: "BonusGameAttempt",
    id: "9001",
    game,
    source: "OPERATOR",
    state: isOver ? "DONE" : moves.length > 0 ? "PLAYING" : "READY",
    seedHash: hashOfSeed(serverSeed),
    serverSeed: isOver ? serverSeed : null,
    clientSeed: moves.length > 0 ? "mine" : null,
    moves,
    prize: won,
    bonusId: null,
    expiresAt: "2036-11-20T10:00:00Z",
    endedAt: isOver ? "2026-11-20T10:00:00Z" : null,
    prizes,
    shown: shown.map((cell) => ({ __typename: "BonusGameCell", ...cell })),
  } as Attempt;
}

const gameOf = (key: Attempt["game"]) => ({
  __typename: "BonusGame" as const,
  key,
  isDaily: key === "FORTUNA",
  price: 60,
  days: 30,
  deposits: [],
  prizes,
});

const mine = (own: Attempt | null, hasDaily = false) =>
  ({
    viewer: {
      __typename: "Viewer",
      id: "1",
      points: { __typename: "Points", balance: 10 },
      bonusGames: [
        {
          __typename: "BonusGameSeat",
          game: own?.game ?? "FORTUNA",
          ready: own === null ? 0 : 1,
          hasDaily,
          attempt: own,
        },
      ],
    },
  }) as never;

async function show(key: Attempt["game"], own: Attempt | null, answers: Answers = () => undefined, hasDaily = false) {
  const Page = () => (
    <BonusGamePage
      gameKey={key}
      game={gameOf(key)}
      hasFailed={false}
      mine={mine(own, hasDaily)}
      history={undefined}
      onAgain={() => undefined}
    />
  );
  renderInApp(await createTestApp(playerSite("1.00"), answers), <Page />, `/en/bonusgames/${key.toLowerCase()}`);
  await screen.findByRole("heading", { level: 1 });
}

describe("a bonus game [2.28]", () => {
  it("shows prizes with their chances, and a chest that is chosen opens with its prize", async () => {
    const sent: unknown[] = [];
    await show("CHEST", attempt("CHEST"), (operation, variables) => {
      if (operation !== "PlayBonusGame") return undefined;
      sent.push(variables["input"]);
      return {
        playBonusGame: { __typename: "BonusGamePayload", attempt: attempt("CHEST", [[3]]), errors: [] },
      };
    });
    const table = screen.getByRole("region", { name: "Prizes and chances" });
    expect(within(table).getByRole("row", { name: /20 points 90%/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Chest 4" }));
    expect(await screen.findByRole("button", { name: /^Your chest 4: / })).toBeTruthy();
    expect(sent).toMatchObject([{ attemptId: "9001", step: 0, move: [3] }]);
    expect(await screen.findByText(/You've won: /)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Check this game" }));
    expect(screen.getByText(/Checked in your browser/)).toBeTruthy();
  });

  it("sends a move again that had no answer, and lets no other be made before", async () => {
    const sent: unknown[] = [];
    await show("DRAGON", attempt("DRAGON"), (operation, variables) => {
      if (operation !== "PlayBonusGame") return undefined;
      sent.push(variables["input"]);
      return sent.length === 1
        ? undefined
        : { playBonusGame: { __typename: "BonusGamePayload", attempt: attempt("DRAGON", [[1]]), errors: [] } };
    });
    await userEvent.click(screen.getByRole("button", { name: "Second way" }));
    const alert = await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "First way" }));
    expect(sent).toHaveLength(1);
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Fork 2 of 3")).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  it("goes on where it was", async () => {
    await show("MEMORY", attempt("MEMORY", [[0]]));
    expect(screen.getByRole("button", { name: /^Card 1: / })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Card 2" })).toBeTruthy();
  });

  it("says how to come to an attempt, and sells none for points one hasn't got", async () => {
    await show("FORTUNA", null, undefined, true);
    expect(screen.getByRole("button", { name: "Take today's free attempt" })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Buy an attempt for 60 points" }).disabled).toBe(true);
    expect(within(screen.getByRole("list", { name: "Ways to get one:" })).getAllByRole("listitem")).toHaveLength(3);
  });
});

it("asks guests to sign in, and shows them the chances", async () => {
  const Page = () => (
    <BonusGamePage
      gameKey="SAFE"
      game={gameOf("SAFE")}
      hasFailed={false}
      mine={undefined}
      history={undefined}
      onAgain={() => undefined}
    />
  );
  renderInApp(await createTestApp(GUEST_SITE, () => undefined), <Page />, "/en/bonusgames/safe");
  expect(await screen.findByText("Sign in to play")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Prizes and chances" })).toBeTruthy();
});

it("a game with another seed, prize or move isn't fair", () => {
  const done = attempt("CHEST", [[3]]);
  expect(isFair(done)).toBe(true);
  expect(isFair({ ...done, serverSeed: "another" })).toBe(false);
  expect(isFair({ ...done, prize: 1 - (done.prize ?? 0) })).toBe(false);
  expect(isFair({ ...done, moves: [[99]] })).toBe(false);
  expect(isFair(attempt("CHEST"))).toBe(false);
});
