import type { AccountFieldsFragment, ViewerFieldsFragment } from "@/operations/fragments/generated.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";

type Owner = Pick<ViewerFieldsFragment, "accounts" | "activeAccount"> | null | undefined;

/** Accounts that money is paid into and out of: bonus money is not the player's to move. */
export const payAccounts = (viewer: Owner): AccountFieldsFragment[] =>
  (viewer?.accounts ?? []).filter(({ type }) => type !== "BONUS");

/** The account that was asked for, else the active one, else the first; null without any. */
export function payAccountOf(viewer: Owner, wantedId: string | null): AccountFieldsFragment | null {
  const accounts = payAccounts(viewer);
  const active = activeAccountOf(viewer)?.id;
  return accounts.find(({ id }) => id === wantedId) ?? accounts.find(({ id }) => id === active) ?? accounts[0] ?? null;
}
