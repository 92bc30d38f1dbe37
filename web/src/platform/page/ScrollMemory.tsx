import { useEffect, useState } from "react";
import { ScrollRestoration } from "react-router";

/** Whether the server's page has come alive. */
let isAlive = false;

/**
 * Brings a visitor back to where they had scrolled. The router's script does so before the server's page comes alive.
 * When a navigation fails for the site as a whole, the document is made again in the browser, where no script made so
 * would run and React complains of it: there it goes as data.
 */
export function ScrollMemory({ nonce }: { nonce: string | undefined }) {
  const [isMadeHere] = useState(isAlive);
  useEffect(function noteLife() {
    isAlive = true;
  }, []);
  return (
    <ScrollRestoration {...(nonce !== undefined && { nonce })} {...(isMadeHere && { type: "application/json" })} />
  );
}
