import { useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { type ViewerFieldsFragment } from "@/operations/fragments/generated.ts";
import { ViewerDocument } from "@/operations/people/generated.ts";
import { useAddCurrencyMutation, useRemoveCurrencyMutation } from "@/operations/office/generated.ts";

/** How often accounts are asked for until a change is in them, and the waits between, in milliseconds (SPEC 9.25). */
export const REPEATS = 5;
export const WAIT = { add: 1_000, remove: 2_500 } as const;

/** late: it was taken, but the accounts don't say so yet. */
export type ChangeResult =
  | { kind: "done" }
  | { kind: "late" }
  /** With the server's sentence, where it has one (SPEC 8.28). */
  | { kind: "failed"; message: string | null };

type Accounts = ViewerFieldsFragment["accounts"];
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
const holds = (accounts: Accounts, currency: string) =>
  (accounts ?? []).some(({ type, balance }) => type !== "BONUS" && balance.currency === currency);

/** Opens and closes accounts in a currency, and waits until the player's accounts say so (SPEC 4.40, 7.25). */
export function useCurrencyChange() {
  const client = useClient();
  const [add] = useAddCurrencyMutation();
  const [remove] = useRemoveCurrencyMutation();
  const [isBusy, setBusy] = useState(false);

  /** Asks for the accounts until they are as they should be. */
  async function settle(isSettled: (accounts: Accounts) => boolean, wait: number): Promise<ChangeResult> {
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const answer = await client
        .query({ query: ViewerDocument, fetchPolicy: "network-only", context: { hasOwnErrors: true } })
        .catch(() => undefined);
      const accounts = answer?.data?.viewer?.accounts;
      if (accounts != null && isSettled(accounts)) return { kind: "done" };
      await pause(wait);
    }
    return { kind: "late" };
  }

  interface Told {
    viewer: { accounts: Accounts } | null;
    message: string | null;
    errors: readonly unknown[];
  }

  async function change(
    call: () => Promise<Told | null | undefined>,
    isSettled: (accounts: Accounts) => boolean,
    wait: number,
  ): Promise<ChangeResult> {
    setBusy(true);
    try {
      const told = await call().catch(() => undefined);
      if (told == null) return { kind: "failed", message: null };
      if (told.errors.length > 0) return { kind: "failed", message: told.message };
      return isSettled(told.viewer?.accounts ?? null) && told.viewer !== null
        ? { kind: "done" }
        : await settle(isSettled, wait);
    } finally {
      setBusy(false);
    }
  }

  const context = { hasOwnErrors: true };
  return {
    isBusy,
    open: ({ id: currencyId, code }: { id: string; code: string }) =>
      change(
        async () => (await add({ variables: { input: { currencyId } }, context })).data?.addCurrency,
        (accounts) => holds(accounts, code),
        WAIT.add,
      ),
    close: ({ id: currencyId, code }: { id: string; code: string }) =>
      change(
        async () => (await remove({ variables: { input: { currencyId } }, context })).data?.removeCurrency,
        (accounts) => accounts !== null && !holds(accounts, code),
        WAIT.remove,
      ),
  };
}
