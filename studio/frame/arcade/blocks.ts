/** Stack to Ten: four stacks, the block to drop and the one after it. */
import { blocksPrice } from "#shared/games/skill/blocksRules.ts";
import { blocksRules } from "#shared/games/titles/skillTitles.ts";
import { type MakeBoard, numberOf, numbersOf } from "../boards/board.ts";
import { button, el, motion } from "../dom.ts";
import type { Round } from "../studioClient.ts";

const stacksOf = (round: Round | null) => (round?.view?.["stacks"] ?? []) as readonly (readonly number[])[];
const heightOf = (stack: readonly number[]) => stack.reduce((sum, block) => sum + block, 0);

function blockView(block: number): HTMLElement {
  const view = el("span", { class: "block", "data-height": block }, String(block));
  view.style.setProperty("--height", String(block));
  return view;
}

export const blocksBoard: MakeBoard = ({ speech, move }) => {
  const { texts, fill, price } = speech;
  const columns = Array.from({ length: blocksRules.stacks }, (_, drop) =>
    button("", { class: "stackColumn", disabled: true }, () => move({ drop })),
  );
  const next = el("div", { class: "nextBlocks", dir: "ltr" });
  const facts = el("p", { class: "facts", "aria-live": "polite" });
  const rungs = blocksRules.ladder.flatMap((pays, cleared) =>
    pays === 0 ? [] : [{ cleared, root: el("li", {}, el("small", {}, String(cleared)), price(pays)) }],
  );
  function draw(round: Round | null): void {
    const isOpen = round?.status === "open";
    const coming = numbersOf(round, "next");
    const [block = 0] = coming;
    const cleared = numberOf(round, "cleared") ?? 0;
    for (const [index, root] of columns.entries()) {
      const stack = stacksOf(round)[index] ?? [];
      const height = heightOf(stack);
      root.disabled = !isOpen || height + block > blocksRules.full;
      root.toggleAttribute("data-fits", isOpen && height + block === blocksRules.full);
      root.replaceChildren(el("b", {}, String(height)), el("span", { class: "pile" }, ...stack.map(blockView)));
      root.setAttribute("aria-label", fill("stackNumber", { number: index + 1, height }));
    }
    next.replaceChildren(
      ...(isOpen
        ? coming.map((height, index) =>
            el("figure", {}, blockView(height), el("figcaption", {}, index === 0 ? texts.blockNow : texts.blockNext)),
          )
        : []),
    );
    const reached = rungs.findLast((rung) => rung.cleared <= cleared);
    for (const rung of rungs) rung.root.toggleAttribute("data-hit", rung === reached);
    facts.textContent =
      round === null
        ? fill("blocksAll", { count: blocksRules.blocks })
        : `${isOpen ? `${fill("blockToDrop", { height: block })} · ` : ""}${fill("stacksCleared", { count: cleared })} · ${fill("blocksLeft", { count: numberOf(round, "left") ?? 0 })}`;
  }
  draw(null);
  return {
    root: el(
      "div",
      { class: "board stackBoard" },
      el("ol", { class: "bins", "aria-label": texts.ladder }, ...rungs.map(({ root }) => root)),
      el("div", { class: "stacks" }, next, el("div", { class: "stackRow", dir: "ltr" }, ...columns)),
      facts,
    ),
    bet: () => ({}),
    isTold: true,
    show: async (round, isNew) => {
      draw(round);
      if (isNew) await motion(120);
    },
    words: (round) => fill("stacksCleared", { count: numberOf(round, "cleared") ?? 0 }),
    rules: () => [
      el("p", {}, texts.skillText),
      el("h3", {}, texts.ladder),
      el(
        "ul",
        { class: "prizes" },
        ...rungs.map(({ cleared }) =>
          el(
            "li",
            {},
            el("span", {}, fill("stacksCleared", { count: cleared })),
            el("b", {}, price(blocksPrice(blocksRules, cleared))),
          ),
        ),
      ),
    ],
  };
};
