/** REST contract of what is held about a player: telling it, and erasing it. */
import { z } from "zod";
import { errorBody } from "../../../platform/http/api.ts";
import { rowNumber } from "../../../platform/http/ids.ts";
import { done, errors, refusals, text } from "./parts.ts";

const playerNumber = z.object({ id: rowNumber.describe("Player number") }).describe("The player");

const personalData = z
  .object({
    version: z.literal(1).describe("Rises when the form of the document changes"),
    playerId: z.int().describe("Player number"),
    exportedAt: z.string().describe("ISO 8601"),
    tables: z
      .record(z.string(), z.array(z.record(z.string(), z.unknown())))
      .describe("Rows by table: amounts are exact decimals, times epoch milliseconds"),
  })
  .describe("Everything that is held about a player");

export const personalDataCalls = {
  exportData: {
    summary: "Everything that is held about the player",
    description:
      "Everything that is held about the player, as one document; secrets are left out. Errors: CONFIRMATION_REQUIRED.",
    security: "player",
    method: "POST",
    path: "/security-api/v1/personal-data/export",
    response: z.object({
      data: personalData.nullable().describe("Everything held about the player; null when refused"),
      errors,
    }),
    errors: refusals,
  },
  eraseAccount: {
    summary: "Erases the player's account",
    description:
      "Erases the player by the password: contacts, names, documents, devices, messages and sign-ins go, and every session ends; money, coupons, limits and exclusions stay under the number. Can't be undone. Errors: BAD_CREDENTIALS, SIGN_IN_LOCKED, REQUIRED, OPEN_BETS, BALANCE_LEFT, ACCOUNT_FROZEN.",
    security: "player",
    ...done,
    path: "/security-api/v1/personal-data/erase",
    body: z.object({ password: text.describe("The player's password") }),
  },
  exportDataOf: {
    summary: "Everything that is held about a player, for the operator",
    description: "The same document as the player's own export.",
    security: "serviceKey",
    codes: { "404": { PLAYER_UNKNOWN: "There is no such player" } },
    method: "GET",
    path: "/security-api/v1/players/:id/personal-data",
    params: playerNumber,
    response: personalData,
    errors: { 401: errorBody, 404: errorBody },
  },
  erasePlayer: {
    summary: "Erases a player's account, for the operator",
    description: "For players who asked the operator to. Errors: OPEN_BETS, BALANCE_LEFT, ACCOUNT_FROZEN.",
    security: "serviceKey",
    codes: { "404": { PLAYER_UNKNOWN: "There is no such player, or the account is erased" } },
    method: "POST",
    path: "/security-api/v1/players/:id/erase",
    params: playerNumber,
    response: z.object({ errors }),
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
