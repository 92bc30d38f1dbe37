/** Cards: a number or a remembered card, and the 3-D Secure step of the card that asks for it. */
import type { ProviderContext } from "../context.ts";
import {
  digitsOf,
  expiryOf,
  isAmericanExpress,
  isCardNumber,
  isExpired,
  isSecurityCode,
} from "../payments/cardRules.ts";
import { AMERICAN_EXPRESS, behaviourOf, brandOf, type CardBehaviour, testCards } from "../payments/cards.ts";
import { findInstrument, type Instrument, keepInstrument, type KeptInstrument } from "../payments/instruments.ts";
import { decide } from "../payments/moves.ts";
import type { PaymentRow, Verdict } from "../payments/payment.ts";
import { buttons, type Errors, facts, field, form, forTesters, table } from "./form.ts";
import { type Html, html } from "./html.ts";
import type { Texts } from "./texts/en.ts";
import type { MethodPage, Sent, View } from "./view.ts";

type Card = Extract<Instrument, { brand: string }>;
const cardOf = (kept: KeptInstrument | null): Card | null =>
  kept !== null && "brand" in kept.details ? kept.details : null;
const savedCard = ({ store }: ProviderContext, { instrument }: PaymentRow): KeptInstrument | null =>
  instrument === null ? null : findInstrument(store, instrument);

const results: Readonly<Record<CardBehaviour, keyof Texts>> = {
  succeeded: "succeeds",
  declined: "declined",
  insufficient_funds: "insufficient",
  lost_card: "lost",
  challenge: "challenge",
};

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

function cardForm(view: View): Html {
  const { context, row, speech, typed } = view;
  const { texts } = speech;
  const saved = cardOf(savedCard(context, row));
  const isAmex = saved?.brand === AMERICAN_EXPRESS;
  const fields =
    saved === null
      ? html`${field(view, {
          name: "number",
          label: texts.cardNumber,
          autocomplete: "cc-number",
          inputMode: "numeric",
          maxLength: 23,
          placeholder: "0000 0000 0000 0000",
          data: { wrong: texts.numberWrong },
        })}
<div class="pair">${field(view, {
          name: "expiry",
          label: texts.expiry,
          autocomplete: "cc-exp",
          inputMode: "numeric",
          maxLength: 7,
          placeholder: texts.expiryHint,
          value: typed["expiry"] ?? "",
          data: { wrong: texts.expiryWrong, past: texts.expiryPast },
        })}${codeField(view, isAmex)}</div>
<label class="check"><input type="checkbox" name="remember" value="yes"${typed["remember"] === "yes" ? html` checked` : null}><span>${texts.remember}</span></label>`
      : html`<p class="saved"><bdi>${speech.fill("savedCard", { ...saved })}</bdi></p>${codeField(view, isAmex)}`;
  return html`${form(
    view,
    "card",
    html`${fields}${buttons([
      { action: "pay", label: texts.pay, look: "main" },
      { action: "cancel", label: texts.cancel, look: "plain" },
    ])}`,
  )}
${saved === null && testTable(texts)}`;
}

const codeField = (view: View, isAmex: boolean): Html =>
  field(view, {
    name: "code",
    label: view.speech.texts.securityCode,
    hint: view.speech.texts.securityHint,
    autocomplete: "cc-csc",
    inputMode: "numeric",
    maxLength: 4,
    data: { wrong: view.speech.texts.codeWrong, ...(isAmex ? { amex: "yes" } : {}) },
  });

const testTable = (texts: Texts): Html =>
  forTesters(
    texts.testCards,
    texts.testCardsText,
    table(
      [texts.card, texts.result],
      testCards.map(({ number, behaviour }) => [
        html`<bdi class="figures">${grouped(number)}</bdi>`,
        texts[results[behaviour]],
      ]),
    ),
  );

function challenge(view: View): Html {
  const { context, row, speech } = view;
  const { texts } = speech;
  const card = cardOf(savedCard(context, row));
  return html`<p class="lead">${texts.challengeText}</p>
${facts([
  [texts.recipient, html`<bdi>${context.settings.merchant}</bdi>`],
  [texts.amount, html`<bdi dir="ltr">${speech.sum(row.amount, row.currency)}</bdi>`],
  [texts.card, html`<bdi class="figures">${card === null ? "" : `${card.brand} •••• ${card.last4}`}</bdi>`],
])}
${form(
  view,
  "challenge",
  buttons([
    { action: "approve", label: texts.approve, look: "main" },
    { action: "decline", label: texts.decline, look: "plain" },
  ]),
)}`;
}

/** Charges a card: its issuer answers, or asks the holder first. */
function charge(context: ProviderContext, { id }: PaymentRow, behaviour: CardBehaviour, token: string): void {
  if (behaviour === "challenge")
    context.store.run("update payment set step = 'challenge', instrument = :token where id = :id", { token, id });
  else decide(context, id, { verdict: behaviour, instrument: token });
}

function payBySaved(context: ProviderContext, row: PaymentRow, kept: KeptInstrument, sent: Sent): Errors | null {
  const card = cardOf(kept);
  if (!isSecurityCode(sent("code").trim(), card?.brand === AMERICAN_EXPRESS)) return { code: "codeWrong" };
  if (card !== null && isExpired(card.expiry, Date.now())) decide(context, row.id, { verdict: "expired_card" });
  else charge(context, row, kept.behaviour, kept.token);
  return null;
}

function payByNew(context: ProviderContext, row: PaymentRow, sent: Sent): Errors | null {
  const number = sent("number");
  const expiry = expiryOf(sent("expiry"));
  const errors: Record<string, keyof Texts> = {};
  if (!isCardNumber(number)) errors["number"] = "numberWrong";
  if (expiry === null) errors["expiry"] = "expiryWrong";
  else if (isExpired(expiry, Date.now())) errors["expiry"] = "expiryPast";
  if (!isSecurityCode(sent("code").trim(), isAmericanExpress(number))) errors["code"] = "codeWrong";
  if (expiry === null || Object.keys(errors).length > 0) return errors;
  const behaviour = behaviourOf(number);
  const token = keepInstrument(context.store, {
    method: "card",
    details: { brand: brandOf(number), last4: digitsOf(number).slice(-4), expiry },
    behaviour,
    payer: row.payer,
    isRemembered: sent("remember") === "yes",
  });
  charge(context, row, behaviour, token);
  return null;
}

const answers: Readonly<Record<string, Verdict>> = { approve: "succeeded", decline: "authentication_failed" };

export const card: MethodPage = {
  title: ({ row, speech: { texts } }) => (row.step === "challenge" ? texts.challengeTitle : texts.cardTitle),
  body: (view) => (view.row.step === "challenge" ? challenge(view) : cardForm(view)),
  act: (context, row, action, sent) => {
    const verdict = answers[action];
    if (row.step === "challenge") {
      if (verdict !== undefined) decide(context, row.id, { verdict });
      return null;
    }
    if (action !== "pay") return null;
    const kept = savedCard(context, row);
    return kept === null ? payByNew(context, row, sent) : payBySaved(context, row, kept, sent);
  },
};
