import { useState } from "react";
import { randomKey } from "@/platform/browser/claims.ts";

/** What came of it: done, refused for reasons, or nobody knows, because no answer came. */
export type ActionAnswer<Coupon, Problem> = { coupon: Coupon | null; errors: readonly Problem[] } | null | undefined;

export type ActionPhase = "idle" | "busy" | "unanswered";

/**
 * Does something with a coupon that must not be done twice. The input is sent under one key until there is an answer;
 * without one, asking again sends the very same.
 * @param send rejects or answers null or undefined if nobody knows what came of it
 */
export function useCouponAction<Input extends { idempotencyKey: string }, Coupon, Problem>(
  send: (input: Input) => Promise<ActionAnswer<Coupon, Problem>>,
) {
  const [phase, setPhase] = useState<ActionPhase>("idle");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [pending, setPending] = useState<Input | null>(null);

  async function ask(input: Input): Promise<Coupon | null> {
    setPhase("busy");
    setProblem(null);
    setPending(() => input);
    const answer = await send(input).catch(() => undefined);
    if (answer == null) {
      setPhase("unanswered");
      return null;
    }
    setPending(null);
    setPhase("idle");
    setProblem(answer.errors[0] ?? null);
    return answer.errors.length > 0 ? null : answer.coupon;
  }

  return {
    phase,
    problem,
    /** The coupon as it is after it; null if it was not done. */
    run: (content: Omit<Input, "idempotencyKey">): Promise<Coupon | null> =>
      phase === "busy" ? Promise.resolve(null) : ask({ ...content, idempotencyKey: randomKey() } as Input),
    again: (): Promise<Coupon | null> => (pending === null || phase === "busy" ? Promise.resolve(null) : ask(pending)),
    forget: () => setProblem(null),
  };
}
