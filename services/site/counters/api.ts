/** REST contract of the analytics counters of a project on a domain (SPEC 7.11). Public. */
import { z } from "zod";

export const counter = z
  .object({
    id: z.string().describe("Id that the analytics system gave the site"),
    kind: z
      .enum(["tag-manager", "events", "metrics", "sports-tracker", "social-pixel"])
      .describe(
        "Where its events go: a tag manager, the operator's collector, a metrics counter, a tracker of sports data, a social pixel",
      ),
    settings: z
      .record(z.string(), z.string())
      .describe(
        "`script`: address of its script; `global`: name of the function that the script defines; `endpoint`: address that events are sent to; `key`: key that is sent with them; `collector`: `embedded` for the collector of this service; `pixel`: address of a picture that is asked for with each event; `log`: `console` to write there",
      ),
  })
  .describe("One analytics counter of a site");

export const countersApi = {
  counters: {
    summary: "Analytics counters of a project on a domain",
    description: "Empty for a project or domain without counters.",
    security: "none",
    method: "GET",
    path: "/counters-api/v1/counters",
    query: z.object({
      domain: z.string().min(1).max(253).describe("Host name of the site"),
      projectId: z.string().min(1).max(64).describe("Id of the project"),
    }),
    response: z.object({ counters: z.array(counter).describe("Counters of the project on the domain") }),
  },
} as const;
