/** The call for the operator's cash desks and terminals. Public. */
import { z } from "zod";

export const cashDesk = z
  .object({
    code: z.string().describe("The code that a withdrawal to this desk names as its `point`"),
    kind: z.enum(["desk", "terminal"]).describe("A desk has staff, a terminal is a machine that takes cash"),
    country: z.string().describe("Country, ISO 3166-1 alpha-2"),
    city: z.string().describe("City, in the caller's language"),
    address: z.string().describe("Street and house, in the caller's language"),
    latitude: z.number().describe("Degrees north, WGS 84"),
    longitude: z.number().describe("Degrees east, WGS 84"),
    time_zone: z.string().describe("IANA time zone in which the hours are told"),
    hours: z
      .array(
        z.object({
          days: z.array(z.int().min(1).max(7)).describe("Days of the week, 1 Monday to 7 Sunday"),
          from: z.string().describe("When it opens, HH:MM"),
          to: z.string().describe("When it closes, HH:MM; 24:00 is midnight"),
        }),
      )
      .describe("When it is open; a day without an entry is closed"),
    currencies: z.array(z.string()).describe("Currencies that it takes, ISO 4217"),
    can_deposit: z.boolean().describe("True where players pay in"),
    can_withdraw: z.boolean().describe("True where players fetch withdrawals"),
  })
  .describe("A cash desk or a terminal");

export const cashDesksApi = {
  cashDesks: {
    summary: "The operator's cash desks and terminals, by country, city and address",
    security: "none",
    headers: ["X-Language"],
    method: "GET",
    path: "/payments-api/v1/cash-desks",
    query: z.object({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional()
        .describe("Only those of a country, ISO 3166-1 alpha-2"),
    }),
    response: z.object({ desks: z.array(cashDesk).max(5000).describe("All of them; empty where there are none") }),
  },
} as const;
