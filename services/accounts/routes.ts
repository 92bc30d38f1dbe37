/** Routes of the accounts service, and the job that proves the books. */
import type { LanguageCode } from "#shared/languages.ts";
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { startJob } from "../core/job.ts";
import { languageOf } from "../core/language.ts";
import { Failure, route } from "../core/rest.ts";
import { chooseActive, loadAccounts } from "./accounts.ts";
import { accountsApi } from "./api.ts";
import { conversionOf } from "./conversion.ts";
import { convertAccount } from "./convert.ts";
import { catalogue } from "./currencies.ts";
import { accountHistory } from "./history.ts";
import { readBooks } from "./books.ts";
import { watchBooks } from "./watch.ts";
import { addCurrency, officeMessages, removeCurrency, type OfficeOutcome } from "./office.ts";

/** How often the books are proved, in real milliseconds. */
const provingMs = 60 * 60_000;

/** Numbers beyond the column's range are nobody's account. */
const isNumber = (id: number) => id > 0 && id <= 2 ** 31 - 1;

const accountUnknown = new Failure(404, "ACCOUNT_UNKNOWN", "The player has no such account");

/** An outcome as the office tells it: the sentence in the caller's language, a code when it is a refusal. */
function officeAnswer(outcome: OfficeOutcome, language: LanguageCode) {
  const success = outcome === "ADDED" || outcome === "REMOVED" || outcome === "CONVERTED";
  const texts = officeMessages[outcome];
  return { success, ...(!success && { code: outcome }), data: { message: texts[language] } };
}

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
    if (!isNumber(query.id) || !(await chooseActive(context, caller.playerId, query.id))) return accountUnknown;
    return (await loadAccounts(context.db, caller.playerId, languageOf(header("x-language")))).data;
  });

  for (const [contract, change] of [[accountsApi.addCurrency, addCurrency], [accountsApi.removeCurrency, removeCurrency]] as const) {
    route(app, contract, async ({ query, header }) => {
      const caller = await callerOf(context, header("authorization"));
      return caller ? officeAnswer(await change(context, caller.playerId, query.id), languageOf(header("x-language"))) : notSignedIn;
    });
  }

  route(app, accountsApi.conversion, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? conversionOf(context.db, caller.playerId) : notSignedIn;
  });

  route(app, accountsApi.convert, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? officeAnswer(await convertAccount(context, caller.playerId), languageOf(header("x-language"))) : notSignedIn;
  });

  route(app, accountsApi.currencies, ({ header }) => ({ currencies: catalogue(languageOf(header("x-language"))) }));

  route(app, accountsApi.history, async ({ query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    if (query.accountId !== undefined && !isNumber(query.accountId)) return accountUnknown;
    const page = await accountHistory(context.db, caller.playerId, query, context.clock.now());
    if (page === "cursor") return new Failure(400, "BAD_CURSOR", "`before` is no cursor of this list");
    return page === "unknown" ? accountUnknown : page;
  });

  const seen = watchBooks(context);
  const stopProving = startJob(provingMs, context.metrics.timed("books", async () => {
    const books = await readBooks(context.db);
    const { isBalanced, totals, drifts, house } = books;
    seen(books);
    if (!isBalanced) app.log.error({ totals, drifts, house }, "The books do not balance: npm run books shows them");
  }), (error) => app.log.error(error));
  app.addHook("onClose", stopProving);
};
