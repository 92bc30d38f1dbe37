import { useEffect, useState } from "react";

/** An address a browser may be sent to; null for anything that is no web address. */
export function webAddress(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** Leaves the site for the page where the player pays. `address` is where to, once it is under way. */
export function useLeaving(go: (address: string) => void) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(function forgetOnReturn() {
    // Back from there the browser may show this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAddress(null);
    };
    globalThis.addEventListener("pageshow", onShow);
    return () => globalThis.removeEventListener("pageshow", onShow);
  }, []);
  return {
    address,
    leave(next: string) {
      setAddress(next);
      go(next);
    },
  };
}
