/** What a slot pays and how, for its rules. */
import { EVEN } from "#shared/games/game.ts";
import { COIN, SCATTER, type SlotRules, WILD } from "#shared/games/slots/rules.ts";
import { el, svg } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Symbols } from "./symbols.ts";

const lineView = (rules: SlotRules, line: string, index: number) =>
  el(
    "li",
    {},
    el("span", {}, String(index + 1)),
    svg(
      "svg",
      { viewBox: `0 0 ${rules.strips.length * 10} ${rules.rows * 10}`, "aria-hidden": true },
      ...rules.strips.flatMap((_, reel) =>
        Array.from({ length: rules.rows }, (_unused, row) =>
          svg("rect", {
            x: reel * 10 + 1,
            y: row * 10 + 1,
            width: 8,
            height: 8,
            ...(Number(line[reel]) === row ? { class: "on" } : {}),
          }),
        ),
      ),
    ) as unknown as HTMLElement,
  );

/** The rules that a slot's features have, in sentences. */
export function featureTexts({ texts, fill, price, figure }: Speech, rules: SlotRules): string[] {
  const { free, hold, tumble, lines, strips, rows, expands = false } = rules;
  const list = (counts: readonly number[], from: number) =>
    counts
      .slice(from)
      .map((count, index) => `${from + index} – ${count}`)
      .join(texts.comma);
  const said = [
    lines === undefined
      ? fill("waysText", { ways: rows ** strips.length })
      : fill("linesText", { lines: lines.length }),
  ];
  if (strips.some((strip) => strip.includes(WILD))) said.push(expands ? texts.expandText : texts.wildText);
  if (tumble !== undefined)
    said.push(
      fill("tumbleText", {
        prices: tumble.multipliers.map((times) => price(times * EVEN)).join(texts.comma),
        most: tumble.most,
      }),
    );
  if (free !== undefined) {
    const from = free.spins.findIndex((count) => count > 0);
    said.push(fill("freeText", { from, list: list(free.spins, from) }));
    if (free.multiplier > 1) said.push(fill("freeTimes", { times: figure(free.multiplier * EVEN) }));
    if (free.again > 0) said.push(fill("freeAgain", { count: free.again, most: free.most }));
    if (free.isSticky === true) said.push(texts.stickyText);
  }
  if (hold !== undefined) {
    const worth = hold.values.map(({ pays }) => price(pays)).join(texts.comma);
    said.push(
      fill("holdText", { from: hold.from, respins: hold.respins, worth }),
      fill("holdFull", { price: price(hold.full) }),
    );
  }
  if (rules.most !== undefined) said.push(fill("mostText", { price: price(rules.most) }));
  return said;
}

export function paytable(
  speech: Speech,
  rules: SlotRules,
  { view, nameOf }: Symbols,
  letters: readonly string[],
): Node[] {
  const { texts } = speech;
  const rows = letters.map((symbol) => {
    const pays = rules.pays[symbol] ?? [];
    const special = { [WILD]: texts.wildIs, [SCATTER]: texts.scatterIs, [COIN]: texts.coinIs }[symbol];
    return el(
      "li",
      {},
      el("span", { class: "plate" }, view(symbol) as unknown as HTMLElement),
      el(
        "div",
        {},
        el("b", {}, nameOf(symbol)),
        special === undefined ? null : el("span", { class: "special" }, special),
        ...pays.flatMap((units, index) =>
          units === 0 ? [] : [el("span", {}, `${index + 1}: ${speech.price(units * rules.unit)}`)],
        ),
      ),
    );
  });
  return [
    el("h3", {}, texts.paytable),
    el("p", {}, rules.lines === undefined ? texts.waysPays : texts.linesPays),
    el("ul", { class: "slotPays" }, ...rows),
    ...(rules.lines === undefined
      ? []
      : [
          el("h3", {}, texts.linesTitle),
          el(
            "ol",
            { class: "slotLines", dir: "ltr" },
            ...rules.lines.map((line, index) => lineView(rules, line, index)),
          ),
        ]),
  ];
}
