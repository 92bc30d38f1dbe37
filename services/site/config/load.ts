/** Reads the operator's site config: the defaults, in a demo its examples, and over them the file named by SITE_CONFIG. */
import { readFileSync } from "node:fs";
import { isLanguageCode } from "#shared/site/languages.ts";
import { Exact } from "#shared/money/money.ts";
import { SettingsError, type Settings } from "../../platform/settings/settings.ts";
import { siteConfig, type SiteConfigBody } from "./api/index.ts";
import { defaultSiteConfig, demoSiteConfig } from "./defaults.ts";

/**
 * What a file may contain: any of the fields, each in full. `siteEnv` comes from the environment only, `revision` from
 * the content.
 */
const overlay = siteConfig.omit({ siteEnv: true, revision: true }).partial().strict();

/**
 * The site config of this process. A field of the file replaces the default field as a whole.
 * @throws SettingsError of one line that names the file and the first thing wrong with it.
 */
export function loadSiteConfig(settings: Pick<Settings, "siteConfigPath" | "siteEnv">): SiteConfigBody {
  const path = settings.siteConfigPath;
  const config: SiteConfigBody = {
    ...defaultSiteConfig,
    ...(settings.siteEnv === "demo" ? demoSiteConfig : {}),
    ...(path === null ? {} : readOverlay(path)),
    siteEnv: settings.siteEnv,
  };
  const problem = contradiction(config);
  if (problem !== null) throw refused(path ?? "", problem);
  return config;
}

function readOverlay(path: string): Partial<SiteConfigBody> {
  const parsed = overlay.safeParse(parseJson(path, readText(path)));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join(".") ?? "";
  throw refused(path, `${where === "" ? "" : `${where}: `}${issue?.message ?? "wrong shape"}`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw refused(path, code === "ENOENT" ? "there is no such file" : `it can't be read (${code})`);
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused(path, `it is not JSON (${error instanceof Error ? error.message : "malformed"})`);
  }
}

/** What fields say against each other, or null. */
function contradiction(config: SiteConfigBody): string | null {
  const codes = config.languages.map(({ code }) => code);
  const unknown = codes.find((code) => !isLanguageCode(code));
  if (codes.length === 0) return "languages: at least one is needed";
  if (unknown !== undefined) return `languages: the site is not written in "${unknown}"`;
  if (new Set(codes).size < codes.length) return "languages: one is listed twice";
  if (!codes.includes(config.defaultLanguage))
    return `defaultLanguage: "${config.defaultLanguage}" is not among languages`;
  if (config.langHiddenUnauthorized.includes(config.defaultLanguage))
    return "langHiddenUnauthorized: the default language can't be hidden";
  if (config.couponTypes.length === 0) return "couponTypes: at least one is needed";
  if (config.antiExpressMargin !== undefined && new Exact(config.antiExpressMargin).lessThan(1))
    return "antiExpressMargin: at least 1";
  if (config.cashOutMargin !== undefined && !new Exact(config.cashOutMargin).lessThan(1))
    return "cashOutMargin: less than 1";
  if (!config.amountTemplate.includes("{amount}")) return "amountTemplate: it has no {amount}";
  const [start, end] = maintenanceTimes(config.maintenance);
  if (start > end) return "maintenance: it ends before it starts";
  if (config.homePageType === 2 && config.homePageSubApplicationUrl == null)
    return "homePageType: 2 needs homePageSubApplicationUrl";
  if (config.thirdPartyHasFirstDepositRedirect && config.firstDepositRedirectUrl == null)
    return "thirdPartyHasFirstDepositRedirect: it needs firstDepositRedirectUrl";
  if (config.liveDelaySeconds < 0 || config.liveDelaySeconds > 60) return "liveDelaySeconds: 0 to 60";
  return null;
}

function maintenanceTimes(maintenance: SiteConfigBody["maintenance"]): [start: number, end: number] {
  if (maintenance === null) return [0, 0];
  return "startAt" in maintenance
    ? [maintenance.startAt, maintenance.finishAt]
    : [maintenance.startedAt, maintenance.endedAt];
}

function refused(path: string, problem: string): SettingsError {
  return new SettingsError(`SITE_CONFIG=${path} is not usable: ${problem.replace(/\s*\n\s*/g, " ")}`);
}
