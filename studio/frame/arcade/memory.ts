/** Attic Pairs: sixteen cards face down, two of them turned with each try. */
import { memoryPrice, memoryTries } from "#shared/games/skill/memory.ts";
import { memoryRules } from "#shared/games/titles/skillTitles.ts";
import { type MakeBoard, numberOf } from "../boards/board.ts";
import { button, el, motion } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import { drawn } from "./drawn.ts";
import { atticArt } from "./atticArt.ts";

interface Turned {
  at: number;
  picture: number;
}
const turnedOf = (round: Round | null) => (round?.view?.["turned"] ?? []) as readonly Turned[];
const cardsOf = (round: Round | null) => (round?.view?.["cards"] ?? []) as readonly (number | null)[];

export const memoryBoard: MakeBoard = ({ speech, move }) => {
  const { texts, fill, price } = speech;
  const cards = Array.from({ length: memoryRules.pairs * 2 }, (_, turn) =>
    button("", { class: "tile memoryCard", disabled: true }, () => move({ turn })),
  );
  const facts = el("p", { class: "facts", "aria-live": "polite" });
  const rungs = memoryRules.ladder.map(({ tries, pays }, index) => {
    const from = (memoryRules.ladder[index - 1]?.tries ?? memoryRules.pairs - 1) + 1;
    return {
      tries,
      root: el("li", {}, el("small", { dir: "ltr" }, from === tries ? String(tries) : `${from}–${tries}`), price(pays)),
    };
  });
  function draw(round: Round | null): void {
    const isOpen = round?.status === "open";
    const turned = turnedOf(round);
    const shown = cardsOf(round);
    for (const [at, root] of cards.entries()) {
      const own = turned.find((card) => card.at === at);
      const picture = own?.picture ?? shown[at] ?? null;
      const isFound = isOpen && (shown[at] ?? null) !== null;
      root.disabled = !isOpen || isFound || (turned.length === 1 && own !== undefined);
      root.dataset["state"] = picture === null ? "" : isFound || !isOpen ? "found" : "open";
      const art = picture === null ? undefined : atticArt[picture];
      root.replaceChildren(...(art === undefined ? [] : [drawn(art.art)]));
      root.setAttribute(
        "aria-label",
        `${fill("cardNumber", { number: at + 1 })}${art === undefined ? "" : ` · ${art.names[speech.language]}`}`,
      );
    }
    const tries = numberOf(round, "tries") ?? 0;
    const found = numberOf(round, "found") ?? 0;
    const rung = rungs.find(({ tries: most }) => Math.max(tries, memoryRules.pairs) <= most);
    for (const one of rungs) one.root.toggleAttribute("data-hit", round !== null && one === rung);
    const names = turned.map(({ picture }) => atticArt[picture]?.names[speech.language] ?? "").join(texts.comma);
    facts.textContent =
      round === null
        ? fill("triesMost", { count: memoryTries(memoryRules) })
        : `${isOpen && names !== "" ? `${names} · ` : ""}${fill("triesMade", { count: tries })} · ${fill("pairsFound", { count: found, pairs: memoryRules.pairs })}`;
  }
  draw(null);
  return {
    root: el(
      "div",
      { class: "board memory" },
      el("ol", { class: "bins", "aria-label": texts.ladder }, ...rungs.map(({ root }) => root)),
      el("div", { class: "memoryGrid", dir: "ltr" }, ...cards),
      facts,
    ),
    bet: () => ({}),
    isTold: true,
    show: async (round, isNew) => {
      draw(round);
      if (isNew && turnedOf(round).length === 2) await motion(250);
    },
    words: (round) =>
      `${fill("triesMade", { count: numberOf(round, "tries") ?? 0 })}${texts.comma}${fill("pairsFound", { count: numberOf(round, "found") ?? 0, pairs: memoryRules.pairs })}`,
    rules: () => [
      el("p", {}, texts.skillText),
      el("h3", {}, texts.ladder),
      el(
        "ul",
        { class: "prizes" },
        ...memoryRules.ladder.map(({ tries }) =>
          el(
            "li",
            {},
            el("span", {}, fill("triesUpTo", { count: tries })),
            el("b", {}, price(memoryPrice(memoryRules, tries))),
          ),
        ),
      ),
    ],
  };
};
