import type { AccountFieldsFragment, ViewerFieldsFragment } from "@/operations/fragments/generated.ts";

/** The account coupons are paid from: the stored choice, else the main one, else the first (SPEC 4.39, 6.08). */
export function activeAccountOf(
  viewer: Pick<ViewerFieldsFragment, "accounts" | "activeAccount"> | null | undefined,
): AccountFieldsFragment | null {
  const accounts = viewer?.accounts ?? [];
  return (
    accounts.find(({ id }) => id === viewer?.activeAccount?.id) ??
    accounts.find(({ type }) => type === "MAIN") ??
    accounts[0] ??
    null
  );
}

/** The account that pays in a currency where bonus money can't be used; null if the player has none. */
export function cashAccountIn(
  viewer: Pick<ViewerFieldsFragment, "accounts"> | null,
  currency: string,
): AccountFieldsFragment | null {
  return viewer?.accounts?.find(({ balance, type }) => balance.currency === currency && type !== "BONUS") ?? null;
}
