import { referralCookies } from "#shared/people/referrals.ts";
import { type Guard, PASS, passWith } from "./guard.ts";

/**
 * Notes who sent the visitor (SPEC 3.39, 5.09, 9.32). First of all, because any later guard may send them on, and the
 * keys would be lost on the way. Search engines were sent by nobody.
 */
export const referralCapture: Guard = ({ url, device }) => {
  if (device.isBot || url.search === "") return PASS;
  return passWith(
    ...referralCookies(new URLSearchParams(url.search)).map((cookie) => ({ kind: "setCookie" as const, ...cookie })),
  );
};
