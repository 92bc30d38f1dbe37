/** Towers: rows from the bottom up, each with what reaching it pays. */
import { towersRules } from "#shared/games/titles/rules.ts";
import { type TowerLevel, towerLevels, towersPrice } from "#shared/games/towers/towers.ts";
import { button, choice, el } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import { type MakeBoard, numbersOf } from "./board.ts";

export const towersBoard: MakeBoard = ({ speech, move }) => {
  const { texts } = speech;
  const tower = el("div", { class: "tower", dir: "ltr" });
  const level = choice<TowerLevel>(
    texts.level,
    towerLevels.map((value) => ({ value, label: texts[value] })),
    "easy",
    () => draw(null),
  );
  function draw(round: Round | null): void {
    const shown = round === null ? level.value() : (round.bet["level"] as TowerLevel);
    level.set(shown);
    const steps = numbersOf(round, "steps");
    const broken = (round?.view?.["broken"] ?? []) as readonly (readonly number[])[] | null;
    const rows = Array.from({ length: towersRules.rows }, (_, row) => {
      const tiles = Array.from({ length: towersRules.levels[shown].tiles }, (_, step) => {
        const isStep = steps[row] === step;
        const isBroken = broken?.[row]?.includes(step) ?? false;
        const state = isBroken ? (isStep ? "hit" : "mine") : isStep ? "safe" : "";
        const label = speech.fill("row", { row: row + 1, number: step + 1 });
        const canStep = round?.status === "open" && row === steps.length;
        return button("", { class: "tile", "data-state": state, "aria-label": label, disabled: !canStep }, () =>
          move({ step }),
        );
      });
      const isNext = round?.status === "open" && row === steps.length;
      return el(
        "div",
        { class: "towerRow", "data-next": isNext },
        el("span", { class: "rowPrice" }, speech.price(towersPrice(towersRules, shown, row + 1))),
        ...tiles,
      );
    });
    tower.replaceChildren(...rows.toReversed());
    level.root.hidden = round?.status === "open";
  }
  draw(null);
  return {
    root: el("div", { class: "board" }, tower, level.root),
    bet: () => ({ level: level.value() }),
    show: async (round) => draw(round),
    words: (round) => `${texts[round.bet["level"] as TowerLevel]} · ${speech.price(round.returned)}`,
  };
};
