/** Who is at the table: seats, and the last bets, by names that tell nothing. */
import { EVEN } from "#shared/games/game.ts";
import { DEMO_CURRENCY } from "#shared/games/titles/stakes.ts";
import { el } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Opened } from "../studioClient.ts";
import type { ShownBet, TableState } from "./stream.ts";

export function betList(speech: Speech, { stakes, currency: own, game }: Opened) {
  const { texts, fill, sum } = speech;
  const heading = el("p", { class: "facts" });
  const seats = el("p", { class: "facts" });
  const list = el("ol", { class: "bets" });
  const none = el("p", { class: "facts" }, texts.noBets);
  const result = ({ returned, won, currency, target }: ShownBet) => {
    if (returned !== null && won !== null) return returned > 0 ? `${sum(won, currency)}` : "—";
    return target === null ? "" : speech.price(target * (EVEN / 100));
  };
  const row = (bet: ShownBet) =>
    el(
      "li",
      { "data-won": bet.returned === null ? null : String(bet.returned > 0) },
      el("span", { class: "who" }, fill("guest", { name: bet.who })),
      el(
        "span",
        {},
        bet.currency === DEMO_CURRENCY ? `${sum(bet.stake, bet.currency)} ${texts.demo}` : sum(bet.stake, bet.currency),
      ),
      el("b", {}, result(bet)),
    );
  return {
    root: el(
      "aside",
      { class: "atTable", "aria-label": texts.atTable },
      el("h2", {}, texts.atTable),
      heading,
      el("p", { class: "facts" }, `${texts.stakes}: ${sum(stakes.min, own)} – ${sum(stakes.max, own)}`),
      seats,
      list,
      none,
      game.engine.startsWith("live") ? el("p", { class: "facts drawnNote" }, texts.notFilmed) : null,
    ),
    show: ({ seats: count, bets, shown, number }: TableState) => {
      heading.textContent = fill("roundNumber", { number });
      seats.textContent = [fill("seats", { count }), fill("betCount", { count: bets })].join(" · ");
      list.replaceChildren(...shown.map(row));
      none.hidden = shown.length > 0;
    },
  };
}
