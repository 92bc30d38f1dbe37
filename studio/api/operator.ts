/** What the operator's servers ask of the studio. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { DEMO_CURRENCY } from "#shared/games/titles/stakes.ts";
import { titleOf } from "#shared/games/titles/titles.ts";
import { isLanguageCode } from "#shared/site/languages.ts";
import { gameList } from "../catalogue/games.ts";
import type { StudioContext } from "../context.ts";
import type { Tables } from "../tables/tables.ts";
import { findRound, type RoundRow, shownRound, stakedIn } from "../rounds/round.ts";
import { verifyUrlOf } from "../rounds/verifyUrl.ts";
import { openSession } from "../sessions/sessions.ts";
import { isSigned } from "#shared/wire/signedCall.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";

const errorBody = z.object({ code: z.string().describe("Stable"), message: z.string().describe("For logs") });
const refusals = { 400: errorBody, 401: errorBody, 404: errorBody } as const;
const currency = z.string().regex(/^[A-Z]{3}$/);

const launchBody = z.object({
  game: z.string().max(60).describe("Id of the game"),
  language: z.string().max(10).describe("en, ru, es or ar; English for others"),
  play: z
    .object({
      player: z
        .string()
        .min(1)
        .max(100)
        .regex(/^(?!demo:|table:)/)
        .describe("The wallet's name of the player"),
      token: z.string().min(8).max(200).describe("Shown to the wallet when the game opens, and with each bet"),
      currency: currency.refine((code) => code !== DEMO_CURRENCY, "is the currency of demo play"),
    })
    .nullable()
    .describe("Null for demo play, which asks the wallet nothing"),
});
const launched = z.object({ url: z.string().describe("Address for a frame; it holds the session's token") });
const game = z.object({
  id: z.string(),
  engine: z.string(),
  provider: z.object({ id: z.string(), name: z.string() }).describe("Brand that the game appears under"),
  names: z.record(z.string(), z.string()).describe("By language"),
  rtp: z.object({ from: z.string(), to: z.string() }).describe("Lowest and highest return over all bets, percent"),
  hitRate: z
    .object({ from: z.string(), to: z.string() })
    .describe("Lowest and highest share of rounds that pay anything, over all bets, percent"),
  volatility: z.enum(["low", "medium", "high"]),
  highestMultiplier: z.number(),
  stakes: z.object({ currency: z.string(), min: z.string(), max: z.string() }),
  mechanics: z.array(z.string()).readonly(),
  hasDemo: z.boolean(),
  pictures: z.record(z.string(), z.string()).describe("SVG addresses by ratio: 3x4, 1x1, 16x9"),
});
const round = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(["opening", "open", "closed", "cancelled"]),
  stake: z.string(),
  currency: z.string(),
  won: z.string().nullable().describe("Null until the round is closed"),
  startedAt: z.number().describe("Epoch milliseconds"),
  verifyUrl: z
    .string()
    .nullable()
    .describe("Page that plays the round again, in the browser; null while its seeds are secret"),
});
const tableSeats = z.object({
  game: z.string().describe("Id of the game"),
  seats: z.int().describe("Sessions that watch the table, for money or in demo play"),
});
const dayPath = z.object({ day: z.iso.date().describe("In UTC") });

/** Refuses calls that the operator hasn't signed. Bodies are kept as they came, for that is what was signed. */
export function requireSignature(app: FastifyInstance, { settings }: StudioContext): void {
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    const call = { method: request.method, path: request.url, body: text };
    if (!isSigned(settings.operatorSecret, call, request.headers, Date.now()))
      return done(new Problem(401, "BAD_SIGNATURE", "The signature is missing or wrong"));
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new Problem(400, "BAD_REQUEST", "The body is no JSON"));
    }
  });
  app.addHook("preValidation", async (request) => {
    // A call with a body was checked when it was read.
    if (request.method === "POST" && request.body !== undefined) return;
    const call = { method: request.method, path: request.url, body: "" };
    if (!isSigned(settings.operatorSecret, call, request.headers, Date.now()))
      throw new Problem(401, "BAD_SIGNATURE", "The signature is missing or wrong");
  });
}

export function operatorCalls(base: FastifyInstance, context: StudioContext, tables: Pick<Tables, "seatsOfAll">): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/v1/launches",
    {
      schema: {
        summary: "Opens a session of a game, for a player or for demo play",
        operationId: "launch",
        body: launchBody,
        response: { 201: launched, ...refusals },
      },
    },
    async (request, reply) => {
      const { game, language, play } = request.body;
      if (titleOf(game) === undefined) throw new Problem(404, "UNKNOWN_GAME", "There is no such game");
      const spoken = isLanguageCode(language) ? language : "en";
      const token = openSession(context, { game, language: spoken, play });
      return reply.code(201).send({ url: `${context.publicUrl()}/${spoken}/play#${token}` });
    },
  );

  app.get(
    "/v1/games",
    {
      schema: {
        summary: "All games, for a catalogue",
        operationId: "games",
        querystring: z.object({ currency: currency.default("EUR").describe("Of the stakes") }),
        response: { 200: z.object({ games: z.array(game) }), ...refusals },
      },
    },
    async (request, reply) => reply.send({ games: gameList(context.publicUrl(), request.query.currency) }),
  );

  app.get(
    "/v1/tables",
    {
      schema: {
        summary: "Tables of shared rounds, with the players who sit there now",
        operationId: "tables",
        response: { 200: z.object({ tables: z.array(tableSeats) }), ...refusals },
      },
    },
    async (_request, reply) => reply.send({ tables: tables.seatsOfAll() }),
  );

  app.get(
    "/v1/rounds/:id",
    {
      schema: {
        summary: "A round as it is now",
        operationId: "round",
        params: z.object({ id: z.string().max(40) }),
        response: { 200: round, ...refusals },
      },
    },
    async (request, reply) => {
      const row = findRound(context.store, request.params.id);
      if (row === undefined) throw new Problem(404, "UNKNOWN_ROUND", "There is no such round");
      return reply.send({ ...shownRound(context.store, row), verifyUrl: verifyUrlOf(context, row) });
    },
  );

  app.get(
    "/v1/statements/:day",
    {
      schema: {
        summary:
          "Rounds for money that ended on a day, as CSV: id, player, game, status, currency, stake, won, endedAt",
        operationId: "statement",
        params: dayPath,
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const from = Date.parse(`${request.params.day}T00:00:00Z`);
      const lines = context.store
        .all<RoundRow>(
          "select * from round where ended_at >= :from and ended_at < :to and currency <> :demo order by ended_at, id",
          { from, to: from + 86_400_000, demo: DEMO_CURRENCY },
        )
        .map((row) => {
          const { id, owner, game, status, currency, won, ended_at: at } = row;
          const ended = new Date(at ?? 0).toISOString();
          return [id, JSON.stringify(owner), game, status, currency, stakedIn(row), won ?? "0", ended].join(",");
        });
      const text = ["id,player,game,status,currency,stake,won,endedAt", ...lines].map((line) => `${line}\n`).join("");
      return reply.header("content-type", "text/csv; charset=utf-8").send(text);
    },
  );
}
