/** What other services may ask of payments. */
export { payment } from "./shapes.ts";
export { depositKey } from "./payment/journals.ts";
export { feesBorne } from "./payment/fees.ts";
export { paidOutSince, paymentOf } from "./payment/show.ts";
