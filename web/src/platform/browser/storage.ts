/**
 * What the browser keeps for the site. Any of it may be denied (site data blocked, a private window, a policy): then
 * even its name throws. Only files of this folder say those names; what can't be kept lasts as long as the page.
 */

/** The part of `Storage` that is used. */
export interface Texts {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface SafeTexts extends Texts {
  /** @returns whether the browser keeps it, so that the next page finds it */
  setItem(key: string, value: string): boolean;
  /** Whether another tab changed something in here. */
  isChanged(event: StorageEvent): boolean;
}

/** @param area names the browser's storage, which may throw. @internal exported for tests */
export function safeTexts(area: () => Storage): SafeTexts {
  const lasting = new Map<string, string>();
  return {
    getItem(key) {
      const text = lasting.get(key);
      if (text !== undefined) return text;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      // A server renders for many: nothing of one visitor's may last there.
      if (typeof document === "undefined") return false;
      try {
        area().setItem(key, value);
        lasting.delete(key);
        return true;
      } catch {
        lasting.set(key, value);
        return false;
      }
    },
    removeItem(key) {
      lasting.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // What can't be kept wasn't.
      }
    },
    isChanged(event) {
      try {
        return event.storageArea === area();
      } catch {
        return false;
      }
    },
  };
}

/** Of this browser, for good. */
export const localTexts = safeTexts(() => globalThis.localStorage);
/** Of this tab. */
export const tabTexts = safeTexts(() => globalThis.sessionStorage);

/** The cookies that scripts may read, as in a header. */
export function readCookieText(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Writes or takes away a cookie, where that is allowed. */
export function writeCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // A page in a sandbox has none.
  }
}

/** Files that workers keep; null where there are none. */
export function fileCaches(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch {
    return null;
  }
}

/** The site's workers; null for a browser that has none, or denies them. */
export function workers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** A channel to the other tabs of this browser; null where there is none. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
