/** Switches for tests: what goes wrong on purpose. They are kept in memory, so a start finds all of them off. */
import { z } from "zod";

const count = (most: number) => z.int().min(0).max(most);
/** A number of times; `true` for once. */
const times = z.union([z.boolean().transform(Number), count(1000)]);

const altered = z.union([
  z.enum(["amount", "currency"]),
  z.strictObject({ amount: z.string().max(40).optional(), currency: z.string().max(10).optional() }),
  z.null(),
]);
export type Altered = z.infer<typeof altered>;

const webhooks = z.strictObject({
  delayMs: count(3_600_000).describe("How much later notices are sent"),
  copies: times.describe("Copies that are sent beside each notice"),
  shuffle: z.boolean().describe("Sends notices of a payment that belong together in reverse order"),
  drop: times.describe("How many of the next notices are never sent"),
  forge: times.describe("Copies with a wrong signature that are sent before each notice"),
  altered: altered.describe("Another amount or currency in notices, with a valid signature"),
});
const api = z.strictObject({
  timeoutMs: count(600_000).describe("How long answers wait after the work has been done"),
  failNext: times.describe("How many of the next POST calls answer 500 after the work has been done"),
  declineNext: times.describe("How many of the next deposits are declined, whatever the player does"),
});
const payouts = z.enum(["paid", "failed", "hold"]).describe("How new payouts end; held ones wait for a release");

/** What a change names is set; the rest stays. */
export const faultsChange = z.strictObject({
  webhooks: webhooks.partial().optional(),
  api: api.partial().optional(),
  payouts: payouts.optional(),
  expireAll: z.literal(true).optional().describe("Expires all deposits that wait for their players, now"),
});
export type FaultsChange = z.infer<typeof faultsChange>;

export interface FaultState {
  webhooks: z.output<typeof webhooks>;
  api: z.output<typeof api>;
  payouts: z.output<typeof payouts>;
}

export interface Faults {
  readonly current: Readonly<FaultState>;
  set(change: FaultsChange): void;
  reset(): void;
  /** Each counts one of the "next" down; true while there was one. */
  drops(): boolean;
  fails(): boolean;
  declines(): boolean;
}

const none = (): FaultState => ({
  webhooks: { delayMs: 0, copies: 0, shuffle: false, drop: 0, forge: 0, altered: null },
  api: { timeoutMs: 0, failNext: 0, declineNext: 0 },
  payouts: "paid",
});

/** What a change names; zod leaves keys without a value in. */
const named = <Part extends object>(part: Part | undefined): Part =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Part;

export function createFaults(): Faults {
  let current = none();
  return {
    get current() {
      return current;
    },
    set: (change) => {
      current = {
        webhooks: { ...current.webhooks, ...named(change.webhooks) },
        api: { ...current.api, ...named(change.api) },
        payouts: change.payouts ?? current.payouts,
      };
    },
    reset: () => {
      current = none();
    },
    drops: () => current.webhooks.drop > 0 && current.webhooks.drop-- > 0,
    fails: () => current.api.failNext > 0 && current.api.failNext-- > 0,
    declines: () => current.api.declineNext > 0 && current.api.declineNext-- > 0,
  };
}
