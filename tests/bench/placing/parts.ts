/** The parts of a placing, by the files whose functions run; of several that fit, the first counts. */
import type { Parts } from "../money/profile.ts";

export const parts: Parts = {
  anywhere: [
    [
      "jobs",
      /sportsbook\/book\/ticker|services\/betting\/coupons\/(?:settle\/settle|cashOut\/auto|place\/decide)|services\/platform\/(?:outbox|job|metrics|database\/readiness)/,
    ],
  ],
  nearest: [
    ["SQL: driver", /node_modules\/(?:pg|pg-[a-z]+|postgres-[a-z]+)\//],
    ["SQL: building statements", /node_modules\/drizzle-orm\//],
    ["session", /node_modules\/jose\/|services\/people\/players\//],
    [
      "HTTP",
      /node_modules\/(?:@?fastify[a-z-]*|find-my-way|zod|secure-json-parse|fast-[a-z-]+|prom-client)\/|services\/platform\/http\/|scripts\/lib\//,
    ],
    [
      "checks",
      /services\/betting\/coupons\/(?:check|api)\/|services\/betting\/coupons\/place\/wins|services\/betting\/sportsbook\/|shared\/betting\//,
    ],
    ["writing", /services\/betting\/coupons\/|services\/money\//],
    ["bench", /tests\/bench\//],
  ],
  // Sockets and timers of Node itself.
  rest: "HTTP",
};
