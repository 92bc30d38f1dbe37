import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import type { UserErrorCode } from "@/operations/types.generated.ts";
import type { Challenge } from "@/ui/fields/captcha.ts";
import { useAttempt } from "@/ui/fields/useAttempt.ts";
import { whenAgain } from "@/ui/fields/whenAgain.ts";

/** Hears that the server wants the password again: whether a proof still holds is for the server to say. */
export const ProofNeeded = createContext<() => void>(() => undefined);

interface SecurityError {
  code: UserErrorCode;
  path: readonly string[] | null;
  lockedUntil?: string;
  retryAt?: string;
  challenge?: Challenge | null;
}

/** Refusals that have words of their own here; others get a common one. */
const TOLD = [
  "REQUIRED",
  "INVALID",
  "BAD_CREDENTIALS",
  "SIGN_IN_LOCKED",
  "WRONG_CODE",
  "TIME_UP",
  "TOO_MANY_MESSAGES",
  "CONFIRMATION_REQUIRED",
  "ALREADY_ON",
  "TWO_FACTOR_DEPENDS",
  "WRONG_ANSWER",
  "PASSWORD_SAME",
  "PASSWORD_WEAK",
  "NOT_OFFERED",
  "OPEN_BETS",
  "BALANCE_LEFT",
  "ACCOUNT_FROZEN",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
  "CAPTCHA_EXPIRED",
  "CAPTCHA_UNAVAILABLE",
] as const satisfies readonly UserErrorCode[];
type Told = (typeof TOLD)[number];
const isTold = (code: UserErrorCode): code is Told => TOLD.some((told) => told === code);

/** Fields whose wrong form has words of its own. */
const WITH_WORDS = ["phone", "email", "code", "answer"] as const;

/** What every form of this page does: sends, and tells what was wrong at the field it concerns, or below. */
export function useTry() {
  const { t } = useTranslation("security");
  const times = useTime();

  function words(refusal: SecurityError | "NETWORK"): string {
    if (refusal === "NETWORK") return t("error.NETWORK");
    const { code, path, lockedUntil, retryAt } = refusal;
    if (code === "INVALID" && path?.[0] === "captcha") return t("error.CAPTCHA_WRONG");
    const named = code === "INVALID" ? WITH_WORDS.find((field) => field === path?.[0]) : undefined;
    if (named !== undefined) return t(`invalid.${named}`);
    if (code === "SIGN_IN_LOCKED")
      return lockedUntil === undefined
        ? t("error.LOCKED")
        : t("error.SIGN_IN_LOCKED", { time: whenAgain(times, lockedUntil) });
    if (code === "TOO_MANY_MESSAGES")
      return retryAt === undefined
        ? t("error.LATER")
        : t("error.TOO_MANY_MESSAGES", { time: whenAgain(times, retryAt) });
    if (code === "MESSAGE_CEILING" && retryAt !== undefined)
      return t("error.MESSAGE_CEILING", { time: whenAgain(times, retryAt) });
    return isTold(code) ? t(`error.${code}`) : t("error.OTHER");
  }

  const askForProof = useContext(ProofNeeded);
  const attempt = useAttempt<SecurityError>(words);
  const send: typeof attempt.send = (call) =>
    attempt.send(async (solved) => {
      const payload = await call(solved);
      if (payload?.errors.some(({ code }) => code === "CONFIRMATION_REQUIRED")) askForProof();
      return payload;
    });
  return { ...attempt, send };
}
