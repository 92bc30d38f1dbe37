/**
 * What is typed between opening a window that asks for words and its field being there: the window's file may still be
 * on its way, and the keys would go nowhere.
 */
const LONGEST = 64;

let typed = "";
let stop: () => void = () => undefined;

/** Whether keys typed there are text. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select") !== null);

/** Keeps what is typed until it is taken. `onEscape` hears that the visitor wants the window no more. */
export function keepTyped(onEscape: () => void): void {
  takeTyped();
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
    const isLetter = [...event.key].length === 1;
    if (event.key === "Escape") {
      takeTyped();
      onEscape();
    } else if (event.key === "Backspace") typed = [...typed].slice(0, -1).join("");
    else if (isLetter && typed.length < LONGEST) typed += event.key;
    if (isLetter || event.key === "Backspace") event.preventDefault();
  };
  document.addEventListener("keydown", keep, true);
  stop = () => document.removeEventListener("keydown", keep, true);
}

/** Gives what was typed, and keeps no more. */
export function takeTyped(): string {
  const taken = typed;
  stop();
  stop = () => undefined;
  typed = "";
  return taken;
}
