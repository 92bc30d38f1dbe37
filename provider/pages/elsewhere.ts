/** Payments that are made elsewhere: coins sent to an address, money at a cash desk. The page tells how. */
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { CashInstructions, CoinInstructions, Instructions } from "../payments/instructions.ts";
import { decide } from "../payments/moves.ts";
import type { PaymentRow } from "../payments/payment.ts";
import { barsOf } from "./barcode.ts";
import { buttons, facts, form } from "./form.ts";
import { type Html, html, raw } from "./html.ts";
import type { Texts } from "./texts/en.ts";
import type { MethodPage, View } from "./view.ts";

/** Light modules around a QR code, without which no camera finds it. */
const QUIET = 4;
const SHOWN_DIGITS = /^(\d)(\d{6})(\d{6})$/;

function qrCode(text: string, label: string): Html {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges"><path d="${raw(toSvgPath(code))}" fill="currentColor"/></svg>`;
}

function barCode(number: string, label: string): Html {
  const { width, bars } = barsOf(number);
  return html`<svg class="bars" role="img" aria-label="${label}" viewBox="-11 0 ${width + 22} 50" shape-rendering="crispEdges">${bars.map(
    ([at, wide]) => html`<rect x="${at}" y="0" width="${wide}" height="50" fill="currentColor"/>`,
  )}</svg>`;
}

function coins(view: View, { network, asset, address, amount }: CoinInstructions): Html {
  const { texts } = view.speech;
  return html`<p class="lead">${texts.cryptoText}</p>
<div class="paper">${qrCode(address, texts.cryptoQr)}</div>
${facts([
  [texts.amount, html`<bdi class="figures">${amount} ${asset}</bdi>`],
  [texts.network, html`<bdi>${network}</bdi>`],
  [texts.address, html`<bdi class="figures long">${address}</bdi>`],
])}`;
}

function cashDesk(view: View, { number }: CashInstructions): Html {
  const { texts } = view.speech;
  const { payer } = view.row;
  return html`<p class="lead">${texts.cashText}</p>
<div class="paper">${barCode(number, texts.cashCode)}<p class="figures" aria-hidden="true"><bdi>${number.replace(SHOWN_DIGITS, "$1 $2 $3")}</bdi></p></div>
${facts([
  [texts.cashNumber, html`<bdi class="figures">${number}</bdi>`],
  ...(payer === null ? [] : [[texts.cashPayer, html`<bdi class="figures">${payer}</bdi>`] as const]),
])}`;
}

function paidElsewhere(title: keyof Texts, pretend: keyof Texts, tell: (view: View) => Html): MethodPage {
  return {
    title: ({ speech: { texts } }) => texts[title],
    body: (view) => {
      const { context, speech } = view;
      return html`${tell(view)}
${form(
  view,
  "elsewhere",
  buttons([
    { action: "pretend", label: speech.texts[pretend], look: "main" },
    { action: "later", label: speech.fill("back", { merchant: context.settings.merchant }), look: "plain" },
    { action: "cancel", label: speech.texts.cancel, look: "quiet" },
  ]),
)}`;
    },
    act: (context, row, action) => {
      if (action === "pretend") decide(context, row.id, { verdict: "succeeded" });
      return null;
    },
  };
}

/** @throws Error for a payment that was opened without */
function instructionsOf({ id, instructions }: PaymentRow): Instructions {
  if (instructions === null) throw new Error(`The payment ${id} has no instructions`);
  return JSON.parse(instructions) as Instructions;
}

export const crypto = paidElsewhere("cryptoTitle", "pretendArrived", (view) =>
  coins(view, instructionsOf(view.row) as CoinInstructions),
);
export const cash = paidElsewhere("cashTitle", "pretendPaid", (view) =>
  cashDesk(view, instructionsOf(view.row) as CashInstructions),
);
