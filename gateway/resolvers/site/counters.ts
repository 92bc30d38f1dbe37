/** Analytics counters, and the embedded collector of events. */
import { z } from "zod";
import { MOST_EVENTS } from "#shared/site/analyticsEvents.ts";
import { inputError } from "../../errors/userErrors.ts";
import type { RecordEventsInput, Resolvers } from "../../generated/resolvers.ts";
import { insteadOf } from "../../transport/upstreamError.ts";
import { pageSize, textUpTo } from "../arguments.ts";

const maxHost = 253;
const maxProject = 64;
const defaultEvents = 50;
const maxEvents = 100;

const count = z.int().min(0).max(1_000_000);
/** What the service takes; the catalogue is its own affair. */
const sent = z.object({
  counterId: z.string().min(1).max(64),
  key: z.string().min(1).max(128),
  visit: z.string().regex(/^[\w-]{8,40}$/),
  events: z
    .array(
      z.object({
        number: count,
        eventId: count.min(1),
        data: z.record(z.string().max(40), z.union([z.string().max(2000), z.number()])),
        at: z.number().nonnegative(),
      }),
    )
    .min(1)
    .max(MOST_EVENTS),
});

/** The body for the service; null for events that it would not take. */
function bodyOf(input: RecordEventsInput) {
  const { data: read } = sent.safeParse(input);
  if (read === undefined) return null;
  const { counterId: counter, key, visit, events } = read;
  return {
    counter,
    key,
    visit,
    events: events.map(({ number, eventId: event, data, at }) => ({ number, event, data, at: Math.round(at * 1000) })),
  };
}

export const counterResolvers: Resolvers = {
  Query: {
    counters: (_, { domain, projectId }, { parts }) =>
      parts.services.counters.counters(
        textUpTo("domain", domain, maxHost),
        textUpTo("projectId", projectId, maxProject),
      ),
    collectedEvents: (_, { first }, { parts }) =>
      parts.services.counters.recent(pageSize(first, defaultEvents, maxEvents)).catch(insteadOf("NOT_SHOWN", null)),
  },
  Mutation: {
    recordEvents: async (_, { input }, { parts, language }) => {
      const refused = { recorded: 0, errors: [inputError("INVALID", null, language)] };
      const body = bodyOf(input);
      if (body === null) return refused;
      const recorded = await parts.services.counters.record(body).catch(insteadOf("BAD_KEY", null));
      return recorded === null ? refused : { recorded, errors: [] };
    },
  },
};
