/**
 * REST contract of the accounts service (SPEC 7.23–7.25, 7.29). All but the catalogue need `Authorization: Bearer
 * <user_token>`, else 401; `X-Language` chooses the language of labels and messages.
 */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../platform/http/api.ts";

export const account = z
  .object({
    id: z.int().describe("Id of the account"),
    type: z.int().describe("0 main, 4 bonus, 9 currency"),
    iso: z.string().describe("Currency, ISO 4217"),
    symbol: z.string().describe("Symbol of the currency"),
    currencyId: z.int().describe("Number of the currency"),
    money: decimal.describe("Balance, decimal in major units"),
    points: z.int().describe("Loyalty points"),
    label: z.string().describe("Name in the caller's language"),
    isActive: z.boolean().describe("True for the account the player bets from"),
    isPointsTypeBalance: z.boolean().describe("True when the balance counts points instead of money"),
    isClosed: z.boolean().optional().describe("Left out by services that never tell of a closed account"),
  })
  .describe("An account of a player: a balance in one currency");

export const accountData = z
  .object({
    accounts: z.array(account).describe("Open accounts"),
    bonus: z
      .array(
        z.object({
          idBonus: z.int().describe("Id of the bonus"),
          money: decimal.describe("Balance, decimal in major units"),
        }),
      )
      .describe("Bonus balances"),
    balance: decimal.describe("Balance of the active account"),
    all_accounts: z.array(account).describe("Every account, closed ones too"),
    is_available_first_deposit_bonus: z
      .boolean()
      .describe("A first-deposit bonus was chosen, and nothing has been deposited yet"),
    is_account_frozen: z
      .boolean()
      .optional()
      .describe("Support keeps the player's money where it is: no stakes, no new accounts. Left out, it is false."),
  })
  .describe("The player's accounts");

export const officeAnswer = z
  .object({
    success: z.boolean().describe("True when it was done"),
    code: z.string().optional().describe("Of a refusal: one of the schema's UserErrorCode"),
    data: z.object({ message: z.string().describe("Sentence to show, in the caller's language") }).describe("Details"),
  })
  .describe(
    "What became of adding or removing a currency. A refusal has `success` false and its sentence in `data.message`.",
  );

export const currency = z
  .object({
    currencyId: z.int().describe("Number of the currency"),
    iso: z.string().describe("Currency, ISO 4217"),
    symbol: z.string().describe("Symbol of the currency"),
    name: z.string().describe("Name in the caller's language"),
    minorDigits: z.int().describe("Decimal places of amounts"),
    amountStep: decimal.describe("Step of stakes, decimal in major units"),
    initialAmount: decimal.describe("Stake suggested to new players, decimal in major units"),
  })
  .describe("A currency that accounts can be in");

export const entryType = z
  .enum([
    "OPENING",
    "DEPOSIT",
    "WITHDRAWAL",
    "STAKE",
    "PAYOUT",
    "REFUND",
    "CONVERSION",
    "REPAYMENT",
    "ADJUSTMENT",
    "BONUS",
  ])
  .describe("Kind of movement");

export const historyEntry = z
  .object({
    id: z.string().describe("Id of the movement"),
    type: entryType.describe("Kind of movement"),
    couponId: z.string().nullable().describe("Coupon it belongs to; null for none"),
    roundId: z.string().nullable().describe("Casino round it belongs to; null for none"),
    amount: decimal.describe("What the account gained; negative for what left it"),
    balanceAfter: decimal.describe("Balance afterwards, decimal in major units"),
    at: epoch.describe("When, epoch seconds"),
  })
  .describe("One movement of an account");

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((text) => text === "true")
  .describe("A true or false as a query writes it");

export const accountsApi = {
  dataV1: {
    summary: "The player's accounts and balances",
    security: "player",
    headers: ["X-Language"],
    method: "GET",
    path: "/account-api/v1/accounts",
    response: accountData,
    errors: { 401: errorBody },
  },
  dataV2: {
    summary: "The player's accounts and balances, with a version",
    description: "The same data in an envelope with a version that rises with each change.",
    security: "player",
    headers: ["X-Language"],
    method: "GET",
    path: "/account-api/v2/accounts",
    response: z.object({
      version: z.int().describe("Rises with each change"),
      data: accountData.describe("The accounts"),
    }),
    errors: { 401: errorBody },
  },
  setActive: {
    summary: "Chooses the account the player bets from",
    description: "Stores the choice of the active account; 404 ACCOUNT_UNKNOWN for one that is not the player's.",
    security: "player",
    headers: ["X-Language"],
    codes: { "404": { ACCOUNT_UNKNOWN: "The player has no such account" } },
    method: "POST",
    path: "/account-api/v1/accounts/active",
    query: z.object({ id: z.coerce.number().int().describe("Id of the account") }),
    response: accountData,
    errors: { 401: errorBody, 404: errorBody },
  },
  addCurrency: {
    summary: "Opens an account in another currency",
    description: "Opens an empty account in a currency. A refusal is a value, the status is 200.",
    security: "player",
    headers: ["X-Language"],
    method: "POST",
    path: "/office-api/v1/account/currency/add",
    query: z.object({ id: z.coerce.number().int().describe("Number of the currency") }),
    response: officeAnswer,
    errors: { 401: errorBody },
  },
  removeCurrency: {
    summary: "Closes the account in a currency",
    description:
      "Closes the account in a currency: only an empty one that no open coupon is paid to, never the main one.",
    security: "player",
    headers: ["X-Language"],
    method: "POST",
    path: "/office-api/v1/account/currency/remove",
    query: z.object({ id: z.coerce.number().int().describe("Number of the currency") }),
    response: officeAnswer,
    errors: { 401: errorBody },
  },
  conversion: {
    summary: "Whether the player has money in a currency no longer in use",
    security: "player",
    method: "GET",
    path: "/account-api/v1/convert/status",
    response: z.object({
      status: z.int().min(0).max(2).describe("0: nothing to convert; 1: the main account; 2: an additional account"),
      iso: z.string().nullable().describe("Currency that is no longer in use, ISO 4217; null for none"),
      toIso: z.string().nullable().describe("Currency that replaced it, ISO 4217; null for none"),
    }),
    errors: { 401: errorBody },
  },
  convert: {
    summary: "Converts that money",
    description:
      "Converts the account that `conversion` names, at the legal rate, and closes it. A refusal is a value, the status is 200: NOT_OFFERED, ACCOUNT_FROZEN, ACCOUNT_HAS_COUPONS while coupons of it are open, ACCOUNT_HAS_PAYMENTS while a payment is under way.",
    security: "player",
    headers: ["X-Language"],
    method: "POST",
    path: "/office-api/v1/account/convert",
    response: officeAnswer,
    errors: { 401: errorBody },
  },
  currencies: {
    summary: "Currencies that accounts can be in",
    description: "Every currency that accounts can be in. Public.",
    security: "none",
    headers: ["X-Language"],
    method: "GET",
    path: "/account-api/v1/currencies",
    response: z.object({ currencies: z.array(currency).describe("All currencies") }),
  },
  history: {
    summary: "Movements of an account, newest first",
    description:
      "Movements of an account (the main one when none is named), newest first. Without `isIncludeArchive` only those of the last 90 days. `before` is a cursor: pages counted from it don't shift when something is added on top.",
    security: "player",
    codes: {
      "400": { BAD_CURSOR: "`before` is not a cursor of this list" },
      "404": { ACCOUNT_UNKNOWN: "The player has no such account" },
    },
    method: "GET",
    path: "/account-api/v1/getMainAccount",
    query: z.object({
      accountId: z.coerce.number().int().optional().describe("Id of the account; the main one without it"),
      isIncludeArchive: flag.describe("True includes movements older than 90 days"),
      pageNumber: z.coerce.number().int().min(1).max(100_000).default(1).describe("Number of the page, from 1"),
      pageSize: z.coerce.number().int().min(1).max(100).default(20).describe("Movements on a page"),
      before: z.string().max(64).optional().describe("Cursor: only movements older than this one"),
      types: z.string().max(64).optional().describe("Comma list of types; all without it"),
      from: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none before"),
      to: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none from then on"),
    }),
    response: z.object({
      accountId: z.int().describe("Id of the account"),
      currency: z.string().describe("Currency of the account, ISO 4217"),
      pageNumber: z.int().describe("Number of the page, from 1"),
      pageCount: z.int().describe("Of the whole list, whatever `before` says"),
      totalCount: z.int().describe("Number of entries in the whole list"),
      entries: z.array(historyEntry).describe("Movements, newest first"),
      cursors: z.array(z.string()).describe("Cursor of each entry, in the same order"),
      next: z.string().nullable().describe("Cursor of the page's end when more follow"),
    }),
    errors: { 400: errorBody, 401: errorBody, 404: errorBody },
  },
} as const;
