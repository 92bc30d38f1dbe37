/** What tests of tournaments do: create one, take part, play coupons and rounds, and look at the table. */
import { eq } from "../../../platform/database/drizzle.ts";
import { expect } from "vitest";
import { startBonusWorld, type BonusWorld } from "../../bonuses/testing/world.ts";
import { nextKey } from "../../../betting/coupons/testing/client.ts";
import { takeCall } from "../../../money/wallet/calls.ts";
import { openLaunch } from "../../../money/wallet/public.ts";
import { hashSession } from "../../../people/players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { startTestServices, type Answer, type TestServices } from "../../../testing/services.ts";
import type { Definition } from "../definition.ts";
import { hearOfCoupons, hearOfRounds } from "../entries/hear.ts";
import { payDue } from "../settle/pay.ts";
import { rankDue } from "../settle/rank.ts";
import type { EntryAnswer, TournamentAnswer } from "../show.ts";
import { tournament } from "../tables.ts";

export interface JoinAnswer {
  entry: EntryAnswer | null;
  errors: FieldError[];
}
interface Leader {
  rank: number;
  points: number;
  prize: string | null;
  player: string;
}

export interface TournamentWorld {
  test: TestServices;
  /** The players demo and demo2. */
  players: readonly [BonusWorld, BonusWorld];
  desk<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer<T>>;
  /** A tournament that began a minute ago and runs for a day, of coupons of any kind, a point for a rouble, 100 and 50 to win. */
  create(change?: Partial<Definition>, from?: number): Promise<TournamentAnswer>;
  tournament(id: string): Promise<TournamentAnswer>;
  join(player: Pick<BonusWorld, "client">, id: string, accountId?: number | null): Promise<Answer<JoinAnswer>>;
  entry(player: BonusWorld, id: string): Promise<EntryAnswer | undefined>;
  leaders(id: string): Promise<Leader[]>;
  /** A round of a game on the player's account in roubles: its bet, and its win unless null; ended unless it is kept open. */
  round(
    player: BonusWorld,
    round: { stake: string; won: string | null; game?: string; isOpen?: true },
  ): Promise<string>;
  endRound(id: string): Promise<void>;
  rollBack(id: string, stake: string): Promise<void>;
  /** Lets the service hear of all that has happened. */
  hear(): Promise<void>;
  /** What the job of ends does. */
  work(): Promise<void>;
  /** Ends a tournament some seconds ago, as if its day were over, and lets the job see it. */
  end(id: string, isGraceOver?: boolean): Promise<void>;
  expectBooks(): Promise<void>;
  close(): Promise<void>;
}

export const plain: Definition = {
  names: { en: "Test Cup", ru: "Тестовый кубок" },
  product: "SPORT",
  currency: "RUB",
  scoring: "TURNOVER",
  unit: "1",
  pointsPerLeg: null,
  minStake: "10",
  minPlays: 1,
  minLegs: 1,
  minCoef: "1",
  section: null,
  games: null,
  fee: null,
  guaranteed: "0",
  feeShare: "0",
  prizes: [
    { from: 1, to: 1, amount: "100", percent: null },
    { from: 2, to: 2, amount: "50", percent: null },
  ],
  ties: "SHARED",
  countries: null,
  isLateEntry: true,
  minPlayers: 1,
  maxPlayers: null,
  graceHours: 1,
  repeatHours: null,
  picture: "crown",
};

const dayS = 86_400;
let made = 0;

export async function startTournamentWorld(
  settings: Parameters<typeof startTestServices>[0] = {},
  started?: TestServices,
): Promise<TournamentWorld> {
  const test = started ?? (await startTestServices(settings));
  const { context } = test.services;
  const players = [await startBonusWorld("demo", test), await startBonusWorld("demo2", test)] as const;
  const sessions = new Map<number, string>();
  for (const [index, login] of ["demo", "demo2"].entries())
    sessions.set(players[index]?.client.userId ?? 0, hashSession((await test.signIn(login)).session));
  const rounds = new Map<string, { player: string; game: string; bet: string }>();
  let call = 0;
  const send = (kind: "bet" | "win" | "rollback" | "end", body: object) => {
    const id = `c-${(call += 1)}-${nextKey()}`;
    const sent = { kind, call: { id, ...body } } as unknown as Parameters<typeof takeCall>[1];
    return takeCall(context, sent, JSON.stringify(body)).then(({ code }) => {
      expect(code).toBe("OK");
      return id;
    });
  };
  const world: TournamentWorld = {
    test,
    players,
    desk: (method, path, body) =>
      test.call(method, `/tournament-api/v1/desk/${path}`, {
        headers: { "x-service-key": "test-key" },
        ...(body !== undefined && { body }),
      }),
    create: async (change = {}, from = -60) => {
      const now = Math.floor(context.clock.now() / 1000);
      const answer = await world.desk<TournamentAnswer>("POST", "tournaments", {
        key: `test-cup-${(made += 1)}`,
        definition: { ...plain, ...change },
        opens_at: now - 120,
        starts_at: now + from,
        ends_at: now + from + dayS,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    tournament: async (id) => {
      const { body } = await test.call<{ tournaments: TournamentAnswer[] }>(
        "GET",
        `/tournament-api/v1/tournaments?ids=${id}`,
      );
      const [found] = body.tournaments;
      if (found === undefined) throw new Error(`no tournament ${id}`);
      return found;
    },
    join: ({ client }, id, accountId = null) => {
      // Whatever was placed before counts for nothing.
      test.advance(1);
      return test.call("POST", `/tournament-api/v1/tournaments/${id}/entries`, {
        headers: client.headers,
        body: { account_id: accountId },
      });
    },
    entry: async ({ client }, id) =>
      (
        await test.call<{ entries: EntryAnswer[] }>("GET", `/tournament-api/v1/entries?ids=${id}`, {
          headers: client.headers,
        })
      ).body.entries[0],
    leaders: async (id) =>
      (await test.call<{ leaders: Leader[] }>("GET", `/tournament-api/v1/tournaments/${id}/leaders`)).body.leaders,
    round: async ({ client }, { stake, won, game = "old-jack", isOpen }) => {
      const { token } = await openLaunch(context.db, {
        playerId: client.userId,
        accountId: Number(client.accounts["RUB"]),
        currency: "RUB",
        game,
        sessionHash: sessions.get(client.userId) ?? "",
        openedAt: context.clock.now(),
      });
      const round = `r-${nextKey()}`;
      const common = { token, player: String(client.userId), game, round, currency: "RUB" };
      const bet = await send("bet", { ...common, amount: stake });
      rounds.set(round, { player: common.player, game, bet });
      if (won !== null) await send("win", { ...common, bet, amount: won });
      if (isOpen === undefined) await world.endRound(round);
      return round;
    },
    endRound: async (round) => {
      await send("end", { ...rounds.get(round), round });
    },
    rollBack: async (round, stake) => {
      await send("rollback", { ...rounds.get(round), round, amount: stake });
    },
    hear: async () => {
      await context.db.execute("select outbox_number(7340002)");
      await hearOfCoupons(context);
      await hearOfRounds(context, 0);
    },
    work: async () => {
      await rankDue(context);
      await payDue(context);
    },
    end: async (id, isGraceOver = true) => {
      test.advance(10_000);
      const end = context.clock.now() - 4_000;
      await context.db
        .update(tournament)
        .set({ endsAt: end, closesAt: isGraceOver ? end : end + 3_600_000 })
        .where(eq(tournament.id, Number(id)));
      await world.work();
    },
    expectBooks: () => players[0].expectBooks(),
    close: () => test.close(),
  };
  return world;
}

/** All that stands in the tables of points. */
export async function standing({ test }: Pick<TournamentWorld, "test">): Promise<unknown> {
  const { rows } = await test.services.context.db.execute(`
    select entry.id, points, plays, reached_at,
      (select jsonb_agg(jsonb_build_array(source_id, staked, won, legs, at) order by source_id) from tournament_play where entry_id = entry.id) as counted
    from tournament_entry entry order by entry.id`);
  return rows;
}
