/** Spot Kick: a goal with five corners; a row of kicks with what each of them pays. */
import { penaltyRules } from "#shared/games/titles/arcadeRules.ts";
import { type TowerLevel, towerLevels, towersPrice } from "#shared/games/towers/towers.ts";
import { type MakeBoard, numbersOf } from "../boards/board.ts";
import { button, choice, el, motion } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import { drawn } from "./drawn.ts";

const corners = ["topLeft", "topRight", "middle", "bottomLeft", "bottomRight"] as const;
const keeper =
  '<circle cy="-30" r="9" fill="#f0c9a0"/><path d="M-12-20H12L16 8H-16Z" fill="#f5b014"/><path d="M-12-18-34-30-36-24-14-8ZM12-18 34-30 36-24 14-8Z" fill="#f5b014"/><circle cx="-36" cy="-28" r="6" fill="#fff"/><circle cx="36" cy="-28" r="6" fill="#fff"/><path d="M-14 8H14L12 22H2L0 14-2 22H-12Z" fill="#152033"/><path d="M-12 22H-2V40H-10ZM2 22H12L10 40H2Z" fill="#f0c9a0"/>';
const ball =
  '<circle r="30" fill="#fff"/><path d="M0-12 12-3 7 11H-7L-12-3Z" fill="#152033"/><path d="M0-30V-12M28-10 12-3M18 25 7 11M-18 25-7 11M-28-10-12-3" stroke="#152033" stroke-width="4"/>';
const glove =
  '<path d="M-22 30V-4L-30-14-22-22-12-10V-34H-2V-12L2-36H12L10-10 20-28 28-22 20 6 16 30Z" fill="#f5b014"/>';

export const penaltyBoard: MakeBoard = ({ speech, move }) => {
  const { texts, fill, price } = speech;
  const level = choice<TowerLevel>(
    texts.level,
    towerLevels.map((value) => ({ value, label: texts[value] })),
    "easy",
    () => draw(null),
  );
  const zones = corners.map((corner, step) => {
    const root = button("", { class: `zone ${corner}`, disabled: true }, () => move({ step }));
    return { corner, root };
  });
  const kicks = el("ol", { class: "bins kicks" });
  const facts = el("p", { class: "facts", "aria-live": "polite" });
  function draw(round: Round | null): void {
    const shown = round === null ? level.value() : (round.bet["level"] as TowerLevel);
    level.set(shown);
    const steps = numbersOf(round, "steps");
    const hidden = (round?.view?.["broken"] ?? []) as readonly (readonly number[])[] | null;
    const isOpen = round?.status === "open";
    const last = steps.at(-1);
    // Where the keeper was is shown for the last kick, once the round is over.
    const covered = isOpen || last === undefined ? [] : (hidden?.[steps.length - 1] ?? []);
    for (const [step, { corner, root }] of zones.entries()) {
      const isBall = step === last;
      const isSaved = covered.includes(step);
      root.disabled = !isOpen;
      root.dataset["state"] = isBall ? (isSaved ? "saved" : "goal") : isSaved ? "covered" : "";
      root.replaceChildren(...(isBall ? [drawn(ball)] : []), ...(isSaved ? [drawn(glove)] : []));
      root.setAttribute(
        "aria-label",
        `${texts[corner]}${isBall ? ` · ${isSaved ? texts.saved : texts.goal}` : isSaved ? ` · ${texts.keeper}` : ""}`,
      );
    }
    const isLost = round?.status === "closed" && round.returned === 0;
    const scored = steps.length - (isLost ? 1 : 0);
    kicks.replaceChildren(
      ...Array.from({ length: penaltyRules.rows }, (_, row) =>
        el(
          "li",
          {
            "data-scored": row < scored,
            "data-missed": isLost && row === scored,
            "data-next": isOpen && row === scored,
          },
          el("small", {}, String(row + 1)),
          price(towersPrice(penaltyRules, shown, row + 1)),
        ),
      ),
    );
    const { tiles, broken } = penaltyRules.levels[shown];
    const scoredNow = isOpen && steps.length > 0 ? `${texts.goal} · ` : "";
    facts.textContent = scoredNow + fill("keeperCovers", { count: broken, corners: tiles });
    level.root.hidden = isOpen;
  }
  draw(null);
  return {
    root: el(
      "div",
      { class: "board penalty" },
      kicks,
      el(
        "div",
        { class: "goal", dir: "ltr" },
        el("div", { class: "keeper" }, drawn(keeper)),
        ...zones.map(({ root }) => root),
      ),
      facts,
      level.root,
    ),
    bet: () => ({ level: level.value() }),
    isTold: true,
    show: async (round, isNew) => {
      if (isNew && numbersOf(round, "steps").length > 0) await motion(250);
      draw(round);
    },
    words: (round) => {
      const steps = numbersOf(round, "steps").length;
      return fill("goalsScored", { count: round.returned === 0 ? steps - 1 : steps });
    },
  };
};
