/** Codes that coupons are saved under, and the addresses that carry them. */
import type { LanguageCode } from "../site/languages.ts";
import { readOneTimeCode } from "../typed/codes.ts";
import { urls } from "../routes/routes.ts";

/** What a code looks like: eight symbols, without those that people mix up when they read them to each other. */
const FORM = /^[2-9A-HJ-KM-NP-Z]{8}$/;
/** Name of the query that brings a code to the home page. */
export const COUPON_QUERY = "coupon";

/** A text as a code, ignoring case and spaces; null for anything else. */
export function couponCodeOf(text: string | null | undefined): string | null {
  const code = readOneTimeCode(text ?? "").toUpperCase();
  return FORM.test(code) ? code : null;
}

/** Path of the page that opens with a saved coupon. */
export function sharedCouponPath(lang: LanguageCode, code: string): string {
  return `${urls.home(lang)}?${COUPON_QUERY}=${code}`;
}

/** Path of the picture that messengers show beside it. */
export function couponPicturePath(lang: LanguageCode, code: string): string {
  return `/coupon-picture/${code}.png?lang=${lang}`;
}
