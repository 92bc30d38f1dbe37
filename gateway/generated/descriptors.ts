/** Generated from the files of gateway/datasources by `npm run codegen`; don't edit. */
import { coupons } from "../datasources/betting/coupons.ts";
import { favorites } from "../datasources/betting/favorites.ts";
import { lotto } from "../datasources/betting/lotto.ts";
import { sportsbook } from "../datasources/betting/sportsbook.ts";
import { toto } from "../datasources/betting/toto.ts";
import { casino } from "../datasources/games/casino.ts";
import { bonusgames } from "../datasources/loyalty/bonusGames.ts";
import { bonuses } from "../datasources/loyalty/bonuses.ts";
import { referral } from "../datasources/loyalty/referral.ts";
import { tournaments } from "../datasources/loyalty/tournaments.ts";
import { accounts } from "../datasources/money/accounts.ts";
import { limits } from "../datasources/money/limits.ts";
import { payments } from "../datasources/money/payments.ts";
import { requests } from "../datasources/money/requests.ts";
import { auth } from "../datasources/people/auth.ts";
import { captcha } from "../datasources/people/captcha.ts";
import { notices } from "../datasources/people/notices.ts";
import { recovery } from "../datasources/people/recovery.ts";
import { registration } from "../datasources/people/registration.ts";
import { security } from "../datasources/people/security.ts";
import { social } from "../datasources/people/social.ts";
import { users } from "../datasources/people/users.ts";
import { verification } from "../datasources/people/verification.ts";
import { apps } from "../datasources/site/apps.ts";
import { blocks } from "../datasources/site/blocks.ts";
import { config } from "../datasources/site/config.ts";
import { content } from "../datasources/site/content.ts";
import { counters } from "../datasources/site/counters.ts";
import { dictionaries } from "../datasources/site/dictionaries.ts";
import { policy } from "../datasources/site/policy.ts";
import { rating } from "../datasources/site/rating.ts";
import { redirects } from "../datasources/site/redirects.ts";

export const descriptors = {
  coupons,
  favorites,
  lotto,
  sportsbook,
  toto,
  casino,
  bonusgames,
  bonuses,
  referral,
  tournaments,
  accounts,
  limits,
  payments,
  requests,
  auth,
  captcha,
  notices,
  recovery,
  registration,
  security,
  social,
  users,
  verification,
  apps,
  blocks,
  config,
  content,
  counters,
  dictionaries,
  policy,
  rating,
  redirects,
};
