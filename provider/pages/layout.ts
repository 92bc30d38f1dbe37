/** The frame of every page: who is paid and how much on top, the form below. */
import { readFileSync } from "node:fs";
import { script } from "./enhance.ts";
import { type Html, html, raw } from "./html.ts";
import type { Speech } from "./texts/texts.ts";

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");

/** Two coins, one behind the other. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="15" cy="9" r="7" fill="#7c93b5"/><circle cx="9" cy="15" r="7" fill="#f5b014"/><path d="M7 11.5h2.6a2.2 2.2 0 0 1 0 4.4H8.4v2.6M8.4 11.5v7" fill="none" stroke="#152033" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const mark = raw(drawing.replace("<svg ", '<svg class="mark" aria-hidden="true" '));

export interface Frame {
  title: string;
  /** Who is paid and how much; pages about no payment have none. */
  summary: Html | null;
  body: Html;
}

export function layout({ language, dir, texts }: Speech, nonce: string, { title, summary, body }: Frame): string {
  return html`<!DOCTYPE html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Demo Pay</title>
<link rel="icon" href="${icon}">
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<header class="bar"><span class="brand">${mark}<bdi>Demo Pay</bdi></span><span class="badge">${texts.testMode}</span></header>
<main>
${summary}
<section class="card">
<h1>${title}</h1>
${body}
</section>
</main>
<footer>${texts.noMoney}</footer>
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>
`.text;
}
