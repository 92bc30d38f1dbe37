import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/betting/useTime.ts";
import type { RecoveryErrorFieldsFragment } from "@/operations/pages.generated.ts";
import { type Refusal, refusalKey } from "./refusals.ts";

interface Challenge { id: string; image: string }
interface Solved { captcha?: { challengeId: string; answer: string } }

/** What every step of these forms does: sends, tells what was wrong, and asks for a captcha where the server does. */
export function useStep() {
  const { t } = useTranslation("recovery");
  const { time } = useTime();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [answer, setAnswer] = useState("");
  const [isBusy, setBusy] = useState(false);

  /** Makes a call with the captcha, where there is one. Null when it was refused, which is told by then. */
  async function send<Payload extends { errors: readonly RecoveryErrorFieldsFragment[] }>(call: (captcha: Solved) => Promise<Payload | null | undefined>): Promise<Payload | null> {
    setRefusal(null);
    setBusy(true);
    const payload = await call(challenge === null ? {} : { captcha: { challengeId: challenge.id, answer } }).catch(() => null);
    setBusy(false);
    setAnswer("");
    if (payload == null) { setChallenge(null); setRefusal("NETWORK"); return null; }
    const error: RecoveryErrorFieldsFragment | undefined = payload.errors[0];
    // A picture is good for one call: the next comes with the refusal that asks for it.
    if (error !== undefined && "challenge" in error) setChallenge(error.challenge);
    else if (error?.path?.[0] !== "captcha") setChallenge(null);
    if (error === undefined) return payload;
    setRefusal(error);
    return null;
  }

  const words = refusal === null ? null : refusal !== "NETWORK" && "retryAt" in refusal ? t("error.TOO_MANY_MESSAGES", { time: time(refusal.retryAt) }) : t(refusalKey(refusal));
  return {
    send, isBusy, refusal, words, setRefusal,
    captcha: { challenge, registration: { value: answer, onChange: ({ target }: { target: { value: string } }) => setAnswer(target.value) } },
  };
}
