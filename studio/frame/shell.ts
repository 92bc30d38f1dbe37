/** What surrounds every board: the name, the balance, the stake, the main button, and what opens over the game. */
import { button, el } from "./dom.ts";
import { isMember } from "./member.ts";
import type { parentPage } from "./parentPage.ts";
import { createSound } from "./sound.ts";
import type { Speech } from "./speech.ts";
import type { Opened } from "./studioClient.ts";

/** A refusal in words. */
export function refusalWords(speech: Speech, code: string, { stakes, currency }: Partial<Opened> = {}): string {
  const { texts, sum, fill } = speech;
  if (code === "STAKE_OUT_OF_RANGE" && stakes !== undefined && currency !== undefined)
    return fill(code, { min: sum(stakes.min, currency), max: sum(stakes.max, currency) });
  return isMember(texts, code) ? texts[code] : texts.INTERNAL;
}

interface Around {
  speech: Speech;
  opened: Opened;
  name: string;
  parent: ReturnType<typeof parentPage>;
  /** What stands between the balance and the menu: mostly the stake and the main button. */
  bar: readonly HTMLElement[];
  content: readonly Node[];
  rules(): void;
  history(): void;
  fairness(): void;
}

export function createShell(speech: Speech, { currency }: Opened, parent: ReturnType<typeof parentPage>) {
  const { texts, sum } = speech;
  const balance = el("bdi", { class: "sum" });
  const sound = createSound();
  return {
    sound,
    showBalance: (amount: string): void => {
      balance.textContent = sum(amount, currency);
      parent.tell({ type: "balance", balance: amount, currency });
    },
    mount: ({ opened, name, bar, content, rules, history, fairness }: Omit<Around, "speech" | "parent">) => {
      const soundButton = button(texts.sound, { class: "small", "aria-pressed": false }, () =>
        soundButton.setAttribute("aria-pressed", String(sound.toggle())),
      );
      document.body.replaceChildren(
        el(
          "header",
          {},
          el("h1", {}, name),
          opened.isDemo ? el("span", { class: "badge" }, texts.demo) : null,
          parent.isFramed ? button(texts.exit, { class: "small" }, () => parent.tell({ type: "close" })) : null,
        ),
        el("main", {}, ...content),
        el(
          "footer",
          {},
          el(
            "div",
            { class: "balance" },
            el("span", {}, texts.balance),
            balance,
            parent.isFramed && !opened.isDemo
              ? button(texts.cashier, { class: "small" }, () => parent.tell({ type: "cashier" }))
              : null,
          ),
          ...bar,
          el(
            "nav",
            {},
            button(texts.rules, { class: "small" }, rules),
            button(texts.history, { class: "small" }, history),
            button(texts.fairness, { class: "small" }, fairness),
            soundButton,
          ),
        ),
      );
    },
  };
}

/** A press begins when the button goes down anew: one that is held, or a key that repeats, starts nothing. */
export function pressesOf(main: HTMLButtonElement, down: () => void): void {
  main.addEventListener("pointerdown", down);
  main.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.repeat) event.preventDefault();
    else down();
  });
}
