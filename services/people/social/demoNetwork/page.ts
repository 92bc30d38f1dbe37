/** The demo network's consent page: who are you, and may this site know it? */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { demoPeople } from "./network.ts";

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}
main{inline-size:min(420px,100% - 32px)}fieldset{border:1px solid GrayText;border-radius:8px;padding:12px 16px}label{display:block;padding-block:6px}
input[type=text]{inline-size:100%;box-sizing:border-box;padding:8px;font:inherit}div{display:flex;gap:8px;margin-block-start:16px}button{flex:1;min-block-size:44px;font:inherit}`;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? "");

interface Asked {
  network: string;
  /** The sealed request that the visitor came with. */
  request: string;
}

export function consentPage({ network, request }: Asked): string {
  const people = demoPeople
    .map(
      ({ subject, name }, index) =>
        `<label><input type="radio" name="subject" value="${escaped(subject)}"${index === 0 ? " checked" : ""}> ${escaped(name)}</label>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(network)} (demo)</title><style>${style}</style>
<main><h1>${escaped(network)}, demo</h1><p>This page stands in for ${escaped(network)} on a demo site. Nobody's real account is asked for.</p>
<form method="post"><input type="hidden" name="request" value="${escaped(request)}">
<fieldset><legend>Who are you?</legend>${people}<label><input type="radio" name="subject" value=""> Somebody else</label>
<label>Name of somebody else <input type="text" name="other" maxlength="64" pattern="[A-Za-z0-9_ .@\\-]+" autocomplete="off"></label></fieldset>
<p>The site will be told your number here, your name and your e-mail.</p>
<div><button name="answer" value="no">Refuse</button><button name="answer" value="yes">Agree and go on</button></div></form></main></html>`;
}

const refusalPage = (why: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Refused</title><style>${style}</style><main><h1>This can't go on</h1><p>${escaped(why)}</p></main></html>`;

/** The page may send its form, and be sent on from it, to where its visitor came from; nothing else. */
function pagePolicy(returnOrigin: string | null): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'${returnOrigin === null ? "" : ` ${returnOrigin}`}`;
}

export const page = (reply: FastifyReply, html: string, origin: string | null): FastifyReply =>
  reply
    .headers({
      "content-security-policy": pagePolicy(origin),
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    })
    .type("text/html; charset=utf-8")
    .send(html);
export const refuse = (reply: FastifyReply, why: string): FastifyReply => page(reply.code(400), refusalPage(why), null);
