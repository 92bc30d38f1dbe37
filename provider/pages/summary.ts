/** The top of a payment's page: who is paid, how much, and until when. */
import { type Html, html } from "./html.ts";
import type { View } from "./view.ts";

export function summaryOf({ context, row, speech }: View): Html {
  const { texts } = speech;
  // The merchant's name keeps its own direction within the sentence.
  const [before = "", after = ""] = texts.payTo.split("{merchant}");
  return html`<section class="summary">
<p class="to">${before}<bdi>${context.settings.merchant}</bdi>${after}</p>
<p class="sum"><bdi dir="ltr">${speech.sum(row.amount, row.currency)}</bdi></p>
${row.expires_at !== null && html`<p class="until">${speech.fill("payUntil", { time: speech.time(row.expires_at) })}</p>`}
</section>`;
}
