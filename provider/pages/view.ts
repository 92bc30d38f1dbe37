/** What a page shows, and what its forms can do. */
import type { ProviderContext } from "../context.ts";
import type { PaymentRow } from "../payments/payment.ts";
import type { Errors } from "./form.ts";
import type { Html } from "./html.ts";
import type { Speech } from "./texts/texts.ts";

export interface View {
  context: ProviderContext;
  row: PaymentRow;
  speech: Speech;
  /** Errors by the name of their field. */
  errors: Errors;
  /** What was typed, and may be shown again: neither numbers of cards nor codes. */
  typed: Readonly<Record<string, string>>;
}

/** Fields of a form that was sent. */
export type Sent = (name: string) => string;

export interface MethodPage {
  title(view: View): string;
  body(view: View): Html;
  /** Does what a button says. Answers errors by field, and null when there are none. */
  act(context: ProviderContext, row: PaymentRow, action: string, sent: Sent): Errors | null;
}
