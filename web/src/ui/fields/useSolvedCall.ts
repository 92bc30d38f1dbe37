import { type ChangeEvent, useState } from "react";
import type { Challenge, SolvedCaptcha } from "./captcha.ts";

/** A solved captcha as calls take it; nothing while none was asked for. */
export interface Solved {
  captcha?: SolvedCaptcha;
}

interface CallError {
  path: readonly string[] | null;
  challenge?: Challenge | null;
}

/**
 * Calls that the server may want a captcha for first: its picture and field, and the calls with what was typed into it.
 */
export function useSolvedCall() {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [answer, setAnswer] = useState("");
  const [isBusy, setBusy] = useState(false);

  /** Makes a call, with the captcha where there is one; null if nobody answered. */
  async function send<Payload extends { errors: readonly CallError[] }>(
    call: (solved: Solved) => Promise<Payload | null | undefined>,
  ): Promise<Payload | null> {
    setBusy(true);
    const payload = await call(challenge === null ? {} : { captcha: { challengeId: challenge.id, answer } }).catch(
      () => null,
    );
    setBusy(false);
    setAnswer("");
    const asking = payload?.errors.find((error) => "challenge" in error);
    // A picture is good for one call: the next comes with the refusal that asks for it. Of an answer that can be none
    // it is still good.
    if (asking !== undefined) setChallenge(asking.challenge ?? null);
    else if (payload?.errors[0]?.path?.[0] !== "captcha") setChallenge(null);
    return payload ?? null;
  }

  function onChallenge(next: Challenge) {
    setChallenge(next);
    setAnswer("");
  }

  return {
    send,
    isBusy,
    captcha: {
      challenge,
      onChallenge,
      registration: {
        value: answer,
        onChange: ({ target }: Pick<ChangeEvent<HTMLInputElement>, "target">) => setAnswer(target.value),
      },
    },
  };
}
