/**
 * The browser's offer to install the site as an app (SPEC 2.51). It comes once, at a moment of the browser's choice: a
 * page that is opened later finds it here.
 */
import { makeVar } from "@apollo/client";

/** What browsers that install sites hand over. Source: the W3C's Manifest Incubations, BeforeInstallPromptEvent. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const isPrompt = (event: Event): event is InstallPrompt => "prompt" in event && typeof event.prompt === "function";

/** The offer as long as it stands; it can be used once. */
export const installOffer = makeVar<InstallPrompt | null>(null);
export const isInstalled = makeVar(false);

/** Keeps the offer instead of letting the browser show its own bar. @returns the end of it */
export function keepInstallOffer(target: Pick<Window, "addEventListener" | "removeEventListener">): () => void {
  const keep = (event: Event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    installOffer(event);
  };
  const installed = () => {
    installOffer(null);
    isInstalled(true);
  };
  target.addEventListener("beforeinstallprompt", keep);
  target.addEventListener("appinstalled", installed);
  return () => {
    target.removeEventListener("beforeinstallprompt", keep);
    target.removeEventListener("appinstalled", installed);
  };
}

/** Asks the player by the browser's own window. Whatever they say, the offer is used up. */
export async function install(): Promise<void> {
  const offer = installOffer();
  installOffer(null);
  await offer?.prompt();
}
