import { useEffect } from "react";
import { type Field, isTicked, type Kept, keptOf } from "./earlyFields.ts";

/** Where the script in the page leaves what it kept, and the way to have it no longer listen. */
const page = globalThis as {
  early?: { presses: HTMLElement[]; forms: HTMLFormElement[]; fields: Map<Field, Kept>; stop(): void };
};

/**
 * Runs in the page before any file has come. Text, since a file of its own would come as late as the rest. Submit buttons
 * are left to their forms. A form that names `get` works without the program; any other would end at a page that takes
 * nothing, or put what it holds into an address.
 */
const SCRIPT = `(()=>{
const presses=[],forms=[],fields=new Map();
const press=(event)=>{
const button=event.target instanceof Element&&event.target.closest("button");
if(!button||button.type!=="button"||button.disabled||presses.length===50)return;
presses.push(button);
button.setAttribute("data-early","");
};
const type=({target})=>{
if(/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))fields.set(target,{value:target.value,checked:target.checked});
};
const submit=(event)=>{
if(event.target.getAttribute("method")==="get")return;
event.preventDefault();
if(!forms.includes(event.target))forms.push(event.target);
};
const heard=[["click",press],["input",type],["change",type],["submit",submit]];
for(const[name,hear]of heard)addEventListener(name,hear,true);
globalThis.early={presses,forms,fields,stop(){for(const[name,hear]of heard)removeEventListener(name,hear,true)}};
})()`;

/** What a password manager filled in told nobody: kept before hydration writes its own over it. */
export function keepFilledFields(): void {
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
    const kept = keptOf(field);
    if (kept !== null && page.early?.fields.has(field) === false) page.early.fields.set(field, kept);
  }
}

/** Sets a field as a hand does: the browser's own setter, so that React sees a change when it hears of it. */
function fill(field: Field, { value, checked }: Kept): void {
  if (isTicked(field)) {
    if (field.type === "radio" && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (field.type !== "file") {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  }
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Types, ticks, presses and sends again what was before the page came alive. */
function replay(): void {
  const kept = page.early;
  delete page.early;
  kept?.stop();
  kept?.fields.forEach((value, field) => {
    if (field.isConnected) fill(field, value);
  });
  kept?.presses.forEach((button) => {
    button.removeAttribute("data-early");
    if (button.isConnected) button.click();
  });
  // Once what was filled in has been drawn.
  setTimeout(() =>
    kept?.forms.forEach((form) => {
      if (form.isConnected) form.requestSubmit();
    }),
  );
}

/**
 * Keeps what is typed, ticked, pressed and sent until the page is alive, and then plays it: on a slow line prices and
 * forms stand long before the program that takes them.
 */
export function EarlyInput({ nonce }: { nonce: string | undefined }) {
  // After all effects of the first drawing: whatever a press needs has been started then.
  useEffect(() => queueMicrotask(replay), []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : "" }}
    />
  );
}
