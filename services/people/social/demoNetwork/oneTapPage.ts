/** The frame that the demo network's one-tap shows on pages of the site. */
import { createHash } from "node:crypto";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { escaped } from "./page.ts";
import { oneTapWords } from "./oneTapWords.ts";

export interface OneTapPage {
  network: string;
  lang: LanguageCode;
  theme: "light" | "dark";
  /** Origin of the surrounding page: only it may frame this page and gets messages. */
  origin: string;
}

export type OneTapState =
  /** Offers to go on as somebody. */
  | { is: "offer"; name: string; request: string }
  /** Asks who else one is there. */
  | {
      is: "other";
      people: readonly { subject: string; name: string }[];
      request: string;
      /** What was typed and is no name; null before. */ wrong: string | null;
    }
  /** Posts the result to the surrounding page. */
  | { is: "agreed"; credential: string };

const style = `:root{color-scheme:light;--card:#fff;--line:#c9ced8;--soft:#545b69;--go:#1f5fd0;--on-go:#fff;--wrong:#b3261e}:root.dark{color-scheme:dark;--card:#1f2430;--line:#4a5160;--soft:#b3bac8;--go:#a8c7fa;--on-go:#0a2a5e;--wrong:#f2b8b5}
*{box-sizing:border-box}body{margin:0;font:14px/1.4 system-ui,sans-serif;background:none;color:CanvasText}
section{display:grid;gap:10px;padding:10px 14px 12px;border:1px solid var(--line);border-radius:10px;background:var(--card)}header{display:flex;align-items:center;gap:8px}h1{flex:1;margin:0;font-size:14px;font-weight:600}
form{display:grid;gap:8px}.foot{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 12px}
button,input[type=text]{inline-size:100%;min-block-size:38px;border:1px solid var(--line);border-radius:6px;padding:0 12px;background:none;color:inherit;font:inherit}
button{cursor:pointer;overflow-wrap:anywhere}button:not(.go):hover{background:color-mix(in srgb,CanvasText 8%,transparent)}button.go{border-color:var(--go);background:var(--go);color:var(--on-go);font-weight:600}button.go:hover{filter:brightness(1.08)}
button.quiet{inline-size:auto;min-block-size:28px;border:0;padding:0 4px;margin-inline-start:-4px;color:var(--soft);text-decoration:underline;font-size:13px}
header button{display:grid;place-items:center;inline-size:32px;min-block-size:32px;padding:0;border:0;margin-inline-end:-6px}svg{inline-size:18px;block-size:18px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
:focus-visible{outline:2px solid var(--go);outline-offset:2px}[aria-invalid]{border-color:var(--wrong)!important}
.people{display:grid;grid-template-columns:1fr 1fr;gap:8px}label{display:grid;gap:4px}p{margin:0;color:var(--soft);font-size:12px}p[role=alert]{color:var(--wrong)}`;

/**
 * Tells the surrounding page the result of the prompt; if the visitor closes it, it stays away for two hours. Focus
 * moves on only if it was already in the frame: a prompt that appears takes no focus.
 */
const script = `const{origin,credential}=document.body.dataset,tell=(said)=>parent.postMessage({title:document.title,...said},origin),card=document.querySelector("section");let until=0;
try{until=Number(localStorage.getItem("one-tap-closed")??0)}catch{}
const close=()=>{try{localStorage.setItem("one-tap-closed",String(Date.now()+72e5))}catch{}tell({oneTap:"closed"})};
if(credential!==undefined)tell({oneTap:"agreed",credential});else if(until>Date.now())tell({oneTap:"closed"});
else{new ResizeObserver(()=>tell({oneTap:"shown",height:card.offsetHeight})).observe(card);
document.getElementById("close").addEventListener("click",close);addEventListener("keydown",({key})=>{if(key==="Escape")close()});
if(document.hasFocus())(card.querySelector("[aria-invalid]")??card.querySelector("form button")).focus()}`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Restrictions of the frame: its own script and form only, framed by one origin. */
export const oneTapPolicy = (origin: string): string =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'self'; frame-ancestors ${origin}`;

export function oneTapPage({ network, lang, theme, origin }: OneTapPage, state: OneTapState): string {
  const words = oneTapWords[lang];
  const say = (text: string, name = "") =>
    escaped(text.replace("{network}", network)).replace("{name}", () => `<bdi>${escaped(name)}</bdi>`);
  const form = (request: string, inner: string) =>
    `<form method="post"><input type="hidden" name="request" value="${escaped(request)}">${inner}</form>`;
  const shown = (inner: string) =>
    `<section aria-labelledby="title"><header><h1 id="title">${say(words.title)}</h1><button type="button" id="close" aria-label="${say(words.close)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></header>${inner}</section>`;
  const foot = (answer: string, text: string) =>
    `<div class="foot"><button class="quiet" name="answer" value="${answer}">${say(text)}</button><p>${say(words.note)}</p></div>`;
  const bodies = {
    offer: ({ name, request }: OneTapState & { is: "offer" }) =>
      shown(
        form(
          request,
          `<button class="go" name="answer" value="yes">${say(words.goOn, name)}</button>${foot("other", words.other)}`,
        ),
      ),
    other: ({ people, request, wrong }: OneTapState & { is: "other" }) =>
      shown(
        form(
          request,
          `<input type="hidden" name="answer" value="yes"><div class="people">${people.map(({ subject, name }) => `<button name="subject" value="${escaped(subject)}">${escaped(name)}</button>`).join("")}</div>`,
        ) +
          form(
            request,
            `<label>${say(words.who)}<input type="text" name="subject" maxlength="64" autocomplete="off" dir="auto" value="${escaped(wrong ?? "")}"${wrong === null ? "" : ' aria-invalid="true" aria-describedby="wrong"'}></label>${wrong === null ? "" : `<p id="wrong" role="alert">${say(words.wrongName)}</p>`}<button class="go" name="answer" value="yes">${say(words.choose)}</button>${foot("back", words.back)}`,
          ),
      ),
    agreed: () => "",
  };
  const body =
    state.is === "offer" ? bodies.offer(state) : state.is === "other" ? bodies.other(state) : bodies.agreed();
  return `<!doctype html><html lang="${lang}" dir="${LANGUAGES[lang].dir}" class="${theme}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${say(words.title)}</title><style>${style}</style>
<body data-origin="${escaped(origin)}"${state.is === "agreed" ? ` data-credential="${escaped(state.credential)}"` : ""}>${body}<script>${script}</script></body></html>`;
}
