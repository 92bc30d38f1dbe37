/** Google's own script, which offers the accounts that the browser is signed in with. */

const ADDRESS = "https://accounts.google.com/gsi/client";
/** Ids that Google gave; a demo site's stands for its own network, which offers nothing by itself. */
const GOOGLE_CLIENT = /^[\w-]+\.apps\.googleusercontent\.com$/;

interface GoogleId {
  initialize(options: { client_id: string; cancel_on_tap_outside: boolean; callback(answer: { credential: string }): void }): void;
  prompt(): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

export const isGoogleClient = (clientId: string): boolean => GOOGLE_CLIENT.test(clientId);

let loading: Promise<GoogleId | null> | null = null;

/** The script's offer, loaded once a page; null where it can't be had, which is logged (SPEC 8.07). The next call tries again. */
export function loadOneTap(): Promise<GoogleId | null> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = ADDRESS;
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
  return loading;
}
