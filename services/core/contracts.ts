/** The REST contract of each service, by its name. */
import { accountsApi } from "../accounts/api.ts";
import { appsApi } from "../apps/api.ts";
import { authApi } from "../auth/api.ts";
import { captchaApi } from "../captcha/api.ts";
import { casinoApi } from "../casino/api.ts";
import { configApi } from "../config/api.ts";
import { contentApi } from "../content/api.ts";
import { countersApi } from "../counters/api.ts";
import { afterApi } from "../coupons/after/api.ts";
import { couponsApi } from "../coupons/api.ts";
import { dictionariesApi } from "../dictionaries/api.ts";
import { eventsApi } from "../events/api.ts";
import { favoritesApi } from "../favorites/api.ts";
import { limitsApi } from "../limits/api.ts";
import { socialApi } from "../social/api.ts";
import { messagesApi } from "../messages/api.ts";
import { recoveryApi } from "../recovery/api.ts";
import { registrationApi } from "../registration/api.ts";
import { securityApi } from "../security/api.ts";
import { searchApi } from "../sportsbook/search/api.ts";
import { sportsbookApi } from "../sportsbook/api.ts";
import { combinationApi } from "../sportsbook/combination/api.ts";
import { picksApi } from "../sportsbook/picks/api.ts";
import { resultsApi } from "../sportsbook/results/api.ts";
import { statisticsApi } from "../sportsbook/statistics/api.ts";
import { calledOffApi } from "../sportsbook/calledOff/api.ts";
import { endingsApi } from "../sportsbook/endings/api.ts";
import { usersApi } from "../users/api.ts";
import type { Contract } from "./rest.ts";
import type { ServiceName } from "./settings.ts";

export const contracts: Record<ServiceName, Record<string, Contract>> = {
  config: configApi,
  auth: authApi,
  captcha: captchaApi,
  social: socialApi,
  users: usersApi,
  accounts: accountsApi,
  limits: limitsApi,
  sportsbook: { ...sportsbookApi, ...searchApi, ...endingsApi, ...combinationApi, ...picksApi, ...resultsApi, ...statisticsApi, ...calledOffApi },
  coupons: { ...couponsApi, ...afterApi },
  casino: casinoApi,
  content: contentApi,
  apps: appsApi,
  dictionaries: dictionariesApi,
  counters: countersApi,
  favorites: favoritesApi,
  registration: registrationApi,
  recovery: recoveryApi,
  messages: messagesApi,
  security: securityApi,
  events: eventsApi,
};
