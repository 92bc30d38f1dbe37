/** The event stream: changes, for gateways that listen. */
import { defineService } from "../../platform/manifest.ts";
import { eventData, eventsApi } from "./api.ts";
import { eventsService } from "./routes.ts";

export const events = defineService({
  name: "events",
  api: eventsApi,
  schemas: {
    BalanceEvent: eventData.balance,
    LimitEvent: eventData.limit,
    CouponEvent: eventData.coupon,
    PaymentEvent: eventData.payment,
    PaymentRequestEvent: eventData.paymentRequest,
    BonusEvent: eventData.bonus,
    VerificationEvent: eventData.verification,
    NoticeEvent: eventData.notice,
    SessionEvent: eventData.session,
  },
  alsoDocumented: [
    "BalanceEvent",
    "LimitEvent",
    "CouponEvent",
    "PaymentEvent",
    "PaymentRequestEvent",
    "BonusEvent",
    "VerificationEvent",
    "NoticeEvent",
    "SessionEvent",
    "GameChange",
  ],
  routes: eventsService,
  needsBook: true,
});
