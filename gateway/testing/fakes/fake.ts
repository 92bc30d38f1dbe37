import type { FastifyReply, FastifyRequest } from "fastify";

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * What a service answers unless a test says otherwise, by method and path, such as "GET /sportsbook-api/v1/games".
 * `npm run codegen` finds them in the area's folder.
 */
export type Fakes = Readonly<Record<string, Handler>>;
