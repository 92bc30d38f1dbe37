/** Journals of a draw. */
import { toMajor } from "#shared/money/minor.ts";
import { appendBalance, houseAccount, owingAmong, payDebt, post } from "../../money/accounts/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";

type House = Parameters<typeof houseAccount>[1];

/**
 * Moves money of the house from its open stakes; a negative sum the other way, as where fixed prizes come to more than was
 * staked. Nothing is booked for nothing.
 */
export async function moveHeld(
  tx: Tx,
  { key, to, minor, currency, at }: { key: string; to: House; minor: bigint; currency: string; at: number },
): Promise<void> {
  if (minor === 0n) return;
  const posted = await post(tx, {
    key,
    kind: "payout",
    use: "payout",
    at,
    entries: [
      { accountId: await houseAccount(tx, "stakes", currency), amount: toMajor(-minor, currency) },
      { accountId: await houseAccount(tx, to, currency), amount: toMajor(minor, currency) },
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`${key} was not booked`);
}

interface Payee {
  playerId: number;
  minor: bigint;
}

/** Pays many accounts out of the open stakes by one journal; what one owes is repaid out of it. */
export async function payHeld(
  context: Pick<ServiceContext, "outbox">,
  tx: Tx,
  { key, payees, currency, at }: { key: string; payees: ReadonlyMap<number, Payee>; currency: string; at: number },
): Promise<void> {
  const paid = [...payees].filter(([, { minor }]) => minor > 0n).toSorted(([one], [other]) => one - other);
  if (paid.length === 0) return;
  const total = paid.reduce((sum, [, { minor }]) => sum + minor, 0n);
  const posted = await post(tx, {
    key,
    kind: "payout",
    use: "payout",
    at,
    entries: [
      { accountId: await houseAccount(tx, "stakes", currency), amount: toMajor(-total, currency) },
      ...paid.map(([accountId, { minor }]) => ({ accountId, amount: toMajor(minor, currency) })),
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`${key} was not booked`);
  const owing = await owingAmong(
    tx,
    paid.map(([accountId]) => accountId),
  );
  for (const [accountId, { playerId }] of paid) {
    if (owing.has(accountId)) await payDebt(tx, accountId, `${key}:${accountId}`, at);
    await appendBalance(context, tx, playerId, accountId);
  }
}
