/** Bodies of the studio's calls (docs/studio.md). Amounts are decimal strings. */
import { z } from "zod";

const text = (most: number) => z.string().min(1).max(most);
const amount = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/);

/** Printable, without spaces and commas: statements and lists of rounds part them by commas. */
export const roundId = z.string().regex(/^[!-+\--~]{1,100}$/);

const call = {
  id: text(100).describe("Number of the call: the same call again gets the same answer"),
  round: roundId,
  game: text(60),
  player: text(40),
  currency: text(3),
};

export const bodies = {
  authenticate: z.object({ token: text(200), game: text(60) }),
  balance: z.object({ player: text(40), currency: text(3), token: text(200) }),
  bet: z.object({
    ...call,
    token: text(200),
    amount,
    freeRounds: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .optional()
      .describe("The free rounds that pay the stake, by the number they were told with"),
  }),
  win: z.object({
    ...call,
    bet: text(100),
    amount,
    isRoundOver: z.boolean().optional().describe("Whether the win ends the round too, as `end` does"),
  }),
  rollback: z.object({ ...call, bet: text(100), amount }),
  end: z.object(call),
} as const;

/** A call that moves money, or ends a round. */
export const moneyCall = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bet"), call: bodies.bet }),
  z.object({ kind: z.literal("win"), call: bodies.win }),
  z.object({ kind: z.literal("rollback"), call: bodies.rollback }),
  z.object({ kind: z.literal("end"), call: bodies.end }),
]);
export type MoneyCall = z.output<typeof moneyCall>;

export type Body<Name extends keyof typeof bodies> = z.output<(typeof bodies)[Name]>;
