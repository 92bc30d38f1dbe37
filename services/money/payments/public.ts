/** What other services may ask of payments. */
export { payment } from "./shapes.ts";
export { paymentOf } from "./payment/show.ts";
