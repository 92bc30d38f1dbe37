/** Calls of the operator's back office about lotto. */
import { z } from "zod";
import { epoch, errorBody } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";
import { namesBody } from "../pools/public.ts";
import { lotteryKey, lottoDraw } from "./api.ts";

const hundredths = z.int().min(0).max(10_000).describe("Hundredths of a percent");
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3})?$/)
  .describe("Amount, decimal");
const minute = z.int().min(0).max(1_439);

const category = z
  .object({
    picks: z.int().min(1).max(40).describe("Numbers of a line"),
    hits: z.int().min(0).max(40).describe("Numbers of it that must be drawn"),
    bonus: z
      .boolean()
      .nullable()
      .describe("Whether it must have the bonus ball or must not; null if that doesn't matter"),
    share: hundredths.describe("Share of the pool, hundredths of a percent; 0 for fixed prizes"),
    times: z.int().min(0).max(100_000_000).describe("Fixed prize in hundredths of the stake; 0 for a share"),
  })
  .describe("A category of prizes");

const schedule = z
  .object({
    weekdays: z.array(z.int().min(0).max(6).describe("0 is Sunday")).min(1).max(7).describe("Days by the UTC clock"),
    firstMinute: minute.describe("Minute of the day of the first draw"),
    lastMinute: minute.describe("Minute of the day that no draw is later than"),
    everyMinutes: z.int().min(1).max(1_440).describe("From one draw to the next"),
  })
  .describe("When draws are held");

/** The rules of a lottery as the operator writes them. */
const rulesBody = z
  .object({
    names: namesBody,
    balls: z.int().min(2).max(100).describe("Balls in the drum"),
    drawn: z.int().min(1).max(40).describe("Balls drawn, without the bonus"),
    bonus: z.int().min(0).max(1).describe("Bonus balls"),
    leastPicks: z.int().min(1).max(40).describe("Fewest numbers of a line"),
    mostPicks: z.int().min(1).max(40).describe("Most numbers of a line"),
    mostNumbers: z.int().min(1).max(40).describe("Most numbers of a system"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe("Currency, ISO 4217"),
    leastStake: amount,
    mostStake: amount,
    poolShare: hundredths.describe("Share of the stakes that is paid out; 0 for fixed prizes"),
    categories: z.array(category).min(1).max(100).describe("Highest first; what shares leave feeds the jackpot"),
    floorUnit: z.int().min(1).max(1_000_000).describe("Minor units that prizes are whole multiples of"),
    leastPrize: z.int().min(0).max(1_000_000_000).describe("Minor units; a smaller share goes to the jackpot"),
    betReturn: hundredths.min(1).describe("What bets at fixed odds return of their stakes"),
    mostWin: amount.describe("A bet may not win more"),
    mostBets: z.int().min(1).max(50).default(20).describe("Bets at fixed odds on one ticket"),
    schedule,
    ahead: z.int().min(0).max(50).describe("Draws on sale at once"),
    mostDraws: z.int().min(1).max(50).describe("Draws in a row that a purchase may be for"),
    deadlineHours: z.int().min(1).max(720).describe("A draw not held so long after its sale is called off"),
  })
  .refine(({ balls, drawn, bonus }) => drawn + bonus <= balls, { message: "More balls are drawn than there are" })
  .refine(
    ({ leastPicks, mostPicks, mostNumbers, balls }) =>
      leastPicks <= mostPicks && mostPicks <= mostNumbers && mostNumbers <= balls,
    { message: "Numbers of a line are at most those of a system, and these at most the balls" },
  )
  .refine(
    ({ categories, poolShare }) =>
      categories.every(({ share, times }) => (poolShare > 0 ? times === 0 : share === 0 && times > 0)) &&
      categories.reduce((sum, { share }) => sum + share, 0) <= 10_000,
    { message: "Categories share at most the whole pool, or all have fixed prizes" },
  )
  .refine(({ categories }) => categories.every(({ hits, picks }) => hits <= picks), {
    message: "A line can't have more hits than numbers",
  })
  .refine(
    ({ categories }) =>
      categories.every(({ picks, hits, bonus }, index) =>
        categories
          .slice(0, index)
          .every(
            (other) =>
              other.picks !== picks ||
              other.hits !== hits ||
              (other.bonus !== null && bonus !== null && other.bonus !== bonus),
          ),
      ),
    { message: "A line can win in one category alone" },
  )
  .describe("Rules of a lottery");

const deskLottery = z
  .object({
    key: z.string().describe("Key of the lottery"),
    is_on: z.boolean().describe("Whether draws are opened and shown"),
    rules: rulesBody,
  })
  .describe("A lottery with all its rules");

const unknownDraw = { DRAW_UNKNOWN: "There is no such draw" };

export const lottoDeskApi = {
  deskLotteries: {
    summary: "All lotteries with their rules",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/lotto-api/v1/desk/lotteries",
    response: z.object({ lotteries: z.array(deskLottery).describe("In the order to show") }),
    errors: { 401: errorBody },
  },
  setLottery: {
    summary: "Changes a lottery, or adds one",
    description: "For the operator's back office. Draws that are on sale keep the rules they were opened with.",
    security: "serviceKey",
    method: "PUT",
    path: "/lotto-api/v1/desk/lotteries/:key",
    params: z.object({ key: lotteryKey }),
    body: z.object({ is_on: z.boolean().describe("Whether draws are opened and shown"), rules: rulesBody }),
    response: deskLottery,
    errors: { 401: errorBody },
  },
  openDraw: {
    summary: "Opens the sale of a draw beside the schedule",
    description: "For the operator's back office. It is on sale for 30 seconds at least.",
    security: "serviceKey",
    codes: {
      "404": { LOTTERY_UNKNOWN: "There is no such lottery" },
      "409": { MOMENT_UNFIT: "The lottery has a draw at this moment, or it is too soon" },
    },
    method: "POST",
    path: "/lotto-api/v1/desk/draws",
    body: z.object({
      lottery: lotteryKey,
      closes_at: epoch.describe("When the sale ends and the draw is held"),
      actor: z.string().trim().min(1).max(80).describe("Who of the operator's staff it is"),
    }),
    response: lottoDraw,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  closeLottoDraw: {
    summary: "Ends the sale of a draw, which is then held at once",
    description: "For the operator's back office.",
    security: "serviceKey",
    codes: { "404": unknownDraw, "409": { DRAW_CLOSED: "The sale has ended before" } },
    method: "POST",
    path: "/lotto-api/v1/desk/draws/:id/close",
    params: z.object({ id }),
    response: lottoDraw,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  cancelLottoDraw: {
    summary: "Calls a draw off and refunds its tickets",
    description: "For the operator's back office. Refunds follow within seconds. A draw that is drawn stands.",
    security: "serviceKey",
    codes: { "404": unknownDraw, "409": { DRAW_DRAWN: "The draw is drawn or called off already" } },
    method: "POST",
    path: "/lotto-api/v1/desk/draws/:id/cancel",
    params: z.object({ id }),
    response: lottoDraw,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
