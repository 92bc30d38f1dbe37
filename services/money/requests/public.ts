/** What other services may ask of requests about payments. */
export { paymentRequest } from "./api.ts";
