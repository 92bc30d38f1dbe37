import type { Visit } from "./visit.ts";

/**
 * Holds the visitor on the page until the returned function is called (SPEC 4.54). `tell` says why, each time they try to
 * leave.
 */
export function lockNavigation({ locks }: Visit, tell: () => void): () => void {
  // Its own, so that two holders with the same words don't let each other go.
  const lock = () => tell();
  locks.add(lock);
  return () => {
    locks.delete(lock);
  };
}
