/**
 * What a page may load and run. Everything comes from the site's own address; inline scripts and styles by this page's
 * nonce or, where a page is kept for many visitors, by their hashes. `unsafe-inline` is left for style attributes
 * alone:
 * rows of virtual lists stand where their attribute says, and no attribute can load anything from elsewhere (img-src,
 * font-src).
 */
import { createHash } from "node:crypto";
import { routeOf, splitPath } from "#shared/routes/routes.ts";

/** Origins beside the site's own that pages may load from. */
export interface OuterOrigins {
  /** Where the operator's sub-applications come from (`SUB_APP_ORIGINS`). */
  subApplications: readonly string[];
  /**
   * Origin of the network that one-tap signs in by (`ONE_TAP_ORIGIN`): its script, the frame it opens, what that asks
   * for and how it looks.
   */
  oneTap: readonly string[];
  /**
   * Origins of the operator's own captcha (`CAPTCHA_PROVIDER`): its script, its frame, what that asks for and how it
   * looks. None where the site draws its own.
   */
  captcha: readonly string[];
  /** Origin of the script that tells devices apart (`DEVICE_SCRIPT_ORIGIN`), and what it asks for there. */
  device: readonly string[];
  /** Origins that live pictures come from (`VIDEO_ORIGINS`); they may be framed, and nothing else. */
  videos: readonly string[];
  /** Origins of casino games and of their pictures (`GAME_ORIGINS`). */
  games: readonly string[];
  /** Origins of the support chat (`CHAT_ORIGINS`); it may be framed, and nothing else. */
  chats: readonly string[];
  /** Origins of partners who may frame the toto's page for them (`TOTO_FRAME_ORIGINS`). */
  partners: readonly string[];
  /** Origins of the operator's counters (`ANALYTICS_ORIGINS`): their scripts and pixels, and where they send events. */
  analytics: readonly string[];
}

export interface PageSources {
  /** Sources of inline scripts, without quotes: `nonce-…` or `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether the page came by https; what it loads then must too. */
  isSecure?: boolean;
  /** Origins beside the site's own. */
  outer: OuterOrigins;
  /** Whether partners may frame it. */
  isForPartners?: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`);

export function contentSecurityPolicy({
  scripts,
  styles,
  isSecure = false,
  outer,
  isForPartners = false,
}: PageSources): string {
  const own = ["'self'", ...outer.subApplications];
  const scripted = [...outer.oneTap, ...outer.captcha];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [...own, ...scripted, ...outer.device, ...outer.analytics, ...quoted(scripts)],
    "script-src-attr": ["'none'"],
    "style-src": [...own, ...scripted, ...quoted(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [...own, ...outer.games, ...outer.analytics, "data:"],
    "font-src": own,
    "connect-src": [...own, ...scripted, ...outer.device, ...outer.analytics],
    // A captcha says its digits.
    "media-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-src": [...own, ...scripted, ...outer.videos, ...outer.games, ...outer.chats],
    "frame-ancestors": ["'self'", ...(isForPartners ? outer.partners : [])],
    ...(isSecure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** Whether partners may frame the page of a path. */
export const isForPartners = (path: string): boolean => routeOf(splitPath(path).path) === "totoFrame";

/** Reads the settings that name origins; what is none is left out. */
export const readOuterOrigins = (env: Env): OuterOrigins => ({
  subApplications: originsOf(env["SUB_APP_ORIGINS"]),
  oneTap: originsOf(env["ONE_TAP_ORIGIN"]),
  captcha: captchaOriginsOf(env),
  device: originsOf(env["DEVICE_SCRIPT_ORIGIN"]),
  videos: originsOf(env["VIDEO_ORIGINS"]),
  games: originsOf(env["GAME_ORIGINS"]),
  chats: originsOf(env["CHAT_ORIGINS"]),
  partners: originsOf(env["TOTO_FRAME_ORIGINS"]),
  analytics: originsOf(env["ANALYTICS_ORIGINS"]),
});

/** Where each provider's captcha comes from. */
const captchaProviders: Readonly<Record<string, readonly string[]>> = {
  turnstile: ["https://challenges.cloudflare.com"],
  hcaptcha: [
    "https://js.hcaptcha.com",
    "https://hcaptcha.com",
    "https://newassets.hcaptcha.com",
    "https://api.hcaptcha.com",
  ],
};

/** Origins of the operator's own captcha; those of another script where `CAPTCHA_SCRIPT_URL` names one. */
function captchaOriginsOf(env: Env): readonly string[] {
  const name = env["CAPTCHA_PROVIDER"]?.trim() ?? "";
  const known = Object.hasOwn(captchaProviders, name) ? captchaProviders[name] : undefined;
  return known === undefined ? [] : [...new Set([...known, ...originsOf(env["CAPTCHA_SCRIPT_URL"])])];
}

/** Origins of a setting; Invalid values are left out, because it would stand in a header. */
function originsOf(text = ""): string[] {
  return text.split(",").flatMap((part) => {
    const url = URL.parse(part.trim());
    return url?.protocol === "https:" || url?.protocol === "http:" ? [url.origin] : [];
  });
}

export const nonceSources = (nonce: string): Pick<PageSources, "scripts" | "styles"> => ({
  scripts: [`nonce-${nonce}`],
  styles: [`nonce-${nonce}`],
});

const inlineElement = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
/** Data blocks are never run, so that no policy stops them. */
const dataBlock = /\btype="(?!module"|text\/javascript")/;

/** Hashes of the inline scripts and styles of a page of ours, each once. */
export function inlineHashes(html: string): Pick<PageSources, "scripts" | "styles"> {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = "", text = ""] of html.matchAll(inlineElement)) {
    if (text === "" || (tag === "script" && (/\bsrc=/.test(attributes) || dataBlock.test(attributes)))) continue;
    found[tag as "script" | "style"].add(`sha256-${createHash("sha256").update(text).digest("base64")}`);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}
