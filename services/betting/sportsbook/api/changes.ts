/** Changes of games as the event stream tells them. */
import { z } from "zod";
import { decimal } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { gameEvent, gameStatus } from "./game.ts";
import { score } from "./score.ts";
import { section } from "./sections.ts";

export const eventScore = score
  .omit({ periodName: true })
  .extend({ periodNames: z.record(z.string(), z.string()).describe("Name of the period by language code") })
  .describe("The score of an event: it has no language, so the period's name comes in every language of the site");
export const gameChange = z
  .object({
    gameId: id.describe("Id of the game"),
    version: z.int().describe("Rises with each change"),
    section,
    status: gameStatus.describe("State of the game"),
    score: eventScore.nullable().describe("Score; null before the start"),
    prices: z
      .array(
        z.object({
          outcomeId: z.string().describe("Id of the outcome"),
          coef: decimal.describe("Decimal odds, 3 places"),
          isBlocked: z.boolean().describe("True while no bets are taken on it"),
        }),
      )
      .describe("Outcomes whose odds or state changed"),
    goneOutcomeIds: z.array(z.string()).describe("Outcomes that are gone"),
    isSnapshot: z.boolean().describe("True when `prices` holds every outcome of the game"),
    eventCount: z.int().optional().describe("How many events there are so far"),
    newEvents: z
      .array(gameEvent)
      .optional()
      .describe(
        "The newest of them: what happened since the message before; left out where nothing did, and in a whole state",
      ),
  })
  .describe(
    "Data of an SSE event `game` on the event stream: latest state, without an id. The first after a request is whole.",
  );
