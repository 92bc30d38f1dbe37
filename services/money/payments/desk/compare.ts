/** Compares a day of the provider's statement with the movements that are booked here. Nothing is read or written. */
import { Exact } from "#shared/money/money.ts";
import type { PaymentState } from "#shared/money/payments.ts";
import type { StatementLine } from "../provider/statement.ts";

/** A movement of money that is booked here. */
export interface Movement {
  paymentId: string;
  state: PaymentState;
  method: string;
  /** What moved at the provider, exact. */
  amount: string;
  currency: string;
}

/** A payment here and all that ever moved by it. */
export interface Known {
  /** The provider's number of it; null while that is not known. */
  providerId: string | null;
  /** State it is in now. */
  state: PaymentState;
  movements: readonly Movement[];
}

export interface Difference {
  kind: "missing_here" | "missing_there" | "amount" | "state" | "currency";
  payment_id: string | null;
  reference: string;
  here: string | null;
  there: string | null;
}

export interface Total {
  currency: string;
  method: string;
  movement: "SUCCEEDED" | "PAID" | "REFUNDED" | "CHARGED_BACK";
  count_here: number;
  count_there: number;
  amount_here: string;
  amount_there: string;
}

const movementOf = {
  succeeded: "SUCCEEDED",
  paid: "PAID",
  refunded: "REFUNDED",
  charged_back: "CHARGED_BACK",
} as const satisfies Record<StatementLine["status"], PaymentState>;

/** What the books say about one line. */
function differencesOf(line: StatementLine, known: Known | undefined): Difference[] {
  const { reference, amount, currency } = line;
  const state = movementOf[line.status];
  const named = { payment_id: known === undefined ? null : reference, reference };
  // The provider may have two payments by one reference; the books know one of them.
  if (known === undefined || (known.providerId !== null && known.providerId !== line.id))
    return [{ ...named, kind: "missing_here", here: null, there: `${state} ${amount} ${currency}` }];
  const booked = known.movements.find((movement) => movement.state === state);
  if (booked === undefined) return [{ ...named, kind: "state", here: known.state, there: state }];
  if (booked.currency !== currency) return [{ ...named, kind: "currency", here: booked.currency, there: currency }];
  return new Exact(booked.amount).equals(amount)
    ? []
    : [{ ...named, kind: "amount", here: booked.amount, there: amount }];
}

/** Movements here that no line states. */
export function unstated(lines: readonly StatementLine[], booked: readonly Movement[]): Movement[] {
  const stated = new Set(lines.map(({ reference, status }) => `${reference} ${movementOf[status]}`));
  return booked.filter(({ paymentId, state }) => !stated.has(`${paymentId} ${state}`));
}

/**
 * Everything that the statement of a day and the books disagree on, each once.
 * @param known payments here by their number, at least those that the statement names
 * @param alone movements here of the day that neither its statement nor a neighbouring day's has
 */
export function compare(
  lines: readonly StatementLine[],
  known: ReadonlyMap<string, Known>,
  alone: readonly Movement[],
): Difference[] {
  const ofLines = lines.flatMap((line) => differencesOf(line, known.get(line.reference)));
  const told = new Set(ofLines.map(({ payment_id }) => payment_id));
  const stated = new Map(lines.map(({ reference, status }) => [reference, movementOf[status]]));
  const ofBooks = alone
    .filter(({ paymentId }) => !told.has(paymentId))
    .map(({ paymentId, state, amount, currency }): Difference => {
      const there = stated.get(paymentId) ?? null;
      const named = { payment_id: paymentId, reference: paymentId, there };
      return there === null
        ? { ...named, kind: "missing_there", here: `${state} ${amount} ${currency}` }
        : { ...named, kind: "state", here: state };
    });
  return [...ofLines, ...ofBooks];
}

/** Sums of a day by currency, method and kind of movement, here and in the statement. */
export function totalsOf(lines: readonly StatementLine[], booked: readonly Movement[]): Total[] {
  const totals = new Map<string, Total>();
  const of = (currency: string, method: string, movement: Total["movement"]): Total => {
    const key = [currency, method, movement].join(" ");
    const total = totals.get(key) ?? {
      currency,
      method,
      movement,
      count_here: 0,
      count_there: 0,
      amount_here: "0",
      amount_there: "0",
    };
    totals.set(key, total);
    return total;
  };
  for (const { currency, method, status, amount } of lines) {
    const total = of(currency, method, movementOf[status]);
    total.count_there += 1;
    total.amount_there = new Exact(total.amount_there).plus(amount).toFixed();
  }
  for (const { currency, method, state, amount } of booked) {
    const total = of(currency, method, state as Total["movement"]);
    total.count_here += 1;
    total.amount_here = new Exact(total.amount_here).plus(amount).toFixed();
  }
  return [...totals.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
}

/**
 * What the provider owes the house more by a statement's lines, by currency: deposits less the fee kept of them, less
 * what went back, less payouts and their fee. What is taken back leaves the fee with the provider, and its line repeats
 * it.
 */
export function owedBy(lines: readonly StatementLine[]): Map<string, string> {
  const owed = new Map<string, string>();
  for (const { status, amount, fee, currency } of lines) {
    const whole = new Exact(amount);
    const change =
      status === "succeeded" ? whole.minus(fee) : status === "paid" ? whole.plus(fee).negated() : whole.negated();
    owed.set(currency, change.plus(owed.get(currency) ?? 0).toFixed());
  }
  return owed;
}
