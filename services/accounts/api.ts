/**
 * REST contract of the accounts service (SPEC 7.23–7.25, 7.29). All but the catalogue need
 * `Authorization: Bearer <user_token>`, else 401; `X-Language` chooses the language of labels and messages.
 */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../core/api.ts";

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
  /** Left out by services that never tell of a closed account. */
  isClosed: z.boolean().optional(),
});

export const accountData = z.object({
  accounts: z.array(account),
  bonus: z.array(z.object({ idBonus: z.int(), money: decimal })),
  /** Balance of the active account. */
  balance: decimal,
  /** Every account, closed ones too. */
  all_accounts: z.array(account),
  /** A first-deposit bonus was chosen, and nothing has been deposited yet. */
  is_available_first_deposit_bonus: z.boolean(),
  /** Support keeps the player's money where it is: no stakes, no new accounts. Left out, it is false. */
  is_account_frozen: z.boolean().optional(),
});

/** What became of adding or removing a currency. A refusal has `success` false and its sentence in `data.message`. */
export const officeAnswer = z.object({
  success: z.boolean(),
  /** Of a refusal: one of the schema's UserErrorCode. */
  code: z.string().optional(),
  data: z.object({ message: z.string() }),
});

export const currency = z.object({
  currencyId: z.int(), iso: z.string(), symbol: z.string(), name: z.string(), minorDigits: z.int(), amountStep: decimal, initialAmount: decimal,
});

export const entryType = z.enum(["OPENING", "DEPOSIT", "STAKE", "PAYOUT", "REFUND", "CONVERSION"]);

/** One movement of an account. */
export const historyEntry = z.object({
  id: z.string(),
  type: entryType,
  couponId: z.string().nullable(),
  /** What the account gained; negative for what left it. */
  amount: decimal,
  balanceAfter: decimal,
  at: epoch,
});

/** A true or false as a query writes it. */
const flag = z.enum(["true", "false"]).default("false").transform((text) => text === "true");

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
  /** Opens an empty account in a currency. A refusal is a value, the status is 200. */
  addCurrency: {
    method: "POST", path: "/office-api/v1/account/currency/add", query: z.object({ id: z.coerce.number().int() }),
    response: officeAnswer, errors: { 401: errorBody },
  },
  /** Closes the account in a currency: only an empty one that no open coupon is paid to, never the main one. */
  removeCurrency: {
    method: "POST", path: "/office-api/v1/account/currency/remove", query: z.object({ id: z.coerce.number().int() }),
    response: officeAnswer, errors: { 401: errorBody },
  },
  /**
   * Whether the player has money in a currency that is no longer paid with (SPEC 4.32): 0 no, 1 in his main account, 2 in
   * an additional one. `iso` is that currency, `toIso` the one that took its place.
   */
  conversion: {
    method: "GET", path: "/account-api/v1/convert/status",
    response: z.object({ status: z.int().min(0).max(2), iso: z.string().nullable(), toIso: z.string().nullable() }), errors: { 401: errorBody },
  },
  /**
   * Converts the account that `conversion` names, at the legal rate, and closes it. A refusal is a value, the status is
   * 200: NOT_OFFERED, ACCOUNT_FROZEN, ACCOUNT_HAS_COUPONS while coupons of it are open.
   */
  convert: { method: "POST", path: "/office-api/v1/account/convert", response: officeAnswer, errors: { 401: errorBody } },
  /** Every currency that accounts can be in. Public. */
  currencies: { method: "GET", path: "/account-api/v1/currencies", response: z.object({ currencies: z.array(currency) }) },
  /**
   * Movements of an account (the main one when none is named), newest first. Without `isIncludeArchive` only those of
   * the last 90 days. `before` is a cursor: pages counted from it don't shift when something is added on top.
   */
  history: {
    method: "GET", path: "/account-api/v1/getMainAccount",
    query: z.object({
      accountId: z.coerce.number().int().optional(), isIncludeArchive: flag, pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20), before: z.string().max(64).optional(),
      types: z.string().max(64).optional().describe("Comma list of types; all without it"),
      from: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none before"), to: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none from then on"),
    }),
    response: z.object({
      accountId: z.int(), currency: z.string(), pageNumber: z.int(), pageCount: z.int().describe("Of the whole list, whatever `before` says"), totalCount: z.int(),
      entries: z.array(historyEntry), cursors: z.array(z.string()), next: z.string().nullable().describe("Cursor of the page's end when more follow"),
    }),
    errors: { 400: errorBody, 401: errorBody, 404: errorBody },
  },
} as const;
