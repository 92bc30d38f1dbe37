/** REST contract of the coupons service. Placing and listing need `Authorization: Bearer <user_token>`, else 401. */
import { listCalls } from "./list.ts";
import { placeCalls } from "./place.ts";
import { promoCalls } from "./promo.ts";
import { quoteCalls } from "./quote.ts";
import { shareCalls } from "./share.ts";

export const couponsApi = { ...quoteCalls, ...placeCalls, ...listCalls, ...promoCalls, ...shareCalls } as const;
