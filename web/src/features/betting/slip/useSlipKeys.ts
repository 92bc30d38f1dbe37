import { type RefObject, useEffect } from "react";
import { showSlip } from "@/slip/showSlip.ts";

const stakeOf = (slip: HTMLElement) => slip.querySelector<HTMLElement>("#stake, [data-takes-focus]");

/** Whether an element has the focus now: one that is hidden doesn't take it. */
function takesFocus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null && document.activeElement === element;
}

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
          showSlip();
          // A folded column has its content back when React has drawn it; an open one must not lose the next key.
          if (!takesFocus(stakeOf(slip))) requestAnimationFrame(() => (stakeOf(slip) ?? slip).focus());
        } else if (event.key === "Escape" && slip.closest("#slip")?.contains(document.activeElement) === true) {
          const drawer = slip.closest("[data-drawn]")?.querySelector<HTMLElement>("[aria-expanded]");
          const back = from?.isConnected === true ? from : drawer;
          if (back == null) return;
          event.preventDefault();
          back.focus();
          drawer?.click();
          from = null;
        }
      };
      document.addEventListener("keydown", follow);
      return () => document.removeEventListener("keydown", follow);
    },
    [body],
  );
}
