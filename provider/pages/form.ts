/** What the forms of the pages are made of. */
import { type Html, html } from "./html.ts";
import type { Texts } from "./texts/en.ts";
import type { View } from "./view.ts";

export interface Field {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  placeholder?: string;
  autocomplete: string;
  inputMode?: "numeric" | "email" | "text";
  maxLength: number;
  /** Data attributes for the script. */
  data?: Readonly<Record<string, string>>;
}

/** A label, its field, its hint, and the place where an error stands. */
export function field({ errors, speech: { texts } }: View, given: Field): Html {
  const { name, label, hint, value, placeholder, autocomplete, inputMode = "text", maxLength, data = {} } = given;
  const problem = errors[name];
  const describedBy = [hint === undefined ? "" : `${name}-hint`, `${name}-error`].filter(Boolean).join(" ");
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" dir="ltr" autocomplete="${autocomplete}" inputmode="${inputMode}" maxlength="${maxLength}" aria-describedby="${describedBy}"${problem === undefined ? null : html` aria-invalid="true"`}${value === undefined ? null : html` value="${value}"`}${placeholder === undefined ? null : html` placeholder="${placeholder}"`}${Object.entries(data).map(([key, text]) => html` data-${key}="${text}"`)} spellcheck="false" autocapitalize="off">
${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
<p class="error" id="${name}-error" role="alert"${problem === undefined ? html` hidden` : null}>${problem === undefined ? null : texts[problem]}</p>
</div>`;
}

export interface Button {
  /** What the form is told. */
  action: string;
  label: string;
  look: "main" | "plain" | "quiet";
}

export const buttons = (list: readonly Button[]): Html =>
  html`<div class="buttons">${list.map(
    ({ action, label, look }) => html`<button class="${look}" name="action" value="${action}">${label}</button>`,
  )}</div>`;

/** A form of a payment's page. The browser checks nothing by itself: errors stand at their fields, in one language. */
export const form = ({ row }: View, kind: string, content: Html): Html =>
  html`<form method="post" action="/pay/${row.page}" data-form="${kind}" novalidate>
<input type="hidden" name="state" value="${row.state}">
${content}
</form>`;

/** Facts in two columns. */
export const facts = (list: readonly (readonly [name: string, value: Html])[]): Html =>
  html`<dl class="facts">${list.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** What testers need to know, folded away. */
export const forTesters = (title: string, text: string, content: Html): Html =>
  html`<details><summary>${title}</summary><p>${text}</p>${content}</details>`;

export const table = (head: readonly string[], rows: readonly (readonly [Html, string])[]): Html =>
  html`<table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
    ([first, second]) => html`<tr><td>${first}</td><td>${second}</td></tr>`,
  )}</tbody></table>`;

export type Errors = Readonly<Record<string, keyof Texts>>;
