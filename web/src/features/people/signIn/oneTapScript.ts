/**
 * A network's own script, which offers the account that the browser is signed in with there; Google's interface to it.
 */
import { cryptography, randomBytes } from "@/platform/browser/claims.ts";
import { whenIdle } from "@/platform/page/whenIdle.ts";

interface OneTapOptions {
  client_id: string;
  nonce: string;
  cancel_on_tap_outside: boolean;
  /** Id of the element that the offer is shown in: over the page it would stand outside of the window of signing in. */
  prompt_parent_id: string;
  callback(answer: { credential: string }): void;
}

export interface OneTapOffer {
  initialize(options: OneTapOptions): void;
  prompt(): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: OneTapOffer } };
  }
}

let loading: { address: string; offer: Promise<OneTapOffer | null> } | null = null;

/**
 * The script's offer, loaded once a page and after everything that is seen; null if it can't be had, which is logged
 * (SPEC 8.07). The next call tries again.
 */
export function loadOneTap(address: string): Promise<OneTapOffer | null> {
  if (loading?.address !== address) loading = { address, offer: whenIdle().then(() => load(address)) };
  return loading.offer;
}

function load(address: string): Promise<OneTapOffer | null> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    const end = () => {
      const id = globalThis.window.google?.accounts?.id ?? null;
      if (id === null) {
        console.error("Failed to load the Google One Tap script");
        script.remove();
        loading = null;
      }
      resolve(id);
    };
    script.addEventListener("load", end);
    script.addEventListener("error", end);
    document.head.append(script);
  });
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/**
 * What a token is bound to this page by: the network puts the nonce into it, and who shows it must know the secret.
 * Null if the browser has no such arithmetic: without https.
 */
export async function makeNonce(): Promise<{ nonce: string; secret: string } | null> {
  const subtle = cryptography();
  if (subtle === null) return null;
  const secret = base64url(randomBytes(32));
  return { nonce: base64url(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(secret)))), secret };
}
