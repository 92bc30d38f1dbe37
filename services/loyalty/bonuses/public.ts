/** What other services may ask of bonuses. Each function says what it answers where it is defined. */
export { bonusBody } from "./api/bonuses.ts";
export { giveWelcome, personalHindrance, refusalOf, type RefusalCode } from "./instances/claim.ts";
export { depositHearers } from "./instances/deposits.ts";
export { partnerMarks } from "./offers/partners.ts";
export { giveOwnBonus } from "./instances/give.ts";
export { offerByCode } from "./offers/offers.ts";
export { bookPoints } from "./points/points.ts";
