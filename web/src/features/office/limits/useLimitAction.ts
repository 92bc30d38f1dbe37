import { CombinedGraphQLErrors } from "@apollo/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import type { UserErrorCode } from "@/operations/types.generated.ts";

export type Action = "set" | "approve" | "reject" | "cancel";

interface Answer {
  title: string | null;
  errors: readonly { code: UserErrorCode; path: readonly string[] | null }[];
}

/** Refusals that have words of their own; others get a common one. */
const TOLD = [
  "REQUIRED",
  "INVALID",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_TOO_PRECISE",
  "LIMIT_LOCKED",
  "NOT_LISTED",
] as const;
type Told = (typeof TOLD)[number];
export const isTold = (code: string): code is Told => TOLD.some((told) => told === code);

/** A failure of the call itself is thrown: which one it was decides whether anybody is told. */
export const OWN_ERRORS = { context: { hasOwnErrors: true }, errorPolicy: "none" as const };

/** Statuses of the limits service that nobody is told of (SPEC 8.22): the page is a guest's by then. */
const IGNORED: readonly unknown[] = [401, 403];

function isIgnored(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => {
      const { upstream } = { ...extensions } as { upstream?: { status?: unknown } };
      return extensions?.["code"] === "UNAUTHENTICATED" || IGNORED.includes(upstream?.status);
    })
  );
}

/**
 * Sends a change of limits and tells by a toast what became of it: by the server's own sentence, else by words of its
 * own (SPEC 8.22). `isDone` is false for a refusal, whose codes stand in `problem`.
 */
export function useLimitAction() {
  const { t } = useTranslation("limits");
  const notifications = useNotifications();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UserErrorCode | null>(null);

  async function send<Payload extends Answer>(
    action: Action,
    call: () => Promise<Payload | null | undefined>,
  ): Promise<Payload | null> {
    setBusy(true);
    setProblem(null);
    const answer = await call().catch((error: unknown) => (isIgnored(error) ? ("ignored" as const) : null));
    setBusy(false);
    if (answer === "ignored") return null;
    const isDone = answer != null && answer.errors.length === 0;
    notifications.show({
      kind: isDone ? "success" : "error",
      view: "toast",
      text: answer?.title ?? t(`${isDone ? "success" : "failure"}.${action}`),
    });
    if (isDone) return answer;
    setProblem(answer?.errors[0]?.code ?? null);
    return null;
  }

  return { send, isBusy, problem, forget: () => setProblem(null) };
}
