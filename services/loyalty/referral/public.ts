/** What other services may ask of the referral programme. Each function is described where it is defined. */
export { noteFriend, ownerOfCode } from "./friends.ts";
