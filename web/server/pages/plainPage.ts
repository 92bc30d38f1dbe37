/**
 * Standalone pages without scripts, files or calls: for invalid addresses, for the day the error page itself fails
 * (SPEC 8.16), and for a browser without a network.
 */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { VERSION_PATH } from "../../src/platform/site/appVersion.ts";
import { isLanguageCode, LANGUAGES, type LanguageCode, preferredLanguage } from "#shared/site/languages.ts";
import { splitPath, urls } from "#shared/routes/routes.ts";
import ar from "../../src/platform/i18n/ar/server.json" with { type: "json" };
import en from "../../src/platform/i18n/en/server.json" with { type: "json" };
import es from "../../src/platform/i18n/es/server.json" with { type: "json" };
import ru from "../../src/platform/i18n/ru/server.json" with { type: "json" };

const WORDS: Readonly<Record<LanguageCode, typeof en>> = { ar, en, es, ru };

export type PlainKind = "bad" | "long" | "method" | "failed" | "busy" | "offline";

/** Colors of the design's tokens (SPEC of looks), said again because no file may be needed. */
const STYLE = `:root{color-scheme:light dark;--ground:#f4f5f7;--surface:#fff;--line:#e1e5eb;--text:#152033;--muted:#5b6778;--accent:#f5b014;--on-accent:#152033}
@media (prefers-color-scheme:dark){:root{--ground:#0b1220;--surface:#131e30;--line:#24324a;--text:#e8edf5;--muted:#9aa8bd}}
*{box-sizing:border-box}body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--text);font:15px/22px system-ui,sans-serif}
main{max-inline-size:480px;padding:32px;border:1px solid var(--line);border-radius:10px;background:var(--surface);text-align:center}
h1{margin:0 0 8px;font-size:22px;line-height:28px}p{margin:0 0 24px;color:var(--muted)}
a{display:inline-block;padding:8px 20px;border-radius:6px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--text);outline-offset:2px}`;

/** Pauses between two looks for the site, in milliseconds: doubling from the first to the longest. */
const FIRST_LOOK = 2_000;
const LONGEST_PAUSE = 30_000;

/**
 * Comes back when the network does, when the site does (a browser knows nothing of a server that was started again),
 * and at a touch: the address asked for is still the browser's own.
 */
const OFFLINE_SCRIPT = `const again=()=>location.reload();addEventListener("online",again);document.querySelector("a").addEventListener("click",(event)=>{event.preventDefault();again()});
const look=(pause)=>setTimeout(async()=>{try{if((await fetch("${VERSION_PATH}",{cache:"no-store"})).ok)return again()}catch{}look(Math.min(2*pause,${LONGEST_PAUSE}))},pause);look(${FIRST_LOOK});`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Policy of these pages: their own style, and the offline page's own script. */
export const PLAIN_POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(OFFLINE_SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

export function plainPage(kind: PlainKind, language: LanguageCode): string {
  const words = WORDS[language];
  const isOffline = kind === "offline";
  return `<!DOCTYPE html>
<html lang="${language}" dir="${LANGUAGES[language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words[`${kind}Title`]}</title><style>${STYLE}</style></head>
<body><main><h1>${words[`${kind}Title`]}</h1><p>${words[`${kind}Text`]}</p><a href="${urls.home(language)}">${isOffline ? words.retry : words.toHome}</a></main>${isOffline ? `<script>${OFFLINE_SCRIPT}</script>` : ""}</body></html>
`;
}

/**
 * The language to speak to somebody about whom nothing else is known: by the address, the stored choice, the browser.
 */
export function plainLanguage({
  url,
  headers,
}: {
  url: string;
  headers: { cookie?: string | undefined; "accept-language"?: string | undefined };
}): LanguageCode {
  const { prefix } = splitPath(url.split(/[?#]/, 1)[0]?.slice(0, 16) ?? "");
  if (isLanguageCode(prefix)) return prefix;
  const stored = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  if (isLanguageCode(stored)) return stored;
  return preferredLanguage(headers["accept-language"], Object.keys(LANGUAGES) as LanguageCode[]) ?? "en";
}

/** Sends one as the answer. */
export function sendPlain(request: FastifyRequest, reply: FastifyReply, status: number, kind: PlainKind): FastifyReply {
  const language = plainLanguage({ url: request.raw.url ?? "", headers: request.headers });
  return reply
    .code(status)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": PLAIN_POLICY,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    })
    .send(plainPage(kind, language));
}

/** Sends anyone who asks for more than can be made away for a while. */
export function sendRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { reason, retryAfter }: { reason: "many" | "full"; retryAfter: number },
): FastifyReply {
  return sendPlain(request, reply.header("retry-after", String(retryAfter)), reason === "many" ? 429 : 503, "busy");
}

/** Addresses that a route of another file refused, and methods the framework has no word for. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return request.method === "GET" || request.method === "HEAD"
    ? sendPlain(request, reply, 404, "bad")
    : sendPlain(request, reply.header("allow", "GET, HEAD"), 405, "method");
}
