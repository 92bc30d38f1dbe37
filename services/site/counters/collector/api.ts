/** REST contract of the embedded event collector (SPEC 7.38): numeric events with the key of their counter. */
import { z } from "zod";
import { MOST_EVENTS } from "#shared/site/analyticsEvents.ts";
import { epoch, errorBody } from "../../../platform/http/api.ts";

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("Day in UTC, YYYY-MM-DD");
const eventId = z.int().positive().max(1_000_000).describe("Number of the event in the catalogue");
const data = z
  .record(z.string().max(40), z.union([z.string().max(2000), z.number()]))
  .describe("The event's fields, by name");

export const collectedEvent = z
  .object({
    counter: z.string().describe("Id of the counter"),
    event: eventId,
    name: z.string().describe("Name of the event in the catalogue"),
    data,
    at: epoch.describe("When it happened in the browser, epoch seconds; not later than it came"),
  })
  .describe("An event of a visit; nothing personal is in it");

export const collectorApi = {
  recordEvents: {
    summary: "Takes events of a visit",
    description: `At most ${MOST_EVENTS} a call. An event that the catalogue doesn't have, or with other fields than there, is left out; \`recorded\` says how many were kept. The same number of the same visit is kept once.`,
    security: "none",
    codes: { "403": { BAD_KEY: "There is no collector with this id and key" } },
    method: "POST",
    path: "/event-collector-api/v1/events",
    body: z.object({
      counter: z.string().min(1).max(64).describe("Id of the counter"),
      key: z.string().min(1).max(128).describe("Key of the counter, from its settings"),
      visit: z
        .string()
        .regex(/^[\w-]{8,40}$/)
        .describe("Random id of the open page, which is kept nowhere in the browser"),
      events: z
        .array(
          z
            .object({
              number: z.int().min(0).max(1_000_000).describe("Number of the event in its visit"),
              event: eventId,
              data,
              at: z.int().nonnegative().describe("When it happened, epoch milliseconds"),
            })
            .describe("An event"),
        )
        .min(1)
        .max(MOST_EVENTS)
        .describe("In their order"),
    }),
    response: z.object({ recorded: z.int().describe("How many events were kept") }),
    errors: { 403: errorBody },
  },
  recentEvents: {
    summary: "The latest events, newest first",
    description: "Only a demo shows them to everybody; others read the report with the service key.",
    security: "none",
    codes: { "404": { NOT_SHOWN: "This is no demo" } },
    method: "GET",
    path: "/event-collector-api/v1/events",
    query: z.object({ first: z.coerce.number().int().min(1).max(100).default(50).describe("How many") }),
    response: z.object({ events: z.array(collectedEvent).max(100).describe("Newest first") }),
    errors: { 404: errorBody },
  },
  eventReport: {
    summary: "How many events of each kind there were on each day",
    security: "serviceKey",
    method: "GET",
    path: "/event-collector-api/v1/report",
    query: z.object({ from: day, to: day.describe("Last day in UTC, YYYY-MM-DD, included") }),
    response: z.object({
      rows: z
        .array(
          z
            .object({
              day,
              event: eventId,
              name: z.string().describe("Name of the event in the catalogue"),
              events: z.int().describe("How many"),
              visits: z.int().describe("In how many visits"),
            })
            .describe("Events of a day"),
        )
        .max(20_000)
        .describe("By day, then by event"),
    }),
    errors: { 401: errorBody },
  },
} as const;
