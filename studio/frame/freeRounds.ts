/** Free rounds in the frame: how many are left, at what stake, and what they have won. */
import { el } from "./dom.ts";
import type { Speech } from "./speech.ts";
import type { FreeRounds } from "./studioClient.ts";

export interface FreeBar {
  root: HTMLElement;
  /** Those that pay the next round; null for none. */
  now(): FreeRounds | null;
  show(rounds: FreeRounds | null): void;
}

export function freeBar({ texts, sum, fill, language }: Speech, currency: string): FreeBar {
  let known: FreeRounds | null = null;
  const root = el("section", { class: "free", "aria-label": texts.free });
  const now = () => (known !== null && known.left > 0 && known.expiresAt > Date.now() ? known : null);
  return {
    root,
    now,
    show: (rounds) => {
      known = rounds;
      root.hidden = rounds === null;
      if (rounds === null) return;
      const { left, stake, won, expiresAt } = rounds;
      if (now() === null) {
        root.replaceChildren(el("strong", {}, fill("freeOver", { sum: sum(won, currency) })));
        return;
      }
      const date = new Intl.DateTimeFormat(language, {
        dateStyle: "medium",
        timeStyle: "short",
      }).format(expiresAt);
      root.replaceChildren(
        el("strong", {}, texts.free),
        ...[
          fill("freeLeft", { count: left }),
          fill("freeStake", { sum: sum(stake, currency) }),
          fill("freeWon", { sum: sum(won, currency) }),
          fill("freeUntil", { date }),
        ].map((text) => el("span", {}, text)),
      );
    },
  };
}
