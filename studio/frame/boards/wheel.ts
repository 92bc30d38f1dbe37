/** Wheel: segments with their prices, turned until the drawn one stands under the pointer. */
import { wheelRules } from "#shared/games/titles/rules.ts";
import { type Risk, risks } from "#shared/games/wheel/wheel.ts";
import { choice, el, isStill, motion, svg } from "../dom.ts";
import { type MakeBoard, numberOf } from "./board.ts";

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

export const wheelBoard: MakeBoard = ({ speech }) => {
  const { texts } = speech;
  const disc = svg("g", { class: "disc" });
  const picture = svg(
    "svg",
    { viewBox: "-110 -116 220 226", class: "wheel", "aria-hidden": true },
    disc,
    svg("path", { d: "M-9 -114 H9 L0 -94Z", class: "pointer" }),
  );
  let turned = 0;
  const draw = (risk: Risk) => {
    const segments = wheelRules[risk];
    const size = 360 / segments.length;
    disc.replaceChildren(
      ...segments.flatMap((price, index) => {
        const [from, to] = [(index - 0.5) * size, (index + 0.5) * size];
        const rank = price === 0 ? 0 : price < 10_000 ? 1 : price < 18_000 ? 2 : 3;
        return [
          svg("path", {
            d: `M0 0 L${point(from, 100)} A100 100 0 0 1 ${point(to, 100)}Z`,
            class: `segment rank${rank}`,
          }),
          svg(
            "text",
            { x: 0, y: -82, transform: `rotate(${index * size})`, class: `price rank${rank}` },
            speech.figure(price),
          ),
        ];
      }),
      svg("circle", { r: 26, class: "hub" }),
    );
  };
  const risk = choice<Risk>(
    texts.risk,
    risks.map((value) => ({ value, label: texts[value] })),
    "low",
    () => draw(risk.value()),
  );
  draw("low");
  const words = (price: number) => speech.price(price);
  return {
    root: el("div", { class: "board" }, picture as unknown as HTMLElement, risk.root),
    bet: () => ({ risk: risk.value() }),
    show: async (round, isNew) => {
      const segment = numberOf(round, "segment");
      if (segment === null || round === null) return;
      const shown = round.bet["risk"] as Risk;
      if (shown !== risk.value()) {
        risk.set(shown);
        draw(shown);
      }
      const size = 360 / wheelRules[shown].length;
      const end = -segment * size;
      turned = isNew && !isStill() ? Math.ceil(turned / 360 - 1) * 360 - 720 + end : end;
      disc.style.transition = isNew && !isStill() ? "transform 1.6s cubic-bezier(0.1, 0.7, 0.2, 1)" : "none";
      disc.style.transform = `rotate(${turned}deg)`;
      if (isNew) await motion(1650);
    },
    words: (round) => words(round.returned),
  };
};
