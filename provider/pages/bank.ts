/** Bank transfers: the player chooses their bank, and approves there. */
import { accountAt, type Bank, bankOf, banks } from "../payments/banks.ts";
import { keepInstrument } from "../payments/instruments.ts";
import { decide } from "../payments/moves.ts";
import type { PaymentRow } from "../payments/payment.ts";
import { buttons, facts, form } from "./form.ts";
import { html } from "./html.ts";
import type { MethodPage, View } from "./view.ts";

const accountOf = (bank: Bank, row: PaymentRow) => accountAt(bank, row.payer ?? row.id);

function choice(view: View) {
  const { texts } = view.speech;
  return html`<p class="lead" id="choose">${texts.bankChoose}</p>
${form(
  view,
  "bank",
  html`<div class="rows" role="group" aria-labelledby="choose">${banks.map(
    ({ code, name, isSlow }) =>
      html`<button class="row" name="action" value="${code}"><bdi>${name}</bdi>${isSlow && html`<small>${texts.bankSlow}</small>`}</button>`,
  )}</div>${buttons([{ action: "cancel", label: texts.cancel, look: "plain" }])}`,
)}`;
}

function approval(view: View, bank: Bank) {
  const { context, row, speech } = view;
  const { texts } = speech;
  return html`<p class="lead">${texts.bankText}</p>
${facts([
  [texts.recipient, html`<bdi>${context.settings.merchant}</bdi>`],
  [texts.amount, html`<bdi dir="ltr">${speech.sum(row.amount, row.currency)}</bdi>`],
  [texts.account, html`<bdi class="figures">${accountOf(bank, row)}</bdi>`],
])}
${form(
  view,
  "approval",
  buttons([
    { action: "approve", label: texts.approve, look: "main" },
    { action: "decline", label: texts.decline, look: "plain" },
  ]),
)}`;
}

export const bank: MethodPage = {
  title: ({ row, speech: { texts } }) => bankOf(row.bank)?.name ?? texts.bankTitle,
  body: (view) => {
    const chosen = bankOf(view.row.bank);
    return chosen === null ? choice(view) : approval(view, chosen);
  },
  act: (context, row, action) => {
    const { store, timings } = context;
    const chosen = bankOf(row.bank);
    if (chosen === null) {
      const bank = bankOf(action);
      if (bank !== null)
        store.run("update payment set step = 'bank', bank = :code where id = :id", { code: bank.code, id: row.id });
    } else if (action === "decline") decide(context, row.id, { verdict: "declined" });
    else if (action === "approve") {
      const instrument = keepInstrument(store, {
        method: "bank",
        details: { iban: accountOf(chosen, row) },
        behaviour: "succeeded",
        payer: row.payer,
        isRemembered: false,
      });
      decide(context, row.id, { verdict: "succeeded", instrument, inMs: chosen.isSlow ? timings.slowBankMs : 0 });
    }
    return null;
  },
};
