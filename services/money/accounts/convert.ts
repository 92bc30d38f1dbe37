/**
 * Converting an account in a currency that its country has given up (SPEC 4.32): its money at the legal rate, its place
 * among the accounts.
 */
import { Decimal } from "decimal.js";
import { and, eq } from "../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import type { Tx } from "../../platform/database/database.ts";
import { appendBalance } from "./accounts.ts";
import { conversionOf, successors } from "./conversion.ts";
import { houseAccount, post } from "./ledger.ts";
import { lockPlayer, raiseVersion, walletsIn, type OfficeContext, type OfficeOutcome } from "./office.ts";
import { openAccount } from "./open.ts";
import { hasOpenPayments, hasOpenStakes } from "./stakeHolders.ts";
import { ledgerAccount, playerChoice } from "./tables.ts";

/** The converted amount: exact by the rate, then rounded half up to cents as the law requires. */
export const converted = (amount: string, rate: string): string =>
  new Exact(amount).dividedBy(rate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed();

type Wallet = typeof ledgerAccount.$inferSelect;

/**
 * The account that takes the money: the player's own in that currency, opened again where it was closed, or a new one.
 * The main account's place goes with the money.
 */
async function successorOf(tx: Tx, playerId: number, from: Wallet, iso: string): Promise<number> {
  const [known] = await walletsIn(tx, playerId, iso);
  if (from.type === 0) await tx.update(ledgerAccount).set({ type: 9 }).where(eq(ledgerAccount.id, from.id));
  if (known === undefined) return openAccount(tx, playerId, iso, from.type ?? 9);
  await tx
    .update(ledgerAccount)
    .set({ closedAt: null, ...(from.type === 0 && { type: 0 }) })
    .where(eq(ledgerAccount.id, known.id));
  return known.id;
}

/** Converts the account that must be converted, the main one first. It is then closed; its history stays. */
export async function convertAccount(context: OfficeContext, playerId: number): Promise<OfficeOutcome> {
  return context.transact(async (tx) => {
    if ((await lockPlayer(tx, playerId)).isFrozen) return "ACCOUNT_FROZEN";
    const { iso } = await conversionOf(tx, playerId);
    const to = iso === null ? undefined : successors[iso];
    if (iso === null || to === undefined) return "NOT_OFFERED";
    const wallet = (await walletsIn(tx, playerId, iso)).find(({ closedAt }) => closedAt === null);
    // Locked, so that money on its way is there or waits until the account is closed.
    const [from] =
      wallet === undefined
        ? []
        : await tx.select().from(ledgerAccount).where(eq(ledgerAccount.id, wallet.id)).for("update");
    if (from === undefined) return "NOT_OFFERED";
    if (await hasOpenStakes(tx, { accountId: from.id })) return "ACCOUNT_HAS_COUPONS";
    if (await hasOpenPayments(tx, { accountId: from.id })) return "ACCOUNT_HAS_PAYMENTS";
    const target = await successorOf(tx, playerId, from, to.iso);
    const [amount, gained] = [from.balance ?? "0", converted(from.balance ?? "0", to.rate)];
    const [given, taken] = [await houseAccount(tx, "equity", iso), await houseAccount(tx, "equity", to.iso)];
    const posted = await post(tx, {
      key: `conversion:${from.id}:${from.version}`,
      kind: "conversion",
      use: "conversion",
      at: context.clock.now(),
      entries: [
        { accountId: from.id, amount: new Exact(amount).negated().toFixed() },
        { accountId: given, amount },
        { accountId: taken, amount: new Exact(gained).negated().toFixed() },
        { accountId: target, amount: gained },
      ],
    });
    if (!posted.ok) throw new Error(`the account ${from.id} was not converted: ${posted.code}`);
    await tx.update(ledgerAccount).set({ closedAt: context.clock.now() }).where(eq(ledgerAccount.id, from.id));
    await tx
      .update(playerChoice)
      .set({ activeAccountId: target })
      .where(and(eq(playerChoice.id, playerId), eq(playerChoice.activeAccountId, from.id)));
    await raiseVersion(tx, playerId);
    for (const id of [from.id, target]) await appendBalance(context, tx, playerId, id);
    return "CONVERTED";
  });
}
