/** A slot: its reels, a line of words below them, and the steps of a round shown one after the other. */
import { EVEN, type Multiplier } from "#shared/games/game.ts";
import type { SlotRules } from "#shared/games/slots/rules.ts";
import type { Step } from "#shared/games/slots/steps.ts";
import { slotRules } from "#shared/games/titles/slotTitles.ts";
import type { MakeBoard } from "../boards/board.ts";
import { el, motion } from "../dom.ts";
import { isMember } from "../member.ts";
import { slotLooks } from "./looks.ts";
import { featureTexts, paytable } from "./paytable.ts";
import { emptyStep, reelsOf } from "./reels.ts";
import { slotWords, stepsOf } from "./slotWords.ts";
import { lettersOf, symbolsOf } from "./symbols.ts";

/** How long words about a step stay before the next one. */
const READ_MS = 350;
const FEATURE_MS = 1100;

export const slotBoard: MakeBoard = ({ speech, title }) => {
  if (!isMember(slotRules, title)) throw new Error(`There are no reels of ${title}`);
  const rules: SlotRules = slotRules[title];
  const look = slotLooks[title];
  const letters = lettersOf(rules.strips, rules.pays);
  const symbols = symbolsOf(speech, look, letters);
  const reels = reelsOf(speech, rules, symbols);
  const feature = el("p", { class: "feature" });
  const won = el("p", { class: "sofar" });
  const root = el(
    "div",
    { class: "board slot" },
    symbols.sheet as unknown as HTMLElement,
    el("div", { class: "caption" }, feature, won),
    reels.root,
  );
  root.style.setProperty("--reels", String(rules.strips.length));
  root.style.setProperty("--rows", String(rules.rows));
  root.style.setProperty("--ground-top", look.ground[0]);
  root.style.setProperty("--ground-end", look.ground[1]);
  root.style.setProperty("--cell-fill", look.cell);
  reels.stand(emptyStep(rules));

  const idle = () => {
    feature.textContent =
      rules.lines === undefined
        ? speech.fill("waysCount", { count: rules.rows ** rules.strips.length })
        : speech.fill("linesCount", { count: rules.lines.length });
  };
  idle();

  /** What a step is, beside its symbols. */
  function say({ kind, left, multiplier, gained = 0, isMost = false }: Step, sofar: Multiplier): void {
    const times = multiplier > 1 ? [speech.price(multiplier * EVEN)] : [];
    const parts =
      kind === "free" || (kind === "tumble" && left !== undefined)
        ? [speech.fill("freeLeft", { count: left ?? 0 }), ...times]
        : kind === "respin"
          ? [speech.fill("respinsLeft", { count: left ?? 0 })]
          : times;
    if (parts.length > 0) feature.textContent = parts.join(" · ");
    else idle();
    if (kind === "spin" && gained > 0)
      feature.textContent = speech.fill(rules.hold === undefined ? "freeWon" : "respinsWon", { count: gained });
    if (isMost) feature.textContent = speech.texts.mostReached;
    won.textContent = sofar > 0 ? speech.fill("paysSoFar", { price: speech.price(sofar) }) : "";
  }

  return {
    root,
    playText: speech.texts.spin,
    bet: () => ({}),
    isTold: true,
    isRestored: true,
    show: async (round, isNew) => {
      const steps = stepsOf(round);
      const last = steps.at(-1);
      if (round === null || last === undefined) return;
      root.removeAttribute("data-win");
      if (isNew) {
        let before: Step | null = null;
        let sofar = 0;
        won.textContent = "";
        idle();
        for (const step of steps) {
          if (step.kind !== "spin" && before !== null) say({ ...step, wins: [] }, sofar);
          await reels.run(step, before);
          sofar += step.won;
          say(step, sofar);
          if (step !== last) await motion((step.gained ?? 0) > 0 ? FEATURE_MS : READ_MS);
          before = step;
        }
      } else {
        reels.stand(last);
        say(last, round.returned);
      }
      // A result is marked as a gain only when it brings more than it cost.
      root.toggleAttribute("data-win", round.isWin === true);
    },
    words: (round) => slotWords(speech, symbols, round),
    rules: () => [
      ...featureTexts(speech, rules).map((text) => el("p", {}, text)),
      ...paytable(speech, rules, symbols, letters),
    ],
  };
};
