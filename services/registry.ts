/** The list of services: the one place that names them all. Adding one here is what makes it run. */
import { coupons } from "./betting/coupons/service.ts";
import { events } from "./betting/events/service.ts";
import { favorites } from "./betting/favorites/service.ts";
import { lotto } from "./betting/lotto/service.ts";
import { pools } from "./betting/pools/service.ts";
import { sportsbook } from "./betting/sportsbook/service.ts";
import { toto } from "./betting/toto/service.ts";
import { casino } from "./games/casino/service.ts";
import { bonusGames } from "./loyalty/bonusgames/service.ts";
import { bonuses } from "./loyalty/bonuses/service.ts";
import { referral } from "./loyalty/referral/service.ts";
import { tournaments } from "./loyalty/tournaments/service.ts";
import { accounts } from "./money/accounts/service.ts";
import { limits } from "./money/limits/service.ts";
import { payments } from "./money/payments/service.ts";
import { requests } from "./money/requests/service.ts";
import { wallet } from "./money/wallet/service.ts";
import { auth } from "./people/auth/service.ts";
import { captcha } from "./people/captcha/service.ts";
import { household } from "./people/household/service.ts";
import { messages } from "./people/messages/service.ts";
import { notices } from "./people/notices/service.ts";
import { players } from "./people/players/service.ts";
import { recovery } from "./people/recovery/service.ts";
import { registration } from "./people/registration/service.ts";
import { security } from "./people/security/service.ts";
import { social } from "./people/social/service.ts";
import { users } from "./people/users/service.ts";
import { verification } from "./people/verification/service.ts";
import type { ServiceManifest } from "./platform/manifest.ts";
import { retentionRulesOf, type Tables } from "./platform/personalData.ts";
import { connectPorts } from "./platform/ports.ts";
import { platformTables } from "./platform/tables.ts";
import { apps } from "./site/apps/service.ts";
import { config } from "./site/config/service.ts";
import { content } from "./site/content/service.ts";
import { counters } from "./site/counters/service.ts";
import { dictionaries } from "./site/dictionaries/service.ts";
import { ratings } from "./site/rating/service.ts";

/** In the order they start: a service comes after those it uses. Erasing a player runs in the opposite order. */
export const services: readonly ServiceManifest[] = [
  config,
  players,
  household,
  auth,
  captcha,
  social,
  users,
  verification,
  accounts,
  limits,
  payments,
  requests,
  sportsbook,
  coupons,
  pools,
  toto,
  lotto,
  wallet,
  bonuses,
  bonusGames,
  tournaments,
  referral,
  ratings,
  casino,
  content,
  apps,
  dictionaries,
  counters,
  favorites,
  registration,
  recovery,
  messages,
  security,
  notices,
  events,
];

connectPorts(services);

/** The services with a REST API: what SERVICES may name. */
export const serviceNames: readonly string[] = services.filter(({ api }) => api !== undefined).map(({ name }) => name);

/** Every table of the database, in the order a player's rows are erased. */
export const tables: Tables = Object.assign(
  {},
  ...services.toReversed().map((service) => service.tables ?? {}),
  platformTables,
) as Tables;

export const retentionRules = retentionRulesOf(tables);
