import { useState } from "react";
import type { Challenge } from "./captcha.ts";
import { type Solved, useSolvedCall } from "./useSolvedCall.ts";

interface Refused {
  code: string;
  path: readonly string[] | null;
  challenge?: Challenge | null;
}

/**
 * What a form's calls came to: each refusal stands at the field it concerns, the rest below, and a captcha is asked for
 * where the server wants one.
 * @param words what a refusal says; "NETWORK" where nobody answered
 */
export function useAttempt<Refusal extends Refused>(words: (refusal: Refusal | "NETWORK") => string) {
  const [refusals, setRefusals] = useState<readonly (Refusal | "NETWORK")[]>([]);
  const { send: sendSolved, isBusy, captcha } = useSolvedCall();

  /** Makes a call, with the captcha where there is one; null if it was refused, which is shown by then. */
  async function send<Payload extends { errors: readonly Refusal[] }>(
    call: (solved: Solved) => Promise<Payload | null | undefined>,
  ): Promise<Payload | null> {
    setRefusals([]);
    const payload = await sendSolved(call);
    if (payload === null) {
      setRefusals(["NETWORK"]);
      return null;
    }
    if (payload.errors.length === 0) return payload;
    setRefusals(payload.errors);
    return null;
  }

  const fieldOf = (refusal: Refusal | "NETWORK") => (refusal === "NETWORK" ? undefined : refusal.path?.[0]);

  /** Words of what is wrong with a field. */
  function errorAt(field: string): string | undefined {
    const found = refusals.find((refusal) => fieldOf(refusal) === field);
    return found === undefined ? undefined : words(found);
  }

  /**
   * Messages that concern none of these fields, and not the captcha that is shown. A field that isn't on the page
   * (`false`) can't show its own errors.
   */
  function errorBeside(...fields: readonly (string | false)[]): string | null {
    const shown: readonly (string | false)[] = captcha.challenge === null ? fields : [...fields, "captcha"];
    const rest = refusals.find((refusal) => !shown.includes(fieldOf(refusal) ?? ""));
    return rest === undefined ? null : words(rest);
  }

  return {
    send,
    isBusy,
    errorAt,
    errorBeside,
    captcha: { ...captcha, error: errorAt("captcha") },
    has: (code: Refusal["code"]): boolean => refusals.some((refusal) => refusal !== "NETWORK" && refusal.code === code),
    forget: () => setRefusals([]),
  };
}
