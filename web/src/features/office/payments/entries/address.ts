/** What the address of the account entries says: of which account, of which kind, and from where on. */
import { urls } from "#shared/routes/routes.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { AccountEntriesQueryVariables } from "@/operations/office/generated.ts";
import type { AccountEntryType } from "@/operations/types.generated.ts";

/** Entries of a page. */
const PAGE = 25;

/** Types of entries in the kinds that a player tells apart. */
const KIND_TYPES = {
  all: null,
  games: ["STAKE", "PAYOUT", "REFUND"],
  money: ["OPENING", "DEPOSIT", "WITHDRAWAL", "CONVERSION", "REPAYMENT", "ADJUSTMENT"],
  bonuses: ["BONUS"],
} satisfies Readonly<Record<string, readonly AccountEntryType[] | null>>;
export type EntryKind = keyof typeof KIND_TYPES;
export const ENTRY_KINDS = Object.keys(KIND_TYPES) as EntryKind[];

export interface EntryChoice {
  kind: EntryKind;
  /** Null for the main account. */
  accountId: string | null;
  /** Cursor of the entry before the first one; null for the newest. */
  after: string | null;
}

const NEWEST: EntryChoice = { kind: "all", accountId: null, after: null };

/** The entries that a query of the payment history asks for; null where it asks for something else. */
export function readEntries(query: URLSearchParams): EntryChoice | null {
  if (query.get("view") !== "entries") return null;
  const [account, after] = [query.get("account"), query.get("after")];
  return {
    kind: ENTRY_KINDS.find((kind) => kind === query.get("kind")) ?? "all",
    accountId: account !== null && /^\d{1,9}$/.test(account) ? account : null,
    after: after !== null && /^[\w-]{1,60}$/.test(after) ? after : null,
  };
}

/** Address of a choice: says only what is chosen. */
export function entriesUrl(lang: LanguageCode, { kind, accountId, after }: EntryChoice = NEWEST): string {
  const query = new URLSearchParams([
    ["view", "entries"],
    ...(kind === "all" ? [] : [["kind", kind]]),
    ...(accountId === null ? [] : [["account", accountId]]),
    ...(after === null ? [] : [["after", after]]),
  ]);
  return `${urls.page(lang, "historyPay")}?${query}`;
}

/** The choice as the gateway takes it. Old entries are never left out. */
export function entriesOf({ kind, accountId, after }: EntryChoice): AccountEntriesQueryVariables {
  const types = KIND_TYPES[kind];
  return {
    accountId,
    after,
    first: PAGE,
    filter: { includeArchive: true, ...(types !== null && { types: [...types] }) },
  };
}
