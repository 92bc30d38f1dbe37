import { useState, useSyncExternalStore } from "react";
import { useClient } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/** Under this name the browser keeps which sports are unfolded. */
const KEPT = "fold_sports";
const NONE = "[]";

const readKept = () => localTexts.getItem(KEPT) ?? NONE;

function slugsOf(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === "string").slice(0, 50) : [];
  } catch {
    return [];
  }
}

const never = () => () => undefined;

/** Which sports show their championships: the one whose page is open, and those that were unfolded before. */
export function useOpenSports(current: string | undefined) {
  const client = useClient();
  // The server's HTML knows nothing of what a browser keeps.
  const kept = slugsOf(useSyncExternalStore(never, readKept, () => NONE));
  const [changes, setChanges] = useState<Readonly<Record<string, boolean>>>({});
  const [shownFor, setShownFor] = useState(current);
  if (shownFor !== current) {
    setShownFor(current);
    if (current !== undefined) setChanges({ ...changes, [current]: true });
  }
  const isOpen = (slug: string) => changes[slug] ?? (slug === current || kept.includes(slug));

  function setOpen(slug: string, open: boolean): void {
    const next = { ...changes, [slug]: open };
    setChanges(next);
    if (!mayKeep({ client }, KEPT)) return;
    const known = [...new Set([...kept, ...Object.keys(next)])];
    localTexts.setItem(KEPT, JSON.stringify(known.filter((one) => next[one] ?? true)));
  }

  return { isOpen, setOpen };
}
