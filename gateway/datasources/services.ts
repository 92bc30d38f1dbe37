/** All upstream services of a gateway, made from their addresses. */
import { AccountsService } from "./accounts.ts";
import { AuthService } from "./auth.ts";
import { ConfigService } from "./config.ts";
import { ContentService } from "./content.ts";
import { CouponsService } from "./coupons.ts";
import { LimitsService } from "./limits.ts";
import { SportsbookService } from "./sportsbook.ts";
import type { UpstreamOptions } from "./upstream.ts";

/** Base URL of each upstream service. */
export interface UpstreamUrls {
  config: string;
  auth: string;
  accounts: string;
  limits: string;
  sportsbook: string;
  coupons: string;
  seo: string;
  redirects: string;
  blocks: string;
  events: string;
}

export interface ServicesOptions extends Omit<UpstreamOptions, "service" | "url"> {
  urls: UpstreamUrls;
}

export interface Services {
  config: ConfigService;
  auth: AuthService;
  accounts: AccountsService;
  limits: LimitsService;
  sportsbook: SportsbookService;
  coupons: CouponsService;
  content: ContentService;
}

export function connectServices({ urls, ...common }: ServicesOptions): Services {
  const at = (service: keyof UpstreamUrls) => ({ ...common, service, url: urls[service] });
  return {
    config: new ConfigService(at("config")),
    auth: new AuthService(at("auth")),
    accounts: new AccountsService(at("accounts")),
    limits: new LimitsService(at("limits")),
    sportsbook: new SportsbookService(at("sportsbook")),
    coupons: new CouponsService(at("coupons")),
    content: new ContentService({ ...common, urls }),
  };
}

/** Closes every pool when its calls are done. */
export async function closeServices({ config, auth, accounts, limits, sportsbook, coupons, content }: Services): Promise<void> {
  const upstreams = [config, auth, accounts, limits, sportsbook, coupons].map(({ upstream }) => upstream);
  await Promise.all([...upstreams, ...Object.values(content.upstreams)].map((upstream) => upstream.close()));
}
