/** What a player at a table of shared rounds hears, and what is published of its chains. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { titleOf } from "#shared/games/titles/titles.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { StudioContext } from "../context.ts";
import { sessionOf } from "../sessions/sessions.ts";
import type { Tables } from "../tables/tables.ts";

const gamePath = z.object({ game: z.string().max(60) });

export function tableCalls(app: FastifyInstance, context: StudioContext, tables: Tables): void {
  app.get("/frame/v1/table", (request, reply) => {
    const { id, game } = sessionOf(context, request.headers.authorization);
    const state = tables.stateFor(game);
    const response = reply.raw;
    if (!tables.watchers.add(game, { session: id, response }))
      throw new Problem(503, "TABLE_FULL", "All seats are taken");
    // The reply is ours from here on, with the headers that were set for it.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    reply.hijack();
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    response.write(`event: table\ndata: ${JSON.stringify(state)}\n\n`);
    tables.seated(game);
  });

  app.get("/chains/:game", (request, reply) => {
    const { game } = gamePath.parse(request.params);
    if (titleOf(game)?.clock === undefined) throw new Problem(404, "NO_TABLE", "The game has no shared rounds");
    return reply.send({ game, chains: tables.published(game) });
  });
}
