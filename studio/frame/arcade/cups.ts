/** Three Cups: they change places, and one of them is lifted. */
import { ballCounts, cupCount, cupsPrice } from "#shared/games/fast/cups.ts";
import { cupsRules } from "#shared/games/titles/arcadeRules.ts";
import { type MakeBoard, numberOf, numbersOf } from "../boards/board.ts";
import { button, choice, el, motion } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import { drawn } from "./drawn.ts";

const cup =
  '<path d="M-26-40H26L40 40H-40Z" fill="#a8571f"/><path d="M-26-40H-8L-14 40H-40Z" fill="#c2703a"/><rect x="-42" y="34" width="84" height="10" rx="4" fill="#7a3b16"/><rect x="-28" y="-46" width="56" height="10" rx="4" fill="#7a3b16"/>';
const ball = '<circle cy="26" r="18" fill="#d63a34"/><circle cx="-6" cy="20" r="5" fill="#f7a39c"/>';

export const cupsBoard: MakeBoard = ({ speech, move }) => {
  const { texts, fill, price } = speech;
  const balls = choice<number>(
    texts.balls,
    ballCounts.map((value) => ({ value, label: String(value) })),
    1,
    () => draw(null),
  );
  const cups = Array.from({ length: cupCount }, (_, lift) => {
    const root = button("", { class: "cup", disabled: true }, () => move({ lift }));
    return root;
  });
  const row = el("div", { class: "cupRow", dir: "ltr" }, ...cups);
  const facts = el("p", { class: "facts", "aria-live": "polite" });
  function draw(round: Round | null): void {
    const isOpen = round?.status === "open";
    if (round !== null) balls.set(Number(round.bet["balls"]));
    const lifted = numberOf(round, "lifted");
    const under = numbersOf(round, "balls");
    for (const [index, root] of cups.entries()) {
      const hasBall = under.includes(index);
      root.disabled = !isOpen;
      root.dataset["state"] = lifted === null ? "" : index === lifted ? "lifted" : hasBall ? "shown" : "";
      root.replaceChildren(...(hasBall ? [drawn(ball)] : []), drawn(cup));
      root.setAttribute(
        "aria-label",
        `${fill("cupNumber", { number: index + 1 })}${lifted === null ? "" : ` · ${hasBall ? texts.ball : texts.emptyCell}`}`,
      );
    }
    facts.textContent = isOpen ? texts.liftOne : `${texts.pays} ${price(cupsPrice(cupsRules, balls.value()))}`;
    balls.root.hidden = isOpen;
  }
  draw(null);
  return {
    root: el("div", { class: "board cups" }, row, facts, balls.root),
    playText: texts.mixCups,
    bet: () => ({ balls: balls.value() }),
    isTold: true,
    show: async (round, isNew) => {
      draw(round);
      if (isNew && round?.status === "open") {
        row.classList.add("mixing");
        await motion(900);
        row.classList.remove("mixing");
      } else if (isNew) await motion(300);
    },
    words: (round) => {
      const lifted = numberOf(round, "lifted") ?? 0;
      const hasBall = numbersOf(round, "balls").includes(lifted);
      return `${fill("cupNumber", { number: lifted + 1 })}: ${hasBall ? texts.ball : texts.emptyCell}`;
    },
  };
};
