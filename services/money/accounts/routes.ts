/** Routes of the accounts service, and the job that proves the books. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { chooseActive, loadAccounts } from "./accounts.ts";
import { accountsApi } from "./api.ts";
import { registerAccountsDesk } from "./desk/routes.ts";
import { registerExchange } from "./exchange/routes.ts";
import { statementOf } from "./statement.ts";
import { statementApi } from "./statementApi.ts";
import { conversionOf } from "./conversion.ts";
import { convertAccount } from "./convert.ts";
import { catalogue } from "./currencies.ts";
import { accountHistory } from "./history.ts";
import { readBooks } from "./books.ts";
import { watchBooks } from "./watch.ts";
import { addCurrency, officeMessages, removeCurrency, type OfficeOutcome } from "./office.ts";

/** How often the books are proved, in real milliseconds. */
const provingMs = 60 * 60_000;

/** Numbers beyond the column's range belong to no account. */
const isNumber = (id: number) => id > 0 && id <= 2 ** 31 - 1;

const accountUnknown = new Failure(404, "ACCOUNT_UNKNOWN", "The player has no such account");

/** An outcome for the caller: the message in their language, and a code if it is a refusal. */
function officeAnswer(outcome: OfficeOutcome, language: LanguageCode) {
  const success = outcome === "ADDED" || outcome === "REMOVED" || outcome === "CONVERTED";
  const texts = officeMessages[outcome];
  return { success, ...(!success && { code: outcome }), data: { message: texts[language] } };
}

export const accountsService: ServicePlugin = (context) => async (app) => {
  playerRoute(app, context, accountsApi.dataV1, async ({ header }, caller) => {
    return (await loadAccounts(context.db, caller.playerId, languageOf(header("x-language")))).data;
  });

  playerRoute(app, context, accountsApi.dataV2, async ({ header }, caller) => {
    return loadAccounts(context.db, caller.playerId, languageOf(header("x-language")));
  });

  playerRoute(app, context, accountsApi.setActive, async ({ query, header }, caller) => {
    if (!isNumber(query.id) || !(await chooseActive(context, caller.playerId, query.id))) return accountUnknown;
    return (await loadAccounts(context.db, caller.playerId, languageOf(header("x-language")))).data;
  });

  for (const [contract, change] of [
    [accountsApi.addCurrency, addCurrency],
    [accountsApi.removeCurrency, removeCurrency],
  ] as const) {
    playerRoute(app, context, contract, async ({ query, header }, caller) => {
      return officeAnswer(await change(context, caller.playerId, query.id), languageOf(header("x-language")));
    });
  }

  playerRoute(app, context, accountsApi.conversion, async (_, caller) => {
    return conversionOf(context.db, caller.playerId);
  });

  playerRoute(app, context, accountsApi.convert, async ({ header }, caller) => {
    return officeAnswer(await convertAccount(context, caller.playerId), languageOf(header("x-language")));
  });

  route(app, accountsApi.currencies, ({ header }) => ({ currencies: catalogue(languageOf(header("x-language"))) }));

  playerRoute(app, context, accountsApi.history, async ({ query }, caller) => {
    if (query.accountId !== undefined && !isNumber(query.accountId)) return accountUnknown;
    const page = await accountHistory(context.db, caller.playerId, query, context.clock.now());
    if (page === "cursor") return new Failure(400, "BAD_CURSOR", "`before` is no cursor of this list");
    return page === "unknown" ? accountUnknown : page;
  });

  playerRoute(app, context, statementApi.statement, async ({ query }, caller) => ({
    months: await statementOf(context.db, caller.playerId, query.months, context.clock.now()),
  }));

  registerExchange(app, context);
  registerAccountsDesk(app, context);

  const seen = watchBooks(context);
  context.jobs.add({
    name: "books",
    everyMs: provingMs,
    work: async () => {
      const books = await readBooks(context.db);
      const { isBalanced, totals, drifts, house } = books;
      seen(books);
      if (!isBalanced) app.log.error({ totals, drifts, house }, "The books do not balance: npm run books shows them");
    },
  });
};
