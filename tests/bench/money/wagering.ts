/**
 * What wagering adds: a placing and a casino round of a player whose bonus is wagered, beside those of a player without
 * one and of one who stakes from the bonus account, in turns by one process on its embedded Postgres.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLaunch } from "../../../services/money/wallet/launches.ts";
import { takeCall } from "../../../services/money/wallet/calls.ts";
import { hashSession } from "../../../services/people/players/sessions.ts";
import { startTestServices } from "../../../services/testing/services.ts";
import { median, rounded } from "./client.ts";
import { report } from "../report.ts";

const turns = Number(process.env["BENCH_TURNS"] ?? 300);
const warmUp = 60;
const most = 1.15;

interface Offer {
  id: string;
  key: string;
}
interface Account {
  id: number;
  iso: string;
  type: number;
}

const folder = mkdtempSync(join(tmpdir(), "bonuses-"));
const test = await startTestServices({ settings: { dataDir: folder }, realNow: () => Date.now() });
try {
  const { context } = test.services;
  test.book.setGame("1", { startsAt: Math.floor(Date.now() / 1000) + 86_400 });
  const people = await Promise.all(["demo", "demo2"].map((login) => test.signIn(login)));
  const accountsOf = async (headers: Record<string, string>) =>
    (await test.call<{ accounts: Account[] }>("GET", "/account-api/v1/accounts", { headers })).body.accounts;
  const [plain, bonus] = people;
  if (plain === undefined || bonus === undefined) throw new Error("nobody plays");
  const idOf = async (session: string) =>
    (await test.call<{ user_id: number }>("GET", "/web-api/session", { headers: { "x-session": session } })).body
      .user_id;
  const { offers } = (await test.call<{ offers: Offer[] }>("GET", "/bonus-api/v1/offers")).body;
  const granted = await test.call<{ account_id: number }>("POST", "/bonus-api/v1/desk/grants", {
    headers: { "x-service-key": "test-key", "idempotency-key": "bench-grant-1" },
    body: {
      player_id: await idOf(bonus.session),
      offer_id: Number(offers.find(({ key }) => key === "double-play")?.id),
      currency: "RUB",
      amount: "1000000",
    },
  });
  if (granted.status !== 200) throw new Error(JSON.stringify(granted));
  const cashOf = async (headers: Record<string, string>) =>
    (await accountsOf(headers)).find(({ iso, type }) => iso === "RUB" && type !== 4)?.id ?? 0;

  let keys = 0;
  const place = async (headers: Record<string, string>, accountId: number): Promise<number> => {
    keys += 1;
    const begun = performance.now();
    const answer = await test.call<{ errors: { code: string }[] }>("POST", "/coupon-api/v1/coupons?lng=en", {
      headers: { ...headers, "idempotency-key": `bench-bonus-${keys}` },
      body: {
        accountId: String(accountId),
        typeId: 0,
        amount: "10",
        bets: [{ outcomeId: "1.1x2.home", coef: "2.000" }],
      },
    });
    const took = performance.now() - begun;
    if (answer.status !== 200 || answer.body.errors.length > 0) throw new Error(JSON.stringify(answer));
    return took;
  };

  const launch = async ({ session }: { session: string }, accountId: number) => {
    const playerId = await idOf(session);
    const { token } = await context.db.transaction((tx) =>
      openLaunch(tx, {
        playerId,
        accountId,
        currency: "RUB",
        sessionHash: hashSession(session),
        game: "bench",
        openedAt: context.clock.now(),
      }),
    );
    return async (): Promise<number> => {
      keys += 1;
      const common = { token, player: String(playerId), game: "bench", round: `r${keys}`, currency: "RUB" };
      const begun = performance.now();
      for (const it of [
        { kind: "bet", call: { ...common, id: `b${keys}`, amount: "10.00" } },
        { kind: "win", call: { ...common, id: `w${keys}`, bet: `b${keys}`, amount: "9.00" } },
        { kind: "end", call: { ...common, id: `e${keys}` } },
      ] as const) {
        const { code } = await takeCall(context, it as Parameters<typeof takeCall>[1], JSON.stringify(it));
        if (code !== "OK") throw new Error(`${it.kind}: ${code}`);
      }
      return performance.now() - begun;
    };
  };

  /** Each way in turn, so that none is measured at another time than the others; the median of each. */
  async function inTurns(ways: readonly (() => Promise<number>)[]): Promise<number[]> {
    const times = ways.map((): number[] => []);
    for (let turn = -warmUp; turn < turns; turn += 1)
      for (const [index, way] of ways.entries()) {
        const took = await way();
        if (turn >= 0) times[index]?.push(took);
      }
    return times.map(median);
  }

  const [cash, beside] = [await cashOf(plain.headers), await cashOf(bonus.headers)];
  const bonusAccount = granted.body.account_id;
  const placings = await inTurns([
    () => place(plain.headers, cash),
    () => place(bonus.headers, beside),
    () => place(bonus.headers, bonusAccount),
  ]);
  const rounds = await inTurns([
    await launch(plain, cash),
    await launch(bonus, beside),
    await launch(bonus, bonusAccount),
  ]);
  const [placing = NaN, withBonus = NaN, fromBonus = NaN] = placings;
  const [round = NaN, roundWith = NaN, roundFrom = NaN] = rounds;
  console.log(
    `a placing: ${rounded(placing)} ms without a bonus, ${rounded(withBonus)} ms with one, ${rounded(fromBonus)} ms from the bonus account`,
  );
  console.log(
    `a round (bet, win, end): ${rounded(round)} ms without, ${rounded(roundWith)} ms with one, ${rounded(roundFrom)} ms from the bonus account`,
  );
  const measure = (name: string, value: number) => ({
    name,
    value: rounded(value),
    unit: "×",
    target: `<= ${most}`,
    isMet: value <= most,
  });
  report("bonuses", [
    measure("a placing with a bonus that is wagered to one without", withBonus / placing),
    measure("a casino round with a bonus that is wagered to one without", roundWith / round),
    measure("a placing from the bonus account to one without a bonus", fromBonus / placing),
    measure("a casino round from the bonus account to one without a bonus", roundFrom / round),
  ]);
} finally {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
}
