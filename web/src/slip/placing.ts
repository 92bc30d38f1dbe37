/**
 * Sends a coupon, once. The key is made for the content and kept until a definite answer, over lost connections and
 * reloads: asking again with the same key can only give the same coupon, never a second one.
 */
import { makeVar } from "@apollo/client";
import type { CouponFieldsFragment, UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { PlaceCouponInput } from "@/operations/types.generated.ts";
import { type Attempt, type CouponState, setBets } from "./couponState.ts";
import { onEveryChange } from "@/platform/app/onEveryChange.ts";

/** sending: first try. retrying: no answer yet, asking again. stalled: gave up asking; the player may go on. */
export type PlacingPhase = "idle" | "sending" | "retrying" | "stalled";

/** A bet of multiple singles that was not taken, by its index in the coupon sent. */
interface RefusedBet {
  bet: number;
  errors: UserErrorFieldsFragment[];
}

/** unknown: nobody can tell whether it was placed, so it must be asked again with the same key. */
export type PlacingAnswer =
  | { kind: "placed"; coupons: CouponFieldsFragment[]; refused: RefusedBet[] }
  | { kind: "refused"; errors: UserErrorFieldsFragment[] }
  | { kind: "unknown" };

export interface PlacingTools {
  send(input: PlaceCouponInput): Promise<PlacingAnswer>;
  pause(milliseconds: number): Promise<void>;
  newKey(): string;
  /** Told after coupons were placed. */
  placed(coupons: readonly CouponFieldsFragment[]): void;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;
export const MAX_TRIES = 8;

export class Placing {
  readonly phase = makeVar<PlacingPhase>("idle");
  readonly errors = makeVar<UserErrorFieldsFragment[]>([]);
  readonly #state: CouponState;
  readonly #tools: PlacingTools;

  constructor(state: CouponState, tools: PlacingTools) {
    this.#state = state;
    this.#tools = tools;
    // What was said of bets by their place is of these bets only, whatever their words and prices become.
    let known = "";
    onEveryChange(state.bets, () => {
      const ids = state
        .bets()
        .map(({ outcomeId }) => outcomeId)
        .join(" ");
      if (ids !== known && this.errors().length > 0) this.errors([]);
      known = ids;
    });
  }

  /**
   * Sends a coupon. Does nothing while one is on its way, so a double click is one bet.
   * @param isOneClick the bet is none of those in the coupon
   * @returns what came of it; null if there is no answer, or nothing was sent
   */
  async submit(content: Omit<PlaceCouponInput, "idempotencyKey">, isOneClick = false): Promise<PlacingAnswer | null> {
    if (this.#state.attempt() !== null) return null;
    this.#state.attempt({
      input: { ...content, idempotencyKey: this.#tools.newKey() },
      ...(isOneClick ? { isOneClick } : {}),
    });
    return this.resume();
  }

  /** Goes on with the coupon that has no answer yet, if there is one and nobody is at it. */
  async resume(): Promise<PlacingAnswer | null> {
    const attempt = this.#state.attempt();
    if (attempt === null || this.phase() === "sending" || this.phase() === "retrying") return null;
    const { input } = attempt;
    this.errors([]);
    this.phase("sending");
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const answer = await this.#tools.send(input);
      // Another tab may have got the answer meanwhile.
      if (this.#state.attempt()?.input.idempotencyKey !== input.idempotencyKey) {
        this.phase("idle");
        return null;
      }
      if (answer.kind !== "unknown") {
        this.#finish(attempt, answer);
        return answer;
      }
      this.phase("retrying");
      if (tries < MAX_TRIES) await this.#tools.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)));
    }
    this.phase("stalled");
    return null;
  }

  /** Lets the coupon go without an answer, at the player's word. */
  abandon(): void {
    if (this.phase() === "sending" || this.phase() === "retrying") return;
    this.#state.attempt(null);
    this.phase("idle");
  }

  #finish(attempt: Attempt, answer: Exclude<PlacingAnswer, { kind: "unknown" }>): void {
    const state = this.#state;
    state.attempt(null);
    this.phase("idle");
    if (answer.kind === "refused") {
      this.errors(answer.errors);
      return;
    }
    if (attempt.isOneClick !== true) this.#takeOut(attempt.input, answer.refused);
    state.receipts(answer.coupons);
    this.#tools.placed(answer.coupons);
  }

  /** What was placed leaves the coupon, unless the player wants it to stay; what was refused stays, with the reason. */
  #takeOut(input: PlaceCouponInput, refused: readonly RefusedBet[]): void {
    const state = this.#state;
    const bets = state.bets();
    const ids = refused.map(({ bet }) => (Array.isArray(input.bets) ? input.bets[bet]?.outcomeId : undefined));
    state.placedBets(bets.filter(({ outcomeId }) => !ids.includes(outcomeId)));
    if (!state.settings().isCouponFixed)
      setBets(
        state,
        bets.filter(({ outcomeId }) => ids.includes(outcomeId)),
      );
    const left = state.bets();
    this.errors(
      refused.flatMap(({ errors }, index) => {
        const place = left.findIndex(({ outcomeId }) => outcomeId === ids[index]);
        return errors.map((error) => ({ ...error, path: ["bets", String(place)] }));
      }),
    );
  }
}
