import { type RefObject, useEffect } from "react";

/** Alt and C lead to the stake from anywhere, and Escape back to where one came from: to the price, as a rule. */
export function useSlipKeys(body: RefObject<HTMLElement | null>): void {
  useEffect(
    function listen() {
      let from: HTMLElement | null = null;
      const follow = (event: KeyboardEvent) => {
        const slip = body.current;
        if (slip === null || event.defaultPrevented || document.querySelector("[role=dialog]") !== null) return;
        const isInside = slip.contains(document.activeElement);
        if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === "KeyC") {
          event.preventDefault();
          if (!isInside && document.activeElement instanceof HTMLElement) from = document.activeElement;
          (slip.querySelector<HTMLElement>("#stake, [data-takes-focus]") ?? slip).focus();
        } else if (event.key === "Escape" && isInside && from?.isConnected === true) {
          event.preventDefault();
          from.focus();
        }
      };
      document.addEventListener("keydown", follow);
      return () => document.removeEventListener("keydown", follow);
    },
    [body],
  );
}
