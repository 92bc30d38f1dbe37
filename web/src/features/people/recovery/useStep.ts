import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import type { RecoveryErrorFieldsFragment } from "@/operations/people/generated.ts";
import { useAttempt } from "@/ui/fields/useAttempt.ts";
import { whenAgain } from "@/ui/fields/whenAgain.ts";
import { type Refusal, refusalKey } from "./refusals.ts";

/** What every step of these forms does: sends, tells what was wrong, and asks for a captcha where the server does. */
export function useStep() {
  const { t } = useTranslation("recovery");
  const times = useTime();

  function words(told: Refusal): string {
    if (told !== "NETWORK" && "retryAt" in told)
      return t(told.code === "MESSAGE_CEILING" ? "error.MESSAGE_CEILING" : "error.TOO_MANY_MESSAGES", {
        time: whenAgain(times, told.retryAt),
      });
    if (told !== "NETWORK" && "lockedUntil" in told)
      return t("error.SIGN_IN_LOCKED", { time: whenAgain(times, told.lockedUntil) });
    return t(refusalKey(told));
  }

  return useAttempt<RecoveryErrorFieldsFragment>(words);
}
