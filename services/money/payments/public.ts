/** What other services may ask of payments. */
export { payment } from "./shapes.ts";
export { paidOutSince, paymentOf } from "./payment/show.ts";
