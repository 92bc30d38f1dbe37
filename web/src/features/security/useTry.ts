import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/betting/useTime.ts";
import type { UserErrorCode } from "@/operations/generated.ts";
import { type Solved, useSolvedCall } from "@/ui/useSolvedCall.ts";
import { whenAgain } from "@/ui/whenAgain.ts";

interface Challenge { id: string; image: string }

interface SecurityError {
  code: UserErrorCode;
  path: readonly string[] | null;
  lockedUntil?: string;
  retryAt?: string;
  challenge?: Challenge | null;
}

/** Refusals that have words of their own here; others get a common one. */
const TOLD = [
  "REQUIRED", "INVALID", "BAD_CREDENTIALS", "SIGN_IN_LOCKED", "WRONG_CODE", "TIME_UP", "TOO_MANY_MESSAGES", "CONFIRMATION_REQUIRED", "ALREADY_ON",
  "TWO_FACTOR_DEPENDS", "WRONG_ANSWER", "PASSWORD_SAME", "PASSWORD_WEAK", "NOT_OFFERED", "CAPTCHA_REQUIRED", "CAPTCHA_WRONG", "CAPTCHA_EXPIRED",
] as const satisfies readonly UserErrorCode[];
type Told = (typeof TOLD)[number];
const isTold = (code: UserErrorCode): code is Told => TOLD.some((told) => told === code);

type Refusal = SecurityError | "NETWORK";

/** What every form of this page does: sends, and tells what was wrong at the field it concerns, or below. */
export function useTry() {
  const { t } = useTranslation("security");
  const times = useTime();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { send: sendSolved, isBusy, captcha } = useSolvedCall();

  function words(refusal: Refusal): string {
    if (refusal === "NETWORK") return t("error.NETWORK");
    const { code, path, lockedUntil, retryAt } = refusal;
    if (code === "INVALID" && path?.[0] === "captcha") return t("error.CAPTCHA_WRONG");
    if (code === "SIGN_IN_LOCKED") return lockedUntil === undefined ? t("error.LOCKED") : t("error.SIGN_IN_LOCKED", { time: whenAgain(times, lockedUntil) });
    if (code === "TOO_MANY_MESSAGES") return retryAt === undefined ? t("error.LATER") : t("error.TOO_MANY_MESSAGES", { time: whenAgain(times, retryAt) });
    return isTold(code) ? t(`error.${code}`) : t("error.OTHER");
  }

  /** Makes a call, with the captcha where there is one; null when it was refused, which is told by then. */
  async function send<Payload extends { errors: readonly SecurityError[] }>(call: (solved: Solved) => Promise<Payload | null | undefined>): Promise<Payload | null> {
    setRefusals([]);
    const payload = await sendSolved(call);
    if (payload === null) { setRefusals(["NETWORK"]); return null; }
    if (payload.errors.length === 0) return payload;
    setRefusals(payload.errors);
    return null;
  }

  const at = (field: string) => refusals.find((refusal) => refusal !== "NETWORK" && refusal.path?.[0] === field);
  return {
    send, isBusy, captcha,
    /** Words of what is wrong with a field. */
    errorAt: (field: string): string | undefined => { const found = at(field); return found === undefined ? undefined : words(found); },
    /** Words of what concerns none of these fields. */
    errorBeside: (...fields: readonly string[]): string | null => {
      const rest = refusals.find((refusal) => refusal === "NETWORK" || !fields.includes(refusal.path?.[0] ?? ""));
      return rest === undefined ? null : words(rest);
    },
    needsProof: refusals.some((refusal) => refusal !== "NETWORK" && refusal.code === "CONFIRMATION_REQUIRED"),
  };
}
