/**
 * Sends a coupon, once. The key is made for the content and kept until a definite answer, over lost connections and
 * reloads: asking again with the same key can only give the same coupon, never a second one.
 */
import { makeVar } from "@apollo/client";
import type { CouponFieldsFragment, PlaceCouponInput, UserErrorFieldsFragment } from "@/operations/generated.ts";
import type { CouponState } from "./couponState.ts";

/** sending: first try. retrying: no answer yet, asking again. stalled: gave up asking; the player may go on. */
export type PlacingPhase = "idle" | "sending" | "retrying" | "stalled";

/** unknown: nobody can tell whether it was placed, so it must be asked again with the same key. */
export type PlacingAnswer =
  | { kind: "placed"; coupon: CouponFieldsFragment }
  | { kind: "refused"; errors: UserErrorFieldsFragment[] }
  | { kind: "unknown" };

export interface PlacingTools {
  send(input: PlaceCouponInput): Promise<PlacingAnswer>;
  pause(milliseconds: number): Promise<void>;
  newKey(): string;
  /** Told after a coupon was placed. */
  placed(coupon: CouponFieldsFragment): void;
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
  }

  /** Sends a coupon. Does nothing while one is on its way, so a double click is one bet. */
  async submit(content: Omit<PlaceCouponInput, "idempotencyKey">): Promise<void> {
    if (this.#state.attempt() !== null) return;
    this.#state.attempt({ input: { ...content, idempotencyKey: this.#tools.newKey() } });
    await this.resume();
  }

  /** Goes on with the coupon that has no answer yet, if there is one and nobody is at it. */
  async resume(): Promise<void> {
    const input = this.#state.attempt()?.input;
    if (input === undefined || this.phase() === "sending" || this.phase() === "retrying") return;
    this.errors([]);
    this.phase("sending");
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const answer = await this.#tools.send(input);
      // Another tab may have got the answer meanwhile.
      if (this.#state.attempt()?.input.idempotencyKey !== input.idempotencyKey) { this.phase("idle"); return; }
      if (answer.kind !== "unknown") { this.#finish(answer); return; }
      this.phase("retrying");
      if (tries < MAX_TRIES) await this.#tools.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)));
    }
    this.phase("stalled");
  }

  /** Lets the coupon go without an answer, at the player's word. */
  abandon(): void {
    if (this.phase() === "sending" || this.phase() === "retrying") return;
    this.#state.attempt(null);
    this.phase("idle");
  }

  #finish(answer: Exclude<PlacingAnswer, { kind: "unknown" }>): void {
    this.#state.attempt(null);
    this.phase("idle");
    if (answer.kind === "refused") {
      this.errors(answer.errors);
      return;
    }
    this.#state.bets([]);
    this.#state.receipt(answer.coupon);
    this.#tools.placed(answer.coupon);
  }
}
