/**
 * Roulette: the wheel, the cloth, and the last results. A pointer puts chips on borders and corners of numbers too; by
 * keyboard these bets are chosen from a list.
 */
import {
  colorOfPocket,
  insideGroups,
  outside,
  pocketName,
  returnOfGroup,
  type RouletteRules,
  spotOfGroup,
} from "#shared/games/tables/roulette.ts";
import { rouletteRules } from "#shared/games/titles/tableTitles.ts";
import { button, el, isStill, motion, svg } from "../dom.ts";
import { isMember } from "../member.ts";
import type { Texts } from "../texts/en.ts";
import { type MakeBoard, numberOf } from "./board.ts";
import { chipTable, pastRow } from "./chipTable.ts";
import { type Place, placeOf, wheelOrder } from "./rouletteCloth.ts";

const SPIN_MS = 560;

function wheelView(pockets: number, spinMs: number) {
  const order = wheelOrder[pockets] ?? [];
  const step = 360 / order.length;
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  };
  const wedges = order.map((pocket, index) =>
    svg(
      "g",
      { transform: `rotate(${(index * step).toFixed(3)})` },
      svg("path", {
        class: `pocket ${colorOfPocket(pocket)}`,
        d: `M${at(-step / 2, 98)}A98 98 0 0 1 ${at(step / 2, 98)}L${at(step / 2, 70)}A70 70 0 0 0 ${at(-step / 2, 70)}Z`,
      }),
      svg("text", { y: -82, class: "pocketName" }, pocketName(pocket)),
    ),
  );
  const disc = svg("g", { class: "pockets" }, ...wedges);
  const result = svg("text", { y: 16, class: "pocketResult" });
  const hub = svg("circle", { r: 44, class: "hubResult" });
  const root = svg(
    "svg",
    { class: "rouletteWheel", viewBox: "-104 -108 208 212", "aria-hidden": "true" },
    svg("circle", { r: 102, class: "rim" }),
    disc,
    svg("circle", { r: 70, class: "bowl" }),
    hub,
    result,
    svg("path", { class: "pointer", d: "M-7 -107H7L0 -92Z" }),
  );
  let turned = 0;
  return {
    root,
    show: (pocket: number, isNew: boolean) => {
      const target = -order.indexOf(pocket) * step;
      // At least a turn and a half further on, always the same way round.
      turned = isNew ? target - 360 * Math.ceil((target - turned + 540) / 360) : target;
      disc.style.transition = isNew && !isStill() ? `transform ${spinMs}ms cubic-bezier(0.15, 0.6, 0.2, 1)` : "none";
      disc.style.transform = `rotate(${turned}deg)`;
    },
    say: (pocket: number | null) => {
      result.textContent = pocket === null ? "" : pocketName(pocket);
      hub.setAttribute("class", `hubResult ${pocket === null ? "" : colorOfPocket(pocket)}`);
    },
  };
}

export const rouletteBoard: MakeBoard = (options) => {
  const { speech, title, drawMs: spinMs = SPIN_MS } = options;
  const { texts, fill } = speech;
  const rules: RouletteRules = rouletteRules[isMember(rouletteRules, title) ? title : "european-roulette"];
  const { pockets, isPartage = false } = rules;
  const groups = insideGroups({ pockets }).map((group) => ({
    group,
    spot: spotOfGroup(group),
    place: placeOf(group, pockets),
  }));
  const table = chipTable(options, () => drawDiscs());
  const wheel = wheelView(pockets, spinMs);
  const past = pastRow(texts.lastRounds);
  const hint = el("p", { class: "facts" });
  const halves: Readonly<Record<string, string>> = { low: "1–18", high: "19–36" };
  const outsideName = (spot: string) => halves[spot] ?? texts[spot as keyof Texts];
  const straight = new Map<number, HTMLButtonElement>();
  const price = (size: number) => speech.price(returnOfGroup(size));
  const groupName = (group: readonly number[]) =>
    `${fill(group.length === 1 ? "number" : "numbers", { list: group.map(pocketName).join(texts.comma) })}${texts.comma}${price(group.length)}`;

  const zeroRows = (y: number) => (pockets === 37 ? "1 / 7" : y < 1.5 ? "1 / 4" : "4 / 7");
  const cells = groups
    .filter(({ group }) => group.length === 1)
    .map(({ group, spot, place }) => {
      const [pocket = 0] = group;
      const root = table.spot(
        spot,
        groupName(group),
        { class: `spot cell37 ${colorOfPocket(pocket)}` },
        el("span", {}, pocketName(pocket)),
      );
      // The page's policy refuses style attributes; properties are set.
      const isZero = place.x < 0;
      root.style.gridColumn = isZero ? "1" : String(Math.floor(place.x) + 2);
      root.style.gridRow = isZero ? zeroRows(place.y) : `${Math.floor(place.y) * 2 + 1} / span 2`;
      straight.set(pocket, root);
      return root;
    });
  const discs = el("div", { class: "discs", "aria-hidden": true });
  const inside = el("div", { class: "inside" }, ...cells, discs);
  const light = (group: readonly number[]) => {
    for (const [pocket, cell] of straight) cell.toggleAttribute("data-lit", group.includes(pocket));
  };
  function drawDiscs(): void {
    discs.replaceChildren(
      ...groups.flatMap(({ group, spot, place }) => {
        const count = table.on(spot);
        if (count === 0 || group.length === 1) return [];
        const disc = el("span", { class: "disc" }, String(count));
        disc.style.left = `${((place.x + 1) / 13) * 100}%`;
        disc.style.top = `${(place.y / 3) * 100}%`;
        return [disc];
      }),
    );
  }
  const nearest = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = inside.getBoundingClientRect();
    const at: Place = { x: ((clientX - left) / width) * 13 - 1, y: ((clientY - top) / height) * 3 };
    const far = ({ place }: { place: Place }) => (place.x - at.x) ** 2 + (place.y - at.y) ** 2;
    const found = groups.reduce((best, other) => (far(other) < far(best) ? other : best));
    // The middle of a zero is far from its ends.
    return at.x < -0.25 && found.group.length === 1
      ? (groups.find(
          ({ group, place }) => group.length === 1 && place.x < 0 && (pockets === 37 || place.y < 1.5 === at.y < 1.5),
        ) ?? found)
      : found;
  };
  inside.addEventListener("pointermove", (event) => {
    const { group } = nearest(event);
    light(group);
    hint.textContent = groupName(group);
  });
  inside.addEventListener("pointerleave", () => {
    light([]);
    hint.textContent = "";
  });
  // A pointer's click is where it lies; a key's click, which has no detail, is the number that has the focus.
  inside.addEventListener(
    "click",
    (event) => {
      if (event.detail === 0) return;
      const { group, spot } = nearest(event);
      if (group.length === 1) return;
      event.stopPropagation();
      table.add(spot);
    },
    { capture: true },
  );
  const outsideButtons = Object.entries(outside).map(([spot, group]) =>
    table.spot(
      spot,
      `${outsideName(spot)}${texts.comma}${price(group.length)}`,
      { class: `spot out ${spot}` },
      el("span", {}, spot.startsWith("column") ? speech.figure(returnOfGroup(12)) : outsideName(spot)),
    ),
  );
  const combination = el(
    "select",
    { "aria-label": texts.combination, dir: "ltr" },
    ...groups
      .filter(({ group }) => group.length > 1)
      .map(({ group, spot }) =>
        el("option", { value: spot }, `${group.map(pocketName).join("–")} · ${price(group.length)}`),
      ),
  );
  const put = button(texts.addChip, { class: "pick" }, () => table.add(combination.value));
  const mark = (pocket: number | null) => {
    for (const [number, cell] of straight) cell.toggleAttribute("data-won", number === pocket);
  };
  const words = (pocket: number) => `${pocketName(pocket)} ${texts[colorOfPocket(pocket)]}`;
  return {
    root: el(
      "div",
      { class: "board felt rouletteBoard" },
      past.root,
      el(
        "div",
        { class: "wheelAndCloth", dir: "ltr" },
        wheel.root,
        el("div", { class: "cloth" }, inside, ...outsideButtons),
      ),
      hint,
      el("div", { class: "choices" }, ...table.tools, combination, put),
    ),
    bet: table.bet,
    chips: table.count,
    isTold: true,
    past: (rounds) => {
      for (const round of rounds.toReversed()) {
        const pocket = numberOf(round, "pocket") ?? 0;
        past.add(pocketName(pocket), colorOfPocket(pocket));
      }
    },
    show: async (round, isNew) => {
      table.load(round);
      const pocket = numberOf(round, "pocket");
      if (pocket === null) return;
      mark(null);
      wheel.say(null);
      wheel.show(pocket, isNew);
      if (isNew) await motion(spinMs);
      wheel.say(pocket);
      mark(pocket);
      if (isNew) past.add(pocketName(pocket), colorOfPocket(pocket));
    },
    words: (round) => words(numberOf(round, "pocket") ?? 0),
    rules: () => (isPartage ? [el("p", {}, texts.partageText)] : []),
  };
};
