import { useEffect } from "react";
import { keepInstallOffer } from "./installOffer.ts";

/** Keeps the browser's offer to install the site for the page that makes use of it. */
export function InstallOfferWatch() {
  useEffect(() => keepInstallOffer(globalThis.window), []);
  return null;
}
