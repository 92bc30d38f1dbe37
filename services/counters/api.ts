/** REST contract of the analytics counters of a project on a domain (SPEC 7.11). Public. */
import { z } from "zod";

export const counter = z.object({
  id: z.string(),
  /** Where its events go: a tag manager, the operator's collector, a metrics counter, a tracker of sports data, a social pixel (SPEC 7.38). */
  kind: z.enum(["tag-manager", "events", "metrics", "sports-tracker", "social-pixel"]),
  /** What its script needs to start. */
  settings: z.record(z.string(), z.string()),
});

export const countersApi = {
  /** Empty for a project or domain without counters. */
  counters: {
    method: "GET", path: "/counters-api/v1/counters", query: z.object({ domain: z.string().min(1).max(253), projectId: z.string().min(1).max(64) }),
    response: z.object({ counters: z.array(counter) }),
  },
} as const;
