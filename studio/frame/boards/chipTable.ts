/** Chips on spots: a press puts one down; Delete, Backspace or the second mouse button takes one away. They stay for the next round. */
import { button, el } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import type { BoardOptions } from "./board.ts";

export interface ChipTable {
  /** A button for a spot: what stands on it, and its name in words. */
  spot(key: string, name: string, attributes: Readonly<Record<string, string>>, ...content: Node[]): HTMLButtonElement;
  /** Gives a spot another name, as when its price is another one. */
  rename(key: string, name: string): void;
  add(key: string): void;
  /** The last chip, and all chips. */
  tools: readonly HTMLElement[];
  bet(): unknown;
  count(): number;
  on(key: string): number;
  /** Puts down what a round had, if nothing lies there. */
  load(round: Round | null): void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of the spots in a direction: steps aside count three times. */
function towards(from: HTMLElement, all: Iterable<HTMLElement>, [right, down]: readonly [number, number]) {
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const own = middle(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    const { x, y } = middle(other);
    const ahead = (x - own.x) * right + (y - own.y) * down;
    const aside = Math.abs((x - own.x) * down) + Math.abs((y - own.y) * right);
    if (ahead < 4 || ahead + aside * 3 >= least) continue;
    least = ahead + aside * 3;
    found = other;
  }
  return found;
}

/** @param drawn called when chips have changed */
export function chipTable({ speech, changed }: BoardOptions, drawn: () => void = () => {}): ChipTable {
  const { texts, fill } = speech;
  const chips = new Map<string, number>();
  const order: string[] = [];
  const spots = new Map<string, { root: HTMLButtonElement; name: string; disc: HTMLElement }>();
  const draw = () => {
    for (const [key, { root, name, disc }] of spots) {
      const count = chips.get(key) ?? 0;
      disc.textContent = count === 0 ? "" : String(count);
      disc.hidden = count === 0;
      root.setAttribute("aria-label", count === 0 ? name : `${name}. ${fill("chipsOn", { count })}`);
    }
    drawn();
    changed();
  };
  const add = (key: string) => {
    chips.set(key, (chips.get(key) ?? 0) + 1);
    order.push(key);
    draw();
  };
  const remove = (key: string) => {
    const count = chips.get(key) ?? 0;
    if (count === 0) return;
    if (count === 1) chips.delete(key);
    else chips.set(key, count - 1);
    const at = order.lastIndexOf(key);
    if (at >= 0) order.splice(at, 1);
    draw();
  };
  const spot: ChipTable["spot"] = (key, name, attributes, ...content) => {
    const disc = el("span", { class: "disc", hidden: true, "aria-hidden": true });
    const root = button("", { class: "spot", ...attributes, "aria-label": name }, () => add(key));
    root.append(...content, disc);
    root.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      remove(key);
    });
    root.addEventListener("keydown", (event) => {
      const direction = arrows[event.key];
      if (event.key === "Delete" || event.key === "Backspace") remove(key);
      else if (direction !== undefined) {
        event.preventDefault();
        towards(
          root,
          [...spots.values()].map((other) => other.root),
          direction,
        )?.focus();
      }
    });
    spots.set(key, { root, name, disc });
    return root;
  };
  return {
    spot,
    rename: (key, name) => {
      const known = spots.get(key);
      if (known === undefined) return;
      known.name = name;
      known.root.setAttribute("aria-label", name);
    },
    add,
    tools: [
      button(texts.undo, { class: "pick" }, () => {
        const last = order.at(-1);
        if (last !== undefined) remove(last);
      }),
      button(texts.clear, { class: "pick" }, () => {
        chips.clear();
        order.length = 0;
        draw();
      }),
    ],
    bet: () => (chips.size === 0 ? null : { chips: Object.fromEntries(chips) }),
    count: () => [...chips.values()].reduce((total, count) => total + count, 0),
    on: (key) => chips.get(key) ?? 0,
    load: (round) => {
      if (round === null || chips.size > 0) return;
      for (const [key, count] of Object.entries(round.bet["chips"] as Record<string, number>)) {
        chips.set(key, count);
        order.push(...Array.from({ length: count }, () => key));
      }
      draw();
    },
  };
}

/** Results of the last rounds, the newest first. */
export function pastRow(label: string) {
  const list = el("ol", { class: "past", "aria-label": label });
  const add = (text: string, kind: string) => {
    // Figures run left to right on every page.
    list.prepend(el("li", { "data-kind": kind, dir: /\d/.test(text) ? "ltr" : null }, text));
    while (list.children.length > 14) list.lastElementChild?.remove();
  };
  return { root: list, add };
}
