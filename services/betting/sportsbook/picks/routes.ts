/** Routes of accumulators and of the bet generator. */
import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/http/rest.ts";
import type { Book } from "../book/book.ts";
import { presentFound } from "../present.ts";
import { Accumulators } from "./accumulators.ts";
import { picksApi } from "./api.ts";
import { proposalsFor } from "./proposals.ts";

export function picksRoutes(app: FastifyInstance, book: Book): void {
  const accumulators = new Accumulators(book);

  route(app, picksApi.accumulators, ({ query: { section, lng } }) => ({
    accumulators: accumulators
      .now(section)
      .map(({ legs, ...rest }) => ({ ...rest, legs: legs.map((leg) => presentFound(book, leg, lng)) })),
  }));

  route(app, picksApi.proposals, async ({ body, query: { lng } }) => {
    const { proposals, refusals } = await proposalsFor(book, body);
    return {
      proposals: proposals.map(({ legs, ...rest }) => ({
        ...rest,
        legs: legs.map((leg) => presentFound(book, leg, lng)),
      })),
      refusals,
    };
  });
}
