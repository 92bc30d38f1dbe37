/** Generated from the files of gateway/explorer/examples by `npm run codegen`; don't edit. */
import { coupons } from "../examples/betting/coupons.ts";
import { favorites } from "../examples/betting/favorites.ts";
import { live } from "../examples/betting/live.ts";
import { lotto } from "../examples/betting/lotto.ts";
import { picks } from "../examples/betting/picks.ts";
import { placedCoupon } from "../examples/betting/placedCoupon.ts";
import { results } from "../examples/betting/results.ts";
import { sportsbook } from "../examples/betting/sportsbook.ts";
import { toto } from "../examples/betting/toto.ts";
import { casino } from "../examples/games/casino.ts";
import { bonusGames } from "../examples/loyalty/bonusGames.ts";
import { bonuses } from "../examples/loyalty/bonuses.ts";
import { referral } from "../examples/loyalty/referral.ts";
import { tournaments } from "../examples/loyalty/tournaments.ts";
import { accounts } from "../examples/money/accounts.ts";
import { limits } from "../examples/money/limits.ts";
import { payments } from "../examples/money/payments.ts";
import { requests } from "../examples/money/requests.ts";
import { auth } from "../examples/people/auth.ts";
import { notices } from "../examples/people/notices.ts";
import { recovery } from "../examples/people/recovery.ts";
import { security } from "../examples/people/security.ts";
import { signIns } from "../examples/people/signIns.ts";
import { verification } from "../examples/people/verification.ts";
import { config } from "../examples/site/config.ts";
import { content } from "../examples/site/content.ts";
import { counters } from "../examples/site/counters.ts";
import { rating } from "../examples/site/rating.ts";

export const domains = [
  coupons,
  favorites,
  live,
  lotto,
  picks,
  placedCoupon,
  results,
  sportsbook,
  toto,
  casino,
  bonusGames,
  bonuses,
  referral,
  tournaments,
  accounts,
  limits,
  payments,
  requests,
  auth,
  notices,
  recovery,
  security,
  signIns,
  verification,
  config,
  content,
  counters,
  rating,
];
