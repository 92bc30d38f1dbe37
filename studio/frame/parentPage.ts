/**
 * What a game and the page around it tell each other: messages `{ studio: 1, type, … }`, to and from the origins that the
 * operator has named, and from the parent window only.
 */

export type ToParent =
  | { type: "ready"; game: string }
  | { type: "balance"; balance: string; currency: string }
  | { type: "roundStarted"; round: string; stake: string; currency: string }
  | { type: "roundEnded"; round: string; stake: string; won: string; currency: string }
  | { type: "cashier" }
  | { type: "close" };

/** `refresh`: the balance has changed elsewhere. `hold`: no new round may start, as during a reality check. */
export type FromParent = { type: "refresh" } | { type: "hold"; isHeld: boolean };

/** Null for what is no message of ours. */
export function readMessage(data: unknown): FromParent | null {
  if (typeof data !== "object" || data === null) return null;
  const { studio, type, isHeld } = data as Record<string, unknown>;
  if (studio !== 1) return null;
  if (type === "refresh") return { type };
  return type === "hold" && typeof isHeld === "boolean" ? { type, isHeld } : null;
}

export function parentPage(parents: readonly string[]) {
  const isFramed = window.parent !== window;
  return {
    isFramed,
    tell: (message: ToParent) => {
      // A browser delivers to the origin that the parent has, and drops the others.
      if (isFramed) for (const origin of parents) window.parent.postMessage({ studio: 1, ...message }, origin);
    },
    listen: (heard: (message: FromParent) => void) =>
      window.addEventListener("message", ({ origin, source, data }) => {
        if (source !== window.parent || !parents.includes(origin)) return;
        const message = readMessage(data);
        if (message !== null) heard(message);
      }),
  };
}
