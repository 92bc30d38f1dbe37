import { useEffect, useState } from "react";
import { ScrollRestoration } from "react-router";

/** Where the router keeps how far each page was scrolled. */
const KEPT = "react-router-scroll-positions";

/**
 * Scrolls before the page comes alive. The router's own script would do the same, but falls where the browser denies its
 * storage.
 */
const SCRIPT = `(()=>{
try{
if(!history.state||!history.state.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
const y=JSON.parse(sessionStorage.getItem("${KEPT}")||"{}")[history.state.key];
if(typeof y==="number")scrollTo(0,y);
}catch{}
})()`;

/** Has the router's own script stand as data, which doesn't run. */
const inert = { type: "application/json" };

/** Whether the server's page has come alive. */
let isAlive = false;

/**
 * Brings a visitor back to where they had scrolled: a script does so before the server's page comes alive. When a
 * navigation fails for the site as a whole, the document is made again in the browser, where no script made so would
 * run and React complains of it: there is none then.
 */
export function ScrollMemory({ nonce }: { nonce: string | undefined }) {
  const [isMadeHere] = useState(isAlive);
  useEffect(function noteLife() {
    isAlive = true;
  }, []);
  return (
    <>
      {isMadeHere ? null : (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      )}
      <ScrollRestoration storageKey={KEPT} {...(nonce !== undefined && { nonce })} {...inert} />
    </>
  );
}
