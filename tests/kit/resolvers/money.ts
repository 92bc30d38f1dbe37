/** Accounts and limits as the gateway answers them, in short. */
import { idsOf, inputOf } from "./args.ts";
import { isCancellable, isNoLimit, isOption, limitRule } from "#shared/money/limits.ts";
import { isAmount } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const DAY = 86_400_000;
const isOpen = ({ isClosed }: Entity): boolean => isClosed !== true;

export const moneyQueries: Readonly<Record<string, Root>> = {
  cashDesks: ({ country }, { state }) =>
    state.store
      .all("CashDesk")
      .filter((desk) => typeof country !== "string" || desk["country"] === country)
      .map(({ id }) => id),
  currencies: (_args, { state }) => idsOf(state.store.all("Currency")),
};

/** Fields that follow from other objects, by `Type.field`. */
export const moneyFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.accounts": (_viewer, _args, { state }) => idsOf(state.store.all("Account").filter(isOpen)),
  "Viewer.allAccounts": (_viewer, _args, { state }) => idsOf(state.store.all("Account")),
  "Viewer.mainAccount": (_viewer, _args, { state }) =>
    state.store.all("Account").find(({ type }) => type === "MAIN")?.["id"],
  "Viewer.accountConversion": () => ({ status: "NOT_ALLOWED", currency: null, toCurrency: null }),
  "Viewer.played": () => ({
    startedAt: "2026-11-04T09:00:00Z",
    seconds: 1800,
    stakes: [{ amount: "250.00", currency: "RUB" }],
    wins: [],
  }),
  "Viewer.bonusAccounts": () => [],
  "Viewer.limits": (_viewer, args, { state }) =>
    idsOf(
      state.store
        .all("Limit")
        .filter(({ section }) => typeof args["section"] !== "string" || section === args["section"]),
    ),
  "Viewer.accountHistory": (_viewer, args, { state }) => {
    const accountId = args["accountId"] ?? state.store.all("Account")[0]?.["id"];
    const types = isEntity(args["filter"]) ? args["filter"]["types"] : undefined;
    if (!state.store.get("Account", String(accountId))) return null;
    return idsOf(
      state.store
        .all("AccountEntry")
        .filter(
          (entry) =>
            (entry["$account"] ?? accountId) === accountId && (!Array.isArray(types) || types.includes(entry["type"])),
        )
        .toReversed(),
    );
  },
  "AccountEntry.coupon": (entry) => entry["couponId"],
  "CasinoGame.categories": (game) => game["categoryIds"],
};

/** The player's open account in a currency. */
const accountIn = ({ state }: MockContext, currencyId: unknown): Entity | undefined =>
  state.store.all("Account").find((account) => account["currencyId"] === currencyId && isOpen(account));

const refused = (code: string, field: string): Entity => ({ errors: [userError(code, [field])] });
const limitsNow = ({ state }: MockContext): unknown[] => idsOf(state.store.all("Limit"));

function setLimit(args: Entity, context: MockContext): Entity {
  signedIn(context);
  const { limitType, value } = inputOf(args);
  const { store } = context.state;
  const [rule, limit, text] = [limitRule(Number(limitType)), store.get("Limit", String(limitType)), String(value)];
  if (!rule || !limit) return refused("INVALID", "limitType");
  const isTaken =
    rule.measure === "money"
      ? isNoLimit(rule.limitType, text) || isAmount(text, String(limit["currency"] ?? "RUB"))
      : isOption(rule, text);
  if (!isTaken) return refused("INVALID", "value");
  if (limit["isChangeable"] === false) return refused("LIMIT_LOCKED", "limitType");
  const { now, inDays } = {
    now: new Date().toISOString(),
    inDays: (days: number) => new Date(Date.now() + days * DAY).toISOString(),
  };
  const isNone = isNoLimit(rule.limitType, text);
  const current = typeof limit["limitValue"] === "string" ? Number(limit["limitValue"]) : Number.POSITIVE_INFINITY;
  const isLooser = isNone ? typeof limit["limitValue"] === "string" : Number(text) > current;
  const endsAt = rule.isRemovable ? null : inDays(Number(text));
  store.put(
    "Limit",
    isLooser
      ? {
          ...limit,
          pending: {
            limitValue: isNone ? null : text,
            change: "HIGHER",
            needApprove: false,
            startedAt: inDays(1),
            approveUntil: inDays(2),
            isCancellable: isCancellable({ limitType: rule.limitType, needApprove: false }),
          },
        }
      : {
          ...limit,
          limitValue: isNone ? null : text,
          limitBalance: isNone || endsAt !== null ? null : text,
          limitState: isNone ? "INACTIVE" : "ACTIVE",
          startedAt: isNone ? null : now,
          endsAt,
          pending: null,
        },
  );
  // An exclusion closes its whole section.
  if (endsAt !== null)
    for (const other of store.all("Limit"))
      if (other["section"] === rule.section) store.put("Limit", { ...other, isChangeable: false });
  return { limit: String(limitType), limits: limitsNow(context), title: "Saved", errors: [] };
}

/** Ends pending changes: those of a type, or all; with `isApproved` the new value holds. */
function endPending(limitType: unknown, isApproved: boolean, context: MockContext): Entity {
  signedIn(context);
  const { store } = context.state;
  const due = store
    .all("Limit")
    .filter(
      (limit) => isEntity(limit["pending"]) && (typeof limitType !== "number" || limit["limitType"] === limitType),
    );
  if (due.length === 0)
    return { errors: [userError("NOTHING_PENDING", typeof limitType === "number" ? ["limitType"] : null)] };
  for (const limit of due) {
    const next = isEntity(limit["pending"]) ? limit["pending"]["limitValue"] : null;
    store.put("Limit", {
      ...limit,
      ...(isApproved && { limitValue: next, limitBalance: next, limitState: next === null ? "INACTIVE" : "ACTIVE" }),
      needApprove: false,
      isChangeable: true,
      pending: null,
    });
  }
  return { limits: limitsNow(context), title: "Done", errors: [] };
}

export const moneyMutations: Readonly<Record<string, Root>> = {
  addCurrency: (args, context) => {
    const playerId = signedIn(context);
    const { store } = context.state;
    const currency = store.get("Currency", String(inputOf(args)["currencyId"]));
    if (!currency) return refused("CURRENCY_UNKNOWN", "currencyId");
    if (accountIn(context, currency["id"])) return refused("CURRENCY_IN_USE", "currencyId");
    const id = `7${String(currency["id"])}`;
    store.put("Account", {
      id,
      type: "CURRENCY",
      label: `Account (${String(currency["code"])})`,
      balance: { amount: Number(currency["minorDigits"]) === 0 ? "0" : "0.00", currency: currency["code"] },
      symbol: currency["symbol"],
      currencyId: currency["id"],
      points: 0,
      isPointsTypeBalance: false,
      isActive: false,
      isClosed: false,
    });
    return { account: id, viewer: playerId, message: "The account was opened.", errors: [] };
  },
  removeCurrency: (args, context) => {
    const playerId = signedIn(context);
    const account = accountIn(context, inputOf(args)["currencyId"]);
    if (!account) return refused("ACCOUNT_UNKNOWN", "currencyId");
    if (account["type"] === "MAIN") return refused("ACCOUNT_IS_MAIN", "currencyId");
    if (isEntity(account["balance"]) && Number(account["balance"]["amount"]) !== 0)
      return refused("ACCOUNT_NOT_EMPTY", "currencyId");
    context.state.store.put("Account", { ...account, isClosed: true, isActive: false });
    return { viewer: playerId, message: "The account was closed.", errors: [] };
  },
  setLimit,
  decideLimit: (args, context) => endPending(inputOf(args)["limitType"], inputOf(args)["approve"] === true, context),
  cancelLimit: (args, context) => endPending(inputOf(args)["limitType"], false, context),
  pingSession: (_args, context) => {
    signedIn(context);
    return {
      pingSeconds: 30,
      usedSeconds: 0,
      leftSeconds: null,
      playedSeconds: 0,
      isRealityCheckDue: false,
      isDisconnected: false,
      errors: [],
    };
  },
};
