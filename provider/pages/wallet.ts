/** Wallets: an account and a code, as such services ask for. */
import { isWallet, maskedWallet } from "../payments/destinations.ts";
import { keepInstrument } from "../payments/instruments.ts";
import { decide } from "../payments/moves.ts";
import type { Verdict } from "../payments/payment.ts";
import { buttons, field, form, forTesters, table } from "./form.ts";
import { html } from "./html.ts";
import type { Texts } from "./texts/en.ts";
import type { MethodPage } from "./view.ts";

/** Codes that don't pay. */
const testCodes: readonly { code: string; verdict: Verdict; result: keyof Texts }[] = [
  { code: "000000", verdict: "declined", result: "declined" },
  { code: "999999", verdict: "insufficient_funds", result: "insufficient" },
];

export const wallet: MethodPage = {
  title: ({ speech: { texts } }) => texts.walletTitle,
  body: (view) => {
    const { texts } = view.speech;
    return html`${form(
      view,
      "wallet",
      html`${field(view, {
        name: "account",
        label: texts.walletAccount,
        hint: texts.walletHint,
        autocomplete: "username",
        inputMode: "email",
        maxLength: 100,
        value: view.typed["account"] ?? "",
      })}${field(view, {
        name: "passcode",
        label: texts.walletCode,
        hint: texts.walletCodeHint,
        autocomplete: "one-time-code",
        inputMode: "numeric",
        maxLength: 6,
      })}${buttons([
        { action: "pay", label: texts.pay, look: "main" },
        { action: "cancel", label: texts.cancel, look: "plain" },
      ])}`,
    )}
${forTesters(
  texts.testCodes,
  texts.testCodesText,
  table(
    [texts.code, texts.result],
    testCodes.map(({ code, result }) => [html`<bdi class="figures">${code}</bdi>`, texts[result]]),
  ),
)}`;
  },
  act: (context, row, action, sent) => {
    if (action !== "pay") return null;
    const account = sent("account").trim();
    const code = sent("passcode").trim();
    const errors: Record<string, keyof Texts> = {};
    if (!isWallet(account)) errors["account"] = "walletWrong";
    if (!/^\d{6}$/.test(code)) errors["passcode"] = "walletCodeWrong";
    if (Object.keys(errors).length > 0) return errors;
    const instrument = keepInstrument(context.store, {
      method: "wallet",
      details: { wallet: maskedWallet(account) },
      behaviour: "succeeded",
      payer: row.payer,
      isRemembered: false,
    });
    const verdict = testCodes.find((test) => test.code === code)?.verdict ?? "succeeded";
    decide(context, row.id, { verdict, instrument });
    return null;
  },
};
