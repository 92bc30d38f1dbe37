/** Games for money from launch to books: the real studio plays, the real wallet moves the money. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../../scripts/lib/freePort.ts";
import { clientOf, type Client } from "../../services/betting/coupons/testing/client.ts";
import { expectBooksToBalance } from "../../services/money/wallet/testing/world.ts";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";
import { Exact } from "#shared/money/money.ts";
import { startStudio } from "../../studio/server.ts";
import { testSettings } from "../../studio/testing/world.ts";

const secrets = { operator: "operator-secret-of-tests", wallet: "wallet-secret-of-tests" };

let test: TestServices;
let client: Client;
let studio: { url: string; close(): Promise<void> };
let folder: string;
beforeAll(async () => {
  const port = await freePort();
  const settings = {
    url: `http://127.0.0.1:${port}`,
    secret: secrets.operator,
    walletSecret: secrets.wallet,
  };
  // Their clock is the studio's: signatures tell the time.
  test = await startTestServices({ settings: { studio: settings } });
  folder = mkdtempSync(join(tmpdir(), "casino-money-"));
  studio = await startStudio({
    settings: {
      ...testSettings(folder),
      port,
      operatorSecret: secrets.operator,
      wallet: { url: `${test.services.url}/wallet-api/v1`, secret: secrets.wallet },
    },
  });
  client = await clientOf(test);
  await test.runJob("casino");
  expect(await offered()).not.toEqual([]);
});
afterAll(async () => {
  await studio?.close();
  await test?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

async function offered(): Promise<{ key: string }[]> {
  const answer = await test.call<{ games: { key: string }[] }>(
    "GET",
    "/casino-api/v1/catalogue?group_id=1&country=kz&lng=en",
  );
  return answer.body.games;
}

interface Shown {
  id: string;
  status: string;
  stake: string;
  won: string | null;
  moves: unknown[];
  view: { opened?: number[] };
}
interface Said {
  status: number;
  body: { round?: Shown | null; balance?: string; code?: string; press?: string; isDemo?: boolean; currency?: string };
}

/** Opens a game for money with the player's roubles. */
async function open(game: string): Promise<{ id: string; token: string }> {
  const { body } = await test.call<{ launch: { id: string; url: string } | null; errors: unknown[] }>(
    "POST",
    "/casino-api/v1/launches",
    {
      headers: client.headers,
      body: { game, group_id: 1, country: "kz", lng: "en", account_id: Number(client.accounts["RUB"]) },
    },
  );
  if (body.launch === null) throw new Error(JSON.stringify(body.errors));
  return { id: body.launch.id, token: body.launch.url.split("#")[1] ?? "" };
}
const launch = async (game: string) => (await open(game)).token;

async function frame(token: string, path: string, body: object = {}): Promise<Said> {
  const response = await fetch(`${studio.url}/frame/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Said["body"] };
}

async function start(token: string, bet: object, stake: string): Promise<Said> {
  const pressed = await frame(token, "presses");
  return pressed.status === 200 ? frame(token, "rounds", { press: pressed.body.press, stake, bet }) : pressed;
}

const roundOf = ({ status, body }: Said): Shown => {
  if (body.round == null) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.round;
};

/** Waits until the player has a balance, and proves the books: stakes of rounds that are over are held no longer. */
async function expectBalance(expected: InstanceType<typeof Exact>): Promise<void> {
  await vi.waitFor(async () => expect(await client.balance()).toBe(expected.toFixed(2)), { timeout: 10_000 });
  await vi.waitFor(() => expectBooksToBalance({ test }), { timeout: 10_000 });
}

it("takes every stake once and pays every win once, over rounds of one step", async () => {
  expect((await offered()).map(({ key }) => key)).toContain("hundredfold");
  const token = await launch("hundredfold");
  const before = await client.balance();
  expect((await frame(token, "open")).body).toMatchObject({ balance: before, isDemo: false, currency: "RUB" });
  let expected = new Exact(before);
  for (let number = 0; number < 6; number += 1) {
    const said = await start(token, { side: "under", target: 5000 }, "20.00");
    const { status, won } = roundOf(said);
    expect(status).toBe("closed");
    expected = expected.minus("20.00").plus(won ?? "0");
    expect(said.body.balance).toBe(expected.toFixed(2));
  }
  await expectBalance(expected);
});

it("leaves a round in the middle, finds it again at the next launch, and ends it there", async () => {
  const first = await launch("quiet-field");
  const before = await client.balance();
  await frame(first, "open");
  const left = roundOf(await start(first, { mines: 1 }, "50.00"));
  expect(left.status).toBe("open");
  await expectBalance(new Exact(before).minus("50.00"));

  const second = await launch("quiet-field");
  const found = (await frame(second, "open")).body.round;
  expect(found).toMatchObject({ id: left.id, status: "open", stake: "50.00" });
  // The first frame still stands in another tab: its launch is over, so it can begin nothing.
  expect(await start(first, { mines: 1 }, "50.00")).toMatchObject({ status: 401, body: { code: "SESSION_ENDED" } });

  const moved = roundOf(await frame(second, `rounds/${left.id}/moves`, { step: 0, move: { open: 3 } }));
  const ended =
    moved.status === "open"
      ? roundOf(await frame(second, `rounds/${left.id}/moves`, { step: 1, move: { collect: true } }))
      : moved;
  expect(ended.status).toBe("closed");
  await expectBalance(new Exact(before).minus("50.00").plus(ended.won ?? "0"));
});

it("takes a second stake for a double, and pays for both", async () => {
  const token = await launch("lamplight-blackjack");
  let expected = new Exact(await client.balance());
  await frame(token, "open");
  let round: Shown;
  do {
    round = roundOf(await start(token, {}, "200.00"));
    expected = expected.minus("200.00").plus(round.status === "closed" ? (round.won ?? "0") : "0");
  } while (round.status === "closed");
  const doubled = roundOf(
    await frame(token, `rounds/${round.id}/moves`, { step: round.moves.length, move: { do: "double" } }),
  );
  expect(doubled).toMatchObject({ status: "closed", stake: "400.00" });
  await expectBalance(expected.minus("200.00").plus(doubled.won ?? "0"));
});

it("takes no stake once the player has closed the game, and none that is no stake", async () => {
  const { id, token } = await open("silver-call");
  const before = await client.balance();
  await frame(token, "open");
  expect(await start(token, { call: "heads" }, "0.00")).toMatchObject({
    status: 422,
    body: { code: "STAKE_OUT_OF_RANGE" },
  });
  await test.call("POST", "/casino-api/v1/launches/end", { headers: client.headers, body: { id } });
  expect(await start(token, { call: "heads" }, "20.00")).toMatchObject({
    status: 422,
    body: { code: "TOKEN_EXPIRED" },
  });
  await expectBalance(new Exact(before));
});
