/** Routes of the accounts service, and the job that proves the books. */
import { callerOf, notSignedIn } from "../auth/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { startJob } from "../core/job.ts";
import { languageOf } from "../core/language.ts";
import { Failure, route } from "../core/rest.ts";
import { chooseActive, loadAccounts } from "./accounts.ts";
import { accountsApi } from "./api.ts";
import { trialBalance } from "./ledger.ts";

/** How often the books are proved, in real milliseconds. */
const provingMs = 60 * 60_000;

export const accountsService: ServicePlugin = (context) => async (app) => {
  route(app, accountsApi.dataV1, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? (await loadAccounts(context.db, caller.playerId, languageOf(header("x-language")))).data : notSignedIn;
  });

  route(app, accountsApi.dataV2, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? loadAccounts(context.db, caller.playerId, languageOf(header("x-language"))) : notSignedIn;
  });

  route(app, accountsApi.setActive, async ({ query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    // Beyond the column's range it can be nobody's account.
    const isChosen = query.id <= 2 ** 31 - 1 && query.id > 0 && (await chooseActive(context, caller.playerId, query.id));
    if (!isChosen) return new Failure(404, "ACCOUNT_UNKNOWN", "The player has no such account");
    return (await loadAccounts(context.db, caller.playerId, languageOf(header("x-language")))).data;
  });

  const stopProving = startJob(provingMs, async () => {
    const { totals, drifts } = await trialBalance(context.db);
    if (drifts.length > 0 || totals.some(({ sum }) => sum !== "0")) app.log.error({ totals, drifts }, "The books do not balance");
  }, (error) => app.log.error(error));
  app.addHook("onClose", stopProving);
};
