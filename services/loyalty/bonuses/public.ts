/** What other services may ask of bonuses. Each function says what it answers where it is defined. */
export { bonusBody } from "./api/bonuses.ts";
export { giveWelcome } from "./instances/claim.ts";
export { personalHindrance, refusalOf, type RefusalCode } from "./instances/standing.ts";
export { depositHearers } from "./instances/deposits.ts";
export { partnerMarks } from "./offers/partners.ts";
export { expiringBonuses } from "./instances/expiring.ts";
export { giveOwnBonus } from "./instances/give.ts";
export { demoAmounts } from "./offers/demoAmounts.ts";
export { offerByCode } from "./offers/offers.ts";
export { pointCeilings } from "./programme/ceilings.ts";
export { bookPoints } from "./points/points.ts";
