/** What a game asks of the studio, with the token of its session. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { isClientSeed } from "#shared/games/fair/draw.ts";
import { figuresOf } from "#shared/games/titles/figures.ts";
import { stakeRange } from "#shared/games/titles/stakes.ts";
import type { StudioContext } from "../context.ts";
import type { Play } from "../rounds/play.ts";
import { isWin, playedOf } from "../rounds/played.ts";
import { type RoundRow, shownRound, unfinishedRounds } from "../rounds/round.ts";
import { activeSeeds, rotateSeeds, shownSeeds } from "../rounds/seeds.ts";
import {
  enter,
  freeRoundsOf,
  fresh,
  isDemo,
  sessionOf,
  titleOfSession,
  type SessionRow,
} from "../sessions/sessions.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";

const LAST_ROUNDS = 20;

const ownSeed = z.string().refine(isClientSeed, "is no seed of 1 to 64 letters and digits");
const startBody = z.object({
  press: z.string().max(40),
  stake: z.string().max(20),
  bet: z.record(z.string().max(20), z.unknown()),
  free: z.string().max(40).optional(),
  panel: z.int().min(1).max(10).optional(),
  seed: ownSeed.optional(),
});
const moveBody = z.object({
  step: z.number().int().min(0).max(1000),
  move: z.record(z.string().max(20), z.unknown()),
});
const seedBody = z.object({
  clientSeed: ownSeed,
});
const roundPath = z.object({ id: z.string().max(40) });

export function frameCalls(base: FastifyInstance, context: StudioContext, play: Play): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { store } = context;
  const session = ({ headers }: { headers: { authorization?: string | undefined } }) =>
    sessionOf(context, headers.authorization);
  const lastRounds = ({ owner, game }: SessionRow) =>
    store.all<RoundRow>(
      "select * from round where owner = :owner and game = :game and status = 'closed' order by started_at desc, rowid desc limit :most",
      { owner, game, most: LAST_ROUNDS },
    );

  app.post("/frame/v1/open", async (request, reply) => {
    const entered = await enter(context, session(request));
    const title = titleOfSession(entered);
    const isShared = title.clock !== undefined;
    const unfinished = unfinishedRounds(store, entered).map((row) => shownRound(store, row));
    return reply.send({
      game: {
        id: title.id,
        engine: title.engine,
        names: title.names,
        ...figuresOf(title),
      },
      isDemo: isDemo(entered),
      currency: entered.currency,
      language: entered.language,
      balance: entered.balance,
      freeRounds: isShared ? null : freeRoundsOf(entered),
      stakes: stakeRange(title, entered.currency),
      seeds: shownSeeds(activeSeeds(store, entered.owner)),
      round: isShared ? null : (unfinished[0] ?? null),
      isShared,
      bets: isShared ? unfinished : [],
      rate: context.settings.tableRate,
    });
  });

  app.post("/frame/v1/presses", async (request, reply) => reply.send({ press: play.press(session(request)) }));

  app.post("/frame/v1/rounds", { schema: { body: startBody } }, async (request, reply) => {
    const by = session(request);
    const row = await play.start(by, request.body);
    if (row.status === "cancelled")
      throw new Problem(422, row.reason ?? "CANCELLED", "The wallet didn't take the bet", {
        balance: fresh(context, by).balance,
      });
    return reply.send(playedOf(context, row));
  });

  app.post("/frame/v1/rounds/:id/moves", { schema: { params: roundPath, body: moveBody } }, async (request, reply) => {
    const by = session(request);
    const row = await play.move(by, request.params.id, request.body.step, request.body.move);
    return reply.send(playedOf(context, row));
  });

  app.get("/frame/v1/rounds", async (request, reply) =>
    reply.send({
      rounds: lastRounds(session(request)).map((row) => ({
        ...shownRound(store, row),
        isWin: isWin(row),
      })),
    }),
  );

  app.post("/frame/v1/seeds", { schema: { body: seedBody } }, async (request, reply) => {
    const { owner } = session(request);
    const open = store.get("select 1 from round where owner = :owner and status in ('opening', 'open') limit 1", {
      owner,
    });
    if (open !== undefined) throw new Problem(409, "ROUND_OPEN", "Seeds are revealed when no round is open");
    const { revealed, seeds } = rotateSeeds(store, owner, request.body.clientSeed);
    return reply.send({
      revealed: shownSeeds({ ...revealed, revealed_at: Date.now() }),
      seeds: shownSeeds(seeds),
    });
  });
}
