import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/betting/useTime.ts";
import type { RecoveryErrorFieldsFragment } from "@/operations/pages.generated.ts";
import { type Solved, useSolvedCall } from "@/ui/useSolvedCall.ts";
import { whenAgain } from "@/ui/whenAgain.ts";
import { type Refusal, refusalKey } from "./refusals.ts";

/** What every step of these forms does: sends, tells what was wrong, and asks for a captcha where the server does. */
export function useStep() {
  const { t } = useTranslation("recovery");
  const times = useTime();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send: sendSolved, isBusy, captcha } = useSolvedCall();

  /** Makes a call with the captcha, where there is one. Null when it was refused, which is told by then. */
  async function send<Payload extends { errors: readonly RecoveryErrorFieldsFragment[] }>(call: (captcha: Solved) => Promise<Payload | null | undefined>): Promise<Payload | null> {
    setRefusal(null);
    const payload = await sendSolved(call);
    if (payload === null) { setRefusal("NETWORK"); return null; }
    const error: RecoveryErrorFieldsFragment | undefined = payload.errors[0];
    if (error === undefined) return payload;
    setRefusal(error);
    return null;
  }

  function wordsOf(told: Refusal): string {
    if (told !== "NETWORK" && "retryAt" in told) return t("error.TOO_MANY_MESSAGES", { time: whenAgain(times, told.retryAt) });
    if (told !== "NETWORK" && "lockedUntil" in told) return t("error.SIGN_IN_LOCKED", { time: whenAgain(times, told.lockedUntil) });
    return t(refusalKey(told));
  }

  const words = refusal === null ? null : wordsOf(refusal);
  return { send, isBusy, refusal, words, setRefusal, captcha };
}
