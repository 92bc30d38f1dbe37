/** The services whose deposits are measured; and the ledger's part of a deposit without the rest. */
import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { houseAccount, post } from "../../../services/money/accounts/public.ts";
import { startMeasured } from "../money/measured.ts";
import { parts } from "./parts.ts";

/** Posts the journal of a deposit again and again, each in a transaction of its own. */
interface LedgerAlone {
  seconds: number;
  accountIds: readonly number[];
}

const { context } = await startMeasured(parts, {
  ledger: async ({ seconds, accountIds }: LedgerAlone): Promise<number> => {
    const [clearing, fees] = await context.db.transaction(async (tx) => [
      await houseAccount(tx, "clearing", "RUB"),
      await houseAccount(tx, "fees", "RUB"),
    ]);
    const until = performance.now() + seconds * 1000;
    let done = 0;
    await Promise.all(
      accountIds.map(async (accountId) => {
        while (performance.now() < until) {
          const posted = await context.transact((tx) =>
            post(tx, {
              key: `bench:${randomUUID()}`,
              kind: "deposit",
              use: "opening",
              at: context.clock.now(),
              entries: [
                { accountId, amount: "1000" },
                { accountId: fees, amount: "-18" },
                { accountId: clearing, amount: "-982" },
              ],
            }),
          );
          if (!posted.ok) throw new Error(posted.code);
          done += 1;
        }
      }),
    );
    return done;
  },
});
