/** All upstream services of a gateway, made from their addresses. */
import { AccountsService } from "./accounts.ts";
import { AppsService } from "./apps.ts";
import { AuthService } from "./auth.ts";
import { BlocksService } from "./blocks.ts";
import { CaptchaService } from "./captcha.ts";
import { CasinoService } from "./casino.ts";
import { ConfigService } from "./config.ts";
import { ContentService } from "./content.ts";
import { CountersService } from "./counters.ts";
import { CouponsService } from "./coupons.ts";
import { DictionariesService } from "./dictionaries.ts";
import { FavoritesService } from "./favorites.ts";
import { LimitsService } from "./limits.ts";
import { PolicyService } from "./policy.ts";
import { RecoveryService } from "./recovery.ts";
import { RedirectsService, type Report } from "./redirects.ts";
import { RegistrationService } from "./registration.ts";
import { SecurityService } from "./security.ts";
import { SocialService } from "./social.ts";
import { SportsbookService } from "./sportsbook.ts";
import type { Upstream, UpstreamOptions } from "../transport/upstream.ts";
import { UsersService } from "./users.ts";

/** Base URL of each upstream service. */
export interface UpstreamUrls {
  config: string;
  auth: string;
  captcha: string;
  social: string;
  users: string;
  accounts: string;
  limits: string;
  sportsbook: string;
  coupons: string;
  casino: string;
  seo: string;
  redirects: string;
  blocks: string;
  policy: string;
  apps: string;
  dictionaries: string;
  counters: string;
  favorites: string;
  recovery: string;
  security: string;
  registration: string;
  events: string;
}

export interface ServicesOptions extends Omit<UpstreamOptions, "service" | "url"> {
  urls: UpstreamUrls;
  /** The fixed key of the redirects call. */
  redirectsKey: string;
  /** Decides when redirects act. */
  siteEnv: "demo" | "production";
  /** Origins that sub-applications may come from, beside the site's own. */
  subAppOrigins: readonly string[];
  /** Told of answers that were not used as they came. */
  report: Report;
}

export interface Services {
  config: ConfigService;
  auth: AuthService;
  captcha: CaptchaService;
  social: SocialService;
  users: UsersService;
  accounts: AccountsService;
  limits: LimitsService;
  sportsbook: SportsbookService;
  coupons: CouponsService;
  casino: CasinoService;
  content: ContentService;
  redirects: RedirectsService;
  blocks: BlocksService;
  policy: PolicyService;
  apps: AppsService;
  dictionaries: DictionariesService;
  counters: CountersService;
  favorites: FavoritesService;
  security: SecurityService;
  recovery: RecoveryService;
  registration: RegistrationService;
}

export function connectServices({ urls, redirectsKey, siteEnv, subAppOrigins, report, ...common }: ServicesOptions): Services {
  const at = (service: keyof UpstreamUrls) => ({ ...common, service, url: urls[service] });
  return {
    config: new ConfigService(at("config")),
    auth: new AuthService({ ...at("auth"), passesCookies: true, report }),
    captcha: new CaptchaService({ ...at("captcha"), passesCookies: true }),
    social: new SocialService({ ...at("social"), passesCookies: true }),
    users: new UsersService({ ...at("users"), passesCookies: true }),
    accounts: new AccountsService(at("accounts")),
    limits: new LimitsService(at("limits")),
    sportsbook: new SportsbookService(at("sportsbook")),
    coupons: new CouponsService(at("coupons")),
    casino: new CasinoService({ ...at("casino"), report }),
    content: new ContentService(at("seo")),
    redirects: new RedirectsService({ ...at("redirects"), key: redirectsKey, siteEnv, report }),
    blocks: new BlocksService(at("blocks")),
    policy: new PolicyService(at("policy")),
    apps: new AppsService({ ...at("apps"), trustedOrigins: subAppOrigins, report }),
    dictionaries: new DictionariesService(at("dictionaries")),
    counters: new CountersService(at("counters")),
    favorites: new FavoritesService(at("favorites")),
    security: new SecurityService(at("security")),
    recovery: new RecoveryService({ ...at("recovery"), passesCookies: true }),
    registration: new RegistrationService({ ...at("registration"), passesCookies: true }),
  };
}

/** What every upstream shows whatever its calls are. */
type Connected = Pick<Upstream<object>, "service" | "state" | "close">;

/** All upstreams of the services. */
export function upstreamsOf(services: Services): Connected[] {
  return Object.values(services).flatMap((service: { upstream: Connected } | { upstreams: Record<string, Connected> }) =>
    ("upstream" in service ? [service.upstream] : Object.values(service.upstreams)));
}

/** Closes every pool when its calls are done. */
export async function closeServices(services: Services): Promise<void> {
  await Promise.all(upstreamsOf(services).map((upstream) => upstream.close()));
}
