/** REST contract of the accounts service (SPEC 7.23, 7.24). All need `Authorization: Bearer <user_token>`, else 401. */
import { z } from "zod";
import { decimal, errorBody } from "../core/api.ts";

export const account = z.object({
  id: z.int(),
  /** 0 main, 4 bonus, 9 currency. */
  type: z.int(),
  iso: z.string(),
  symbol: z.string(),
  currencyId: z.int(),
  money: decimal,
  points: z.int(),
  label: z.string(),
  isActive: z.boolean(),
  isPointsTypeBalance: z.boolean(),
});

export const accountData = z.object({
  accounts: z.array(account),
  bonus: z.array(z.object({ idBonus: z.int(), money: decimal })),
  /** Balance of the active account. */
  balance: decimal,
  /** Every account, closed ones too. */
  all_accounts: z.array(account),
  is_available_first_deposit_bonus: z.boolean(),
});

export const accountsApi = {
  dataV1: { method: "GET", path: "/account-api/v1/accounts", response: accountData, errors: { 401: errorBody } },
  /** The same data in an envelope with a version that rises with each change. */
  dataV2: {
    method: "GET", path: "/account-api/v2/accounts",
    response: z.object({ version: z.int(), data: accountData }), errors: { 401: errorBody },
  },
  /** Stores the choice of the active account; 404 ACCOUNT_UNKNOWN for one that is not the player's. */
  setActive: {
    method: "POST", path: "/account-api/v1/accounts/active", query: z.object({ id: z.coerce.number().int() }),
    response: accountData, errors: { 401: errorBody, 404: errorBody },
  },
} as const;
