/** Headers of every page: nothing from elsewhere, in no frame, known to no other site. */
import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { ReturnUrls } from "../payments/payment.ts";

export const newNonce = (): string => randomBytes(18).toString("base64");

/** Browsers check the answer to a form too: it leads to where the player returns. */
const originsOf = (returnUrls: ReturnUrls | null): string[] =>
  returnUrls === null ? [] : [...new Set(Object.values(returnUrls).map((url: string) => new URL(url).origin))];

export function sendPage(
  reply: FastifyReply,
  page: { status: number; text: string; nonce: string; language: string; returnUrls: ReturnUrls | null },
): FastifyReply {
  const { status, text, nonce, language, returnUrls } = page;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src data:",
    `form-action ${["'self'", ...originsOf(returnUrls)].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": policy.join("; "),
    })
    .send(text);
}

/** Of pages and of the redirects between them. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};
