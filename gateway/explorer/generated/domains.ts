/** Generated from the files of gateway/explorer/examples by `npm run codegen`; don't edit. */
import { coupons } from "../examples/betting/coupons.ts";
import { favorites } from "../examples/betting/favorites.ts";
import { live } from "../examples/betting/live.ts";
import { picks } from "../examples/betting/picks.ts";
import { placedCoupon } from "../examples/betting/placedCoupon.ts";
import { results } from "../examples/betting/results.ts";
import { sportsbook } from "../examples/betting/sportsbook.ts";
import { casino } from "../examples/games/casino.ts";
import { accounts } from "../examples/money/accounts.ts";
import { limits } from "../examples/money/limits.ts";
import { payments } from "../examples/money/payments.ts";
import { requests } from "../examples/money/requests.ts";
import { auth } from "../examples/people/auth.ts";
import { recovery } from "../examples/people/recovery.ts";
import { security } from "../examples/people/security.ts";
import { signIns } from "../examples/people/signIns.ts";
import { verification } from "../examples/people/verification.ts";
import { config } from "../examples/site/config.ts";
import { content } from "../examples/site/content.ts";

export const domains = [
  coupons,
  favorites,
  live,
  picks,
  placedCoupon,
  results,
  sportsbook,
  casino,
  accounts,
  limits,
  payments,
  requests,
  auth,
  recovery,
  security,
  signIns,
  verification,
  config,
  content,
];
