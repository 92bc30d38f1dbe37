/** What other services may use of captcha. Each function is described where it is defined. */
export { redeemCaptcha } from "./captcha.ts";
