/** Shots: a scene with targets to choose from, and what the shots so far have brought. */
import { shotRules } from "#shared/games/titles/arcadeRules.ts";
import type { ShotRules } from "#shared/games/shots/shots.ts";
import type { MakeBoard } from "../boards/board.ts";
import { numberOf } from "../boards/board.ts";
import { el, motion } from "../dom.ts";
import { isMember } from "../member.ts";
import type { Round } from "../studioClient.ts";
import { drawn } from "./drawn.ts";
import { shotArt } from "./shotArt.ts";

interface Shot {
  target: string;
  isHit: boolean;
  pays: number;
}
const shotsOf = (round: Round | null) => (round?.view?.["shots"] ?? []) as readonly Shot[];

export const shotsBoard: MakeBoard = ({ speech, title, move }) => {
  if (!isMember(shotRules, title)) throw new Error(`There are no targets of ${title}`);
  const rules: ShotRules = shotRules[title];
  const { texts, fill, price, language } = speech;
  const isWater = title === "quiet-pier";
  const nameOf = (id: string) => shotArt[id]?.names[language] ?? id;
  const targets = rules.targets.map(({ id, hits, pays }) => {
    const root = el(
      "button",
      { type: "button", class: "target", disabled: true, "data-target": id },
      drawn(shotArt[id]?.art ?? ""),
      el("b", {}, nameOf(id)),
      el("span", {}, price(pays)),
      el("small", {}, fill("hitChance", { share: speech.hundredths(hits) })),
    );
    root.addEventListener("click", () => move({ target: id }));
    return { id, root };
  });
  const made = el("ol", { class: "trail shotTrail", "aria-label": texts.shotsMade });
  const facts = el("p", { class: "facts", "aria-live": "polite" });

  function draw(round: Round | null): void {
    const isOpen = round?.status === "open";
    const shots = shotsOf(round);
    for (const { root } of targets) root.disabled = !isOpen;
    made.replaceChildren(
      ...Array.from({ length: rules.shots }, (_, index) => {
        const shot = shots[index];
        if (shot === undefined) return el("li", {}, String(index + 1));
        const said = shot.isHit ? price(shot.pays) : texts.miss;
        return el("li", { "data-hit": String(shot.isHit) }, `${nameOf(shot.target)} · ${said}`);
      }),
    );
    const row = numberOf(round, "row") ?? 0;
    const next = rules.streak[Math.min(row, rules.streak.length - 1)] ?? 1;
    const paid = numberOf(round, "paid") ?? 0;
    facts.textContent = [
      isOpen ? fill(isWater ? "castsLeft" : "shotsLeft", { count: rules.shots - shots.length }) : "",
      paid > 0 ? fill("paysSoFar", { price: price(paid) }) : "",
      isOpen && next > 1 ? fill("streakNext", { times: speech.figure(next * 10_000) }) : "",
    ]
      .filter((text) => text !== "")
      .join(" · ");
  }
  draw(null);
  return {
    root: el(
      "div",
      { class: "board shots" },
      el("div", { class: `scene ${isWater ? "water" : "meadow"}` }, ...targets.map(({ root }) => root)),
      made,
      facts,
    ),
    playText: isWater ? texts.castLine : texts.startShots,
    bet: () => ({}),
    isTold: true,
    show: async (round, isNew) => {
      const last = shotsOf(round).at(-1);
      if (isNew && last !== undefined) {
        const { root } = targets.find(({ id }) => id === last.target) ?? {};
        root?.setAttribute("data-shot", last.isHit ? "hit" : "miss");
        await motion(380);
        root?.removeAttribute("data-shot");
      }
      draw(round);
    },
    words: (round) =>
      fill("shotsHit", { count: shotsOf(round).filter(({ isHit }) => isHit).length, shots: rules.shots }),
    rules: () => [
      el("p", {}, isWater ? texts.fishingText : texts.clayText),
      ...(rules.streak.length > 1
        ? [
            el(
              "p",
              {},
              fill("streakText", {
                list: rules.streak.map((times) => price(times * 10_000)).join(texts.comma),
              }),
            ),
          ]
        : []),
      el("h3", {}, texts.paytable),
      el(
        "ul",
        { class: "prizes" },
        ...rules.targets.map(({ id, hits, pays }) =>
          el(
            "li",
            {},
            el("b", {}, nameOf(id)),
            el("span", {}, `${price(pays)} · ${fill("hitChance", { share: speech.hundredths(hits) })}`),
          ),
        ),
      ),
    ],
  };
};
