/** The answer to asking for a code. */
import type { GatewayContext } from "../execution/context.ts";
import type { SentCode } from "../datasources/people/signIns.ts";
import type { SendCodePayload } from "../generated/resolvers.ts";
import { toUserErrors, type UserErrorModel } from "../errors/userErrors.ts";
import type { Tried } from "./challenges.ts";

export function answerSentCode(
  { language }: GatewayContext,
  { answer, errors }: Tried<SentCode>,
): Omit<SendCodePayload, "errors"> & { errors: UserErrorModel[] } {
  return {
    expiresAt: answer?.result?.expires ?? null,
    retryAt: answer?.result?.retry ?? null,
    errors: answer === null ? errors : toUserErrors(answer.errors, language),
  };
}
