/** Payments: deposits and withdrawals by the methods of a provider, and the desk that decides on withdrawals. */
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { heldMoney } from "../accounts/public.ts";
import { paymentsApi } from "./api.ts";
import { cashDesk, cashDesksApi } from "./cashDesks/api.ts";
import { deskApi } from "./desk/api.ts";
import { teamCashApi, teamCashPayment } from "./teamCash/api.ts";
import { paymentMoney } from "./money.ts";
import { paymentsService } from "./routes.ts";
import { payment, paymentMethod } from "./shapes.ts";

const ownPayments = `payment_id in (select id from payment where ${ownRows})`;

export const payments = defineService({
  name: "payments",
  api: { ...paymentsApi, ...teamCashApi, ...cashDesksApi, ...deskApi },
  schemas: { Payment: payment, PaymentMethod: paymentMethod, TeamCashPayment: teamCashPayment, CashDesk: cashDesk },
  routes: paymentsService,
  tables: {
    payment_notice: {
      impersonal: "notices of the provider, by numbers alone",
      // A notice that comes after that is held off by the payment's state.
      retention: { days: 90, clock: "real", isOld: "at < $before" },
    },
    payment_mismatch: {
      rows: ownPayments,
      hidden: ["told", "words", "actor", "note"],
      erase: { keep: keptByLaw },
    },
    payment_instrument: { rows: ownRows, hidden: ["token"], erase: "delete" },
    payment_event: { rows: ownPayments, hidden: ["note"], erase: { keep: keptByLaw } },
    payment: {
      rows: ownRows,
      hidden: [
        "fingerprint",
        "provider_id",
        "redirect_url",
        "ask_at",
        "asked",
        "sequence",
        "mismatch",
        "call_off_at",
        "return_at",
      ],
      erase: { set: { instrument: "null", destination: "null", idempotency_key: "'erased-' || id" } },
    },
  },
  fills: [heldMoney.with(paymentMoney)],
});
