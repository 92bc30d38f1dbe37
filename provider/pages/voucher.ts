/** Vouchers: a code that pays once. */
import { decide } from "../payments/moves.ts";
import { isDemoVoucher, isVoucher, newVoucher, spendVoucher, voucherOf } from "../payments/vouchers.ts";
import { buttons, field, form, forTesters } from "./form.ts";
import { html } from "./html.ts";
import type { MethodPage } from "./view.ts";

const OFFERED = 3;
const grouped = (code: string) => code.replaceAll(/(.{4})(?=.)/g, "$1 ");

export const voucher: MethodPage = {
  title: ({ speech: { texts } }) => texts.voucherTitle,
  body: (view) => {
    const { texts } = view.speech;
    const codes = Array.from({ length: OFFERED }, newVoucher);
    return html`${form(
      view,
      "voucher",
      html`${field(view, {
        name: "voucher",
        label: texts.voucherCode,
        hint: texts.voucherHint,
        autocomplete: "off",
        maxLength: 23,
        placeholder: "DEMO 0000 0000 0000",
        value: view.typed["voucher"] ?? "",
      })}${buttons([
        { action: "pay", label: texts.pay, look: "main" },
        { action: "cancel", label: texts.cancel, look: "plain" },
      ])}`,
    )}
${forTesters(
  texts.testVouchers,
  texts.testVouchersText,
  html`<ul class="codes">${codes.map((code) => html`<li><bdi class="figures">${grouped(code)}</bdi></li>`)}</ul>`,
)}`;
  },
  act: (context, row, action, sent) => {
    if (action !== "pay") return null;
    const code = voucherOf(sent("voucher"));
    if (!isVoucher(code)) return { voucher: "voucherWrong" };
    if (!isDemoVoucher(code)) return { voucher: "voucherUnknown" };
    if (!spendVoucher(context.store, code, row.id)) return { voucher: "voucherUsed" };
    decide(context, row.id, { verdict: "succeeded" });
    return null;
  },
};
