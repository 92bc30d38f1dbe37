/** A game with its markets as the contract tells them. */
import { z } from "zod";
import { decimal, epoch } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { score } from "./score.ts";
import { section } from "./sections.ts";

export const outcome = z
  .object({
    id: z.string().describe("Id of the outcome"),
    type: z.string().describe("Type, stable across games"),
    name: z.string().describe("Name in the requested language"),
    shortName: z.string().describe("Short name"),
    coef: decimal.describe("Decimal odds, 3 places"),
    isBlocked: z.boolean().describe("True while no bets are taken on it"),
  })
  .describe("An outcome to bet on");
export const market = z
  .object({
    id: z.string().describe("Id of the market"),
    type: z.string().describe("Type of the market, stable across games"),
    name: z.string().describe("Name in the requested language"),
    param: decimal.nullable().describe("Line of the market, such as the total or the handicap; null for none"),
    group: z.string().describe("Group under which the game's page lists it"),
    isMain: z.boolean().describe("True for the markets that lists show"),
    outcomes: z.array(outcome).describe("Outcomes"),
  })
  .describe("A market of a game");
export const gameStatus = z
  .enum(["NOT_STARTED", "IN_PLAY", "PAUSED", "SUSPENDED", "FINISHED", "CANCELLED"])
  .describe("State of the game");
export const opponent = z
  .object({
    id,
    name: z.string().describe("Name in the requested language"),
    nameEng: z.string().optional().describe("English name, whatever language was asked for"),
    shortName: z.string().describe("Short name"),
    color: z.string().describe("Main colour, CSS hex"),
    secondColor: z.string().describe("Second colour, CSS hex"),
  })
  .describe("A side of a game");
export const gameEvent = z
  .object({
    type: z.string().describe("Kind of event; clients skip kinds they don't know"),
    side: z.int().nullable().describe("1 home, 2 away; null for neither"),
    minute: z.string().describe('Minute, such as "45+2"'),
    scoreAfter: z.string().nullable().describe('Score afterwards, such as "1:0"; null when it did not change'),
  })
  .describe("Something that happened in a game");
export const game = z
  .object({
    id,
    section,
    startsAt: epoch.describe("Start, epoch seconds"),
    sportId: id.describe("Id of the sport"),
    championshipId: id.describe("Id of the championship"),
    opponents: z.array(opponent).describe("Home side, then away side"),
    slug: z.string().describe("Last part of the game's address"),
    status: gameStatus.describe("State of the game"),
    score: score.nullable().describe("Score; null before the start"),
    version: z.int().describe("Rises with each change"),
    marketCount: z.int().describe("Number of markets"),
    markets: z.array(market).describe("Markets, as many as `markets` asked for"),
    events: z.array(gameEvent).describe("The newest are enough where every point is one"),
    eventCount: z.int().optional().describe("How many events there are so far, with those left out above"),
  })
  .describe("A game");
