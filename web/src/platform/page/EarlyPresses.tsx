import { useEffect } from "react";

/** Where the script in the page leaves what it kept, and the way to have it no longer listen. */
const page = globalThis as { earlyPresses?: { presses: HTMLElement[]; stop(): void } };

/**
 * Runs in the page before any file has come. Text, since a file of its own would come as late as the rest. Submit
 * buttons are left to their forms.
 */
const SCRIPT = `(()=>{
const presses=[];
const keep=(event)=>{
const button=event.target instanceof Element&&event.target.closest("button");
if(!button||button.type!=="button"||button.disabled||presses.length===50)return;
presses.push(button);
button.setAttribute("data-early","");
};
addEventListener("click",keep,true);
globalThis.earlyPresses={presses,stop:()=>removeEventListener("click",keep,true)};
})()`;

/** Presses every button again that was pressed before the page came alive, in the same order. */
function replay(): void {
  const kept = page.earlyPresses;
  delete page.earlyPresses;
  kept?.stop();
  kept?.presses.forEach((button) => {
    button.removeAttribute("data-early");
    if (button.isConnected) button.click();
  });
}

/**
 * Keeps presses on buttons until the page is alive, and then plays them: on a slow line prices stand long before the
 * program that takes them.
 */
export function EarlyPresses({ nonce }: { nonce: string | undefined }) {
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
