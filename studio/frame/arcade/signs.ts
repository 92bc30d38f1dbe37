/** Stone, paper, scissors: both hands in large, and the row of what was shown. */
import { type Sign, signs, signsPrice } from "#shared/games/fast/signs.ts";
import { signsRules } from "#shared/games/titles/arcadeRules.ts";
import { type MakeBoard, numberOf } from "../boards/board.ts";
import { choice, el, motion } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import { drawn } from "./drawn.ts";

interface Shown {
  own: Sign;
  house: Sign;
}
const shownOf = (round: Round | null) => (round?.view?.["shown"] ?? []) as readonly Shown[];

const art: Readonly<Record<Sign, string>> = {
  stone:
    '<path d="M-36 22C-46-2-30-32 2-34 30-36 44-10 36 18 26 38-24 40-36 22Z" fill="#8a94a6"/><path d="M-24-8C-18-24-2-28 12-24 2-14-10-8-24-8Z" fill="#b8c0cc"/>',
  paper:
    '<path d="M-28-42H14L30-26V42H-28Z" fill="#fff" stroke="#8a94a6" stroke-width="3"/><path d="M14-42V-26H30Z" fill="#c9d3e2"/><path d="M-18-20H8M-18-6H20M-18 8H20M-18 22H12" stroke="#8a94a6" stroke-width="4"/>',
  scissors:
    '<path d="M-30-40-4 8 4 2-18-44ZM30-40 4 8-4 2 18-44Z" fill="#b8c0cc"/><circle cx="-16" cy="26" r="14" fill="none" stroke="#d63a34" stroke-width="8"/><circle cx="16" cy="26" r="14" fill="none" stroke="#d63a34" stroke-width="8"/><circle cy="6" r="4" fill="#152033"/>',
};

export const signsBoard: MakeBoard = ({ speech, move }) => {
  const { texts, fill, price } = speech;
  const own = el("div", { class: "sign" });
  const house = el("div", { class: "sign" });
  const row = el("ol", { class: "trail" });
  const facts = el("p", { class: "facts", "aria-live": "polite" });
  const first = choice<Sign>(
    texts.yourSign,
    signs.map((value) => ({ value, label: texts[value] })),
    "stone",
  );
  const more = el(
    "div",
    { class: "moves", hidden: true },
    ...signs.map((sign) => {
      const root = el("button", { type: "button", class: "pick" }, texts[sign]);
      root.addEventListener("click", () => move({ sign }));
      return root;
    }),
  );
  const show = (place: HTMLElement, sign: Sign | undefined) =>
    place.replaceChildren(sign === undefined ? el("span", {}, "?") : drawn(art[sign]));
  return {
    root: el(
      "div",
      { class: "board signs" },
      el(
        "div",
        { class: "duel" },
        el("figure", {}, own, el("figcaption", {}, texts.you)),
        el("figure", {}, house, el("figcaption", {}, texts.house)),
      ),
      row,
      facts,
      first.root,
      more,
    ),
    bet: () => ({ sign: first.value() }),
    isTold: true,
    show: async (round, isNew) => {
      const all = shownOf(round);
      const last = all.at(-1);
      show(own, last?.own);
      if (isNew && last !== undefined) {
        show(house, undefined);
        house.classList.add("turning");
        await motion(400);
        house.classList.remove("turning");
      }
      show(house, last?.house);
      row.replaceChildren(...all.map((shown) => el("li", {}, `${texts[shown.own]} – ${texts[shown.house]}`)));
      const isOpen = round?.status === "open";
      const next = numberOf(round, "next") ?? signsPrice(signsRules, 1);
      const isTie = isOpen && last !== undefined && last.own === last.house;
      facts.textContent = `${isTie ? `${texts.tie} · ` : ""}${fill("next", { price: price(next) })}`;
      first.root.hidden = isOpen;
      more.hidden = !isOpen;
    },
    words: (round) => {
      const last = shownOf(round).at(-1);
      const wins = fill("signWins", { count: numberOf(round, "wins") ?? 0 });
      return last === undefined ? wins : `${texts[last.own]} – ${texts[last.house]}${texts.comma}${wins}`;
    },
  };
};
