/** The pages that players pay on. What they show is the payment's state; a form moves it once, however often it comes. */
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGES, type LanguageCode, preferredLanguage } from "#shared/site/languages.ts";
import type { ProviderContext } from "../context.ts";
import { current } from "../payments/find.ts";
import { move } from "../payments/moves.ts";
import type { Method, PaymentRow, ReturnUrls, Status } from "../payments/payment.ts";
import { bank } from "./bank.ts";
import { card } from "./card.ts";
import { cash, crypto } from "./elsewhere.ts";
import type { Errors } from "./form.ts";
import { html } from "./html.ts";
import { layout } from "./layout.ts";
import { newNonce, pageHeaders, sendPage } from "./security.ts";
import { summaryOf } from "./summary.ts";
import type { Texts } from "./texts/en.ts";
import { speechOf } from "./texts/texts.ts";
import type { MethodPage, View } from "./view.ts";
import { voucher } from "./voucher.ts";
import { wallet } from "./wallet.ts";

const methodPages: Readonly<Record<Method, MethodPage>> = { card, bank, wallet, voucher, crypto, cash };

/** Where the browser goes from a payment in each state. */
const returns: Readonly<Record<Exclude<Status, "action_required" | "paid">, keyof ReturnUrls>> = {
  processing: "pending",
  succeeded: "success",
  refunded: "success",
  charged_back: "success",
  failed: "fail",
  expired: "fail",
  cancelled: "cancel",
};

/** What may be shown again in a form that was not accepted. */
const shownAgain = ["expiry", "remember", "account", "voucher"];

const urlsOf = ({ id, return_urls: urls }: PaymentRow): ReturnUrls => {
  if (urls === null) throw new Error(`The payment ${id} has no page`);
  return JSON.parse(urls) as ReturnUrls;
};

function showPayment(
  reply: FastifyReply,
  context: ProviderContext,
  row: PaymentRow,
  again: Pick<View, "errors" | "typed"> = { errors: {}, typed: {} },
): FastifyReply {
  const view: View = { context, row, speech: speechOf(row.language), ...again };
  const page = methodPages[row.method];
  const nonce = newNonce();
  const text = layout(view.speech, nonce, { title: page.title(view), summary: summaryOf(view), body: page.body(view) });
  const status = Object.keys(again.errors).length > 0 ? 422 : 200;
  return sendPage(reply, { status, text, nonce, language: view.speech.language, returnUrls: urlsOf(row) });
}

/** A page about no payment, or about one that can't be gone on with. */
function showMessage(
  reply: FastifyReply,
  status: number,
  language: string,
  kind: "notFound" | "stale" | "bad",
  link?: string,
): FastifyReply {
  const speech = speechOf(language);
  const { texts } = speech;
  const say = (part: "Title" | "Text"): string => texts[`${kind}${part}` satisfies keyof Texts];
  const nonce = newNonce();
  const body = html`<p class="lead">${say("Text")}</p>${link !== undefined && html`<div class="buttons"><a class="main" href="${link}">${texts.staleLink}</a></div>`}`;
  const text = layout(speech, nonce, { title: say("Title"), summary: null, body });
  return sendPage(reply, { status, text, nonce, language: speech.language, returnUrls: null });
}

const languageOf = ({ headers }: FastifyRequest): string =>
  preferredLanguage(headers["accept-language"], Object.keys(LANGUAGES) as LanguageCode[]) ?? "en";

const findPage = ({ store }: ProviderContext, page: string): PaymentRow | undefined =>
  store.get<PaymentRow>("select * from payment where page = :page and kind = 'deposit'", { page });

/** The payment as it is now: one whose time is over has expired, also in the moment before the alarm rings. */
function upToDate(context: ProviderContext, row: PaymentRow): PaymentRow {
  const isOver = row.status === "action_required" && row.expires_at !== null && row.expires_at <= Date.now();
  return isOver ? move(context, row.id, "expired", "expired") : row;
}

/** Sends the browser back, once the merchant has been told. */
async function leave(reply: FastifyReply, context: ProviderContext, row: PaymentRow): Promise<FastifyReply> {
  await context.noticesSent(row.id);
  const { status } = current(context, row.id);
  if (status === "action_required" || status === "paid") throw new Error(`Nobody leaves the page of ${row.id} yet`);
  return reply.redirect(urlsOf(row)[returns[status]], 303);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

interface PageRoute {
  Params: { page: string };
}

export function pageCalls(app: FastifyInstance, context: ProviderContext): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 8 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook("onRequest", async (_request, reply) => void reply.headers(pageHeaders));
  // What was sent may hold a card's number: neither the page nor the log says more than that it failed.
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    return showMessage(reply, statusCode, languageOf(request), "bad");
  });

  app.get<PageRoute>("/pay/:page", async (request, reply) => {
    const found = findPage(context, request.params.page);
    if (found === undefined) return showMessage(reply, 404, languageOf(request), "notFound");
    const row = upToDate(context, found);
    return row.status === "action_required" ? showPayment(reply, context, row) : leave(reply, context, row);
  });

  app.post<PageRoute>("/pay/:page", async (request, reply) => {
    const found = findPage(context, request.params.page);
    if (found === undefined) return showMessage(reply, 404, languageOf(request), "notFound");
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const sent = (name: string) => form.get(name) ?? "";
    const address = `/pay/${found.page}`;
    if (!isSame(sent("state"), found.state)) return showMessage(reply, 403, found.language, "stale", address);

    const row = upToDate(context, found);
    if (row.status !== "action_required") return leave(reply, context, row);
    const action = sent("action");
    if (action === "later" && row.instructions !== null) return reply.redirect(urlsOf(row).pending, 303);
    const errors: Errors | null = context.store.transact(() => {
      if (action !== "cancel") return methodPages[row.method].act(context, row, action, sent);
      move(context, row.id, "cancelled", "cancelled");
      return null;
    });
    if (errors !== null) {
      const typed = Object.fromEntries(shownAgain.map((name) => [name, sent(name)]));
      return showPayment(reply, context, row, { errors, typed });
    }
    if (current(context, row.id).status === "action_required") return reply.redirect(address, 303);
    return leave(reply, context, row);
  });
}
