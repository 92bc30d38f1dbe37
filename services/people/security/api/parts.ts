/** Parts that many calls of security share. */
import { z } from "zod";
import { challengeBody, epoch, errorBody, fieldError } from "../../../platform/http/api.ts";

export const errors = z.array(fieldError).describe("What the caller can correct; empty when the call succeeded");
export const code = z.string().max(16).describe("The code as the player typed it");
export const text = z.string().max(256).describe("A text the player typed");
export const token = z.string().max(2048).describe("Token of the step before");

export const refusals = { 401: errorBody } as const;
export const done = { method: "POST", response: z.object({ errors }), errors: refusals } as const;
export const sent = {
  method: "POST",
  response: z.object({
    result: z
      .object({
        token,
        expires: epoch.describe("When it stops being valid, epoch seconds"),
        retry: epoch.describe("When another may be asked for, epoch seconds"),
      })
      .nullable()
      .describe("Token for the next step and the times; null when nothing was sent"),
    errors,
  }),
  errors: { ...refusals, 400: challengeBody },
} as const;
