/** Bonus games, from the service to GraphQL. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../gateway/testing/gateway.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
beforeAll(async () => {
  stack = await startMoneyStack();
}, 60_000);
afterAll(() => stack?.close());

interface Attempt {
  id: string;
  game: string;
  state: string;
  seedHash: string;
  serverSeed: string | null;
  prize: number | null;
  shown: { place: number; value: number }[];
  prizes: { chance: string; amounts: { currency: string }[] }[];
}
interface Answered {
  attempt: Attempt | null;
  errors: { code: string; path: string[] }[];
}
const fields =
  "attempt { id game state seedHash serverSeed prize shown { place value } prizes { chance amounts { currency } } } errors { code path }";

it("lists the six games with their prizes, whose chances add up to all [2.28]", async () => {
  const games = await stack.field<{ key: string; prizes: { chance: string }[]; isDaily: boolean }[]>(
    "bonusGames",
    "{ bonusGames { key isDaily prizes { chance } } }",
  );
  expect(games.map(({ key }) => key)).toEqual(["CHEST", "FORTUNA", "MEMORY", "SAFE", "LOTTERY", "DRAGON"]);
  for (const { prizes } of games)
    expect(prizes.reduce((sum, { chance }) => sum + Number(chance), 0)).toBeCloseTo(100, 4);
  // Of C(30, 5) = 142506 tickets 125 have four numbers right.
  expect(games[4]?.prizes[4]?.chance).toBe("0.087716");
  expect(games.filter(({ isDaily }) => isDaily).map(({ key }) => key)).toEqual(["FORTUNA"]);
});

it("gives a free turn a day, plays it once, and reveals the seed it was drawn from", async () => {
  const headers = await stack.signIn();
  const take = (input: string) =>
    stack.field<Answered>(
      "takeBonusGameAttempt",
      `mutation { takeBonusGameAttempt(input: { ${input} }) { ${fields} } }`,
      { headers },
    );
  const play = (input: string) =>
    stack.field<Answered>("playBonusGame", `mutation { playBonusGame(input: { ${input} }) { ${fields} } }`, {
      headers,
    });
  const { attempt } = await take("gameKey: FORTUNA, source: DAILY");
  expect(attempt).toMatchObject({ game: "FORTUNA", state: "READY", serverSeed: null, shown: [] });
  expect((await take("gameKey: FORTUNA, source: DAILY")).attempt?.id).toBe(attempt?.id);
  expect(new Set(attempt?.prizes.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)))).toEqual(
    new Set(["RUB"]),
  );
  const id = attempt?.id ?? "";
  const done = (await play(`attemptId: "${id}", step: 0, move: [], clientSeed: "contract"`)).attempt;
  expect(done?.state).toBe("DONE");
  expect(
    createHash("sha256")
      .update(done?.serverSeed ?? "")
      .digest("hex"),
  ).toBe(attempt?.seedHash);
  expect((await play(`attemptId: "${id}", step: 0, move: []`)).attempt).toEqual(done);
  expect((await play(`attemptId: "${id}", step: 1, move: []`)).errors).toEqual([
    { code: "MOVE_REFUSED", path: ["move"] },
  ]);
  const listed = await stack.field<{
    bonusGames: { game: string; ready: number; hasDaily: boolean; attempt: null }[];
    bonusGameAttempts: { totalCount: number; edges: { node: Attempt }[] };
  }>(
    "viewer",
    "{ viewer { bonusGames { game ready hasDaily attempt { id } } bonusGameAttempts(game: FORTUNA, first: 1) { totalCount edges { node { id } } pageInfo { hasNextPage } } } }",
    { headers },
  );
  expect(listed.bonusGames[1]).toEqual({ game: "FORTUNA", ready: 0, hasDaily: false, attempt: null });
  expect(listed.bonusGameAttempts).toMatchObject({ totalCount: 1, edges: [{ node: { id } }] });
});

it("says why an attempt isn't given or a move not made", async () => {
  const headers = await stack.signIn();
  const codes = async (mutation: string, input: string) =>
    (
      await stack.field<Answered>(mutation, `mutation { ${mutation}(input: { ${input} }) { ${fields} } }`, { headers })
    ).errors.map(({ code, path }) => `${code} ${String(path)}`);
  expect(await codes("takeBonusGameAttempt", "gameKey: CHEST, source: DAILY")).toEqual(["OFFER_CLOSED gameKey"]);
  expect(await codes("takeBonusGameAttempt", "gameKey: CHEST, source: POINTS")).toEqual(["REQUIRED idempotencyKey"]);
  expect(
    await codes("takeBonusGameAttempt", 'gameKey: CHEST, source: POINTS, idempotencyKey: "contract-chest-1"'),
  ).toEqual(["POINTS_TOO_FEW gameKey"]);
  expect(await codes("playBonusGame", 'attemptId: "1", step: 0, move: [1]')).toEqual(["ATTEMPT_UNKNOWN attemptId"]);
  expect(await codes("playBonusGame", 'attemptId: "x", step: -1, move: []')).toEqual([
    "ATTEMPT_UNKNOWN attemptId",
    "MOVE_REFUSED move",
  ]);
  expect(await codes("playBonusGame", 'attemptId: "1", step: 0, move: [], clientSeed: "no seed!"')).toEqual([
    "INVALID clientSeed",
  ]);
  const guest = await ask(
    stack.gateway.url,
    'mutation { playBonusGame(input: { attemptId: "1", step: 0, move: [] }) { errors { code } } }',
  );
  expect(guest.errors?.map(({ extensions }) => extensions?.["code"])).toEqual(["UNAUTHENTICATED"]);
});
