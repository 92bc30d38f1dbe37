/** Paper League: a match of two made-up clubs, ninety minutes in eighteen seconds. */
import { clubs, fixtureOf, fixtures, isLeagueWon, leagueReturn, leagueSpots } from "#shared/games/clock/paperLeague.ts";
import { el, isStill, motion, svg } from "../dom.ts";
import { type MakeBoard, numberOf } from "../boards/board.ts";
import { chipTable, pastRow } from "../boards/chipTable.ts";
import type { Round } from "../studioClient.ts";

const names = {
  harbour: "clubHarbour",
  orchard: "clubOrchard",
  foundry: "clubFoundry",
  lighthouse: "clubLighthouse",
  meadow: "clubMeadow",
  bridge: "clubBridge",
  mill: "clubMill",
  ferry: "clubFerry",
} as const;
const marketNames = {
  level: "levelScore",
  over: "goalsOver",
  under: "goalsUnder",
  bothScore: "bothScore",
  notBoth: "notBoth",
} as const;
const MINUTES = 90;
const scored = /^score(\d)-(\d)$/;

interface Goal {
  side: string;
  minute: number;
}
const goalsOf = (view: Round["view"]): Goal[] => (Array.isArray(view?.["goals"]) ? (view["goals"] as Goal[]) : []);

export const leagueBoard: MakeBoard = (options) => {
  const { speech, drawMs = 0 } = options;
  const { texts, fill } = speech;
  const table = chipTable(options);
  const past = pastRow(texts.lastRounds);
  let fixture: number | null = null;
  let drawn = "";
  const clubOf = (side: 0 | 1, of = fixture ?? 0) => clubs[fixtures[of]?.[side] ?? 0] ?? clubs[0];
  const nameOf = (side: 0 | 1, of = fixture ?? 0) => texts[names[clubOf(side, of).id]];
  const score = el("span", { class: "goals", dir: "ltr" });
  const [home, away] = [el("span", { class: "club" }), el("span", { class: "club" })];
  const line = svg("svg", {
    class: "matchTime",
    viewBox: "0 0 720 34",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  const said = el("p", { class: "facts" });
  const buttons = new Map<string, { root: HTMLButtonElement; name: HTMLElement; price: HTMLElement }>();

  const spotName = (spot: string) => {
    if (spot === "home" || spot === "away") return nameOf(spot === "home" ? 0 : 1);
    const [, one = "", other = ""] = scored.exec(spot) ?? [];
    return one === "" ? texts[marketNames[spot as keyof typeof marketNames]] : `${one}:${other}`;
  };
  const spots = (own: readonly string[]) =>
    own.map((spot) => {
      const name = el("span", { class: "spotName" });
      const price = el("small", {});
      const root = table.spot(spot, spot, { "data-spot": spot }, name, price);
      buttons.set(spot, { root, name, price });
      return root;
    });
  const shirt = (color: string) =>
    svg(
      "svg",
      { class: "shirt", viewBox: "0 0 34 34", "aria-hidden": "true" },
      svg("path", { d: "M11 4 4 9 8 15 10 13V30H24V13L26 15 30 9 23 4C21 8 13 8 11 4Z", fill: color, stroke: "#fff" }),
    );

  /** Names, colors and prices of the round's match. */
  function setUp(next: number): void {
    if (fixture === next) return;
    fixture = next;
    home.replaceChildren(nameOf(0), shirt(clubOf(0).color));
    away.replaceChildren(shirt(clubOf(1).color), nameOf(1));
    for (const [spot, { name, price }] of buttons) {
      name.textContent = spotName(spot);
      price.textContent = speech.price(leagueReturn(next, spot));
      const [, one = "", other = ""] = scored.exec(spot) ?? [];
      const words = one === "" ? spotName(spot) : fill("exactScore", { home: one, away: other });
      table.rename(spot, `${words}${texts.comma}${price.textContent}`);
    }
    options.changed();
  }
  const timeLine = (minute: number, goals: readonly Goal[]) => {
    const key = `${minute} ${goals.length}`;
    if (key === drawn) return;
    drawn = key;
    line.replaceChildren(
      svg("rect", { class: "half", x: 0, y: 12, width: 357, height: 10 }),
      svg("rect", { class: "half", x: 363, y: 12, width: 357, height: 10 }),
      svg("rect", { class: "played", x: 0, y: 12, width: (minute / MINUTES) * 720, height: 10 }),
      ...goals.map(({ side, minute: at }) =>
        svg("circle", { class: "goal", cx: Math.min(712, (at / MINUTES) * 720), cy: side === "home" ? 8 : 26, r: 7 }),
      ),
    );
  };
  const at = (minute: number, goals: readonly Goal[]) => {
    const now = goals.filter((goal) => goal.minute <= minute);
    const count = (side: string) => now.filter((goal) => goal.side === side).length;
    score.textContent = `${count("home")} : ${count("away")}`;
    timeLine(minute, now);
  };
  const mark = (view: Round["view"]) => {
    for (const [spot, { root }] of buttons)
      root.toggleAttribute(
        "data-won",
        view !== null && isLeagueWon(spot, { home: Number(view["home"]), away: Number(view["away"]) }),
      );
  };
  const words = ({ view }: Pick<Round, "view">) => {
    const of = numberOf({ view }, "fixture") ?? 0;
    const result = `${String(view?.["home"])}:${String(view?.["away"])}`;
    return fill("matchResult", { home: nameOf(0, of), score: result, away: nameOf(1, of) });
  };
  return {
    root: el(
      "div",
      { class: "board felt" },
      past.root,
      el("div", { class: "score", dir: "ltr" }, home, score, away),
      line as unknown as HTMLElement,
      said,
      el("div", { class: "spots" }, ...spots(["home", "level", "away"])),
      el("div", { class: "spots narrow" }, ...spots(["over", "under", "bothScore", "notBoth"])),
      el("div", { class: "spots narrow scores" }, ...spots(leagueSpots.filter((spot) => scored.test(spot)))),
      el("div", { class: "choices" }, ...table.tools),
    ),
    bet: () => {
      const bet = table.bet();
      return bet === null || fixture === null ? null : { ...(bet as object), fixture };
    },
    chips: table.count,
    isTold: true,
    past: (rounds) => {
      for (const { view } of rounds.toReversed()) past.add(`${String(view?.["home"])}:${String(view?.["away"])}`, "");
    },
    show: async (round, isNew) => {
      mark(null);
      if (round === null) return;
      table.load(round);
      if (isNew) await motion(drawMs);
      mark(round.view);
      if (isNew) past.add(`${String(round.view?.["home"])}:${String(round.view?.["away"])}`, "");
    },
    follow: (state, now) => {
      setUp(fixtureOf(state.place));
      if (state.result === null) {
        at(0, []);
        said.textContent = texts.kickOff;
        return;
      }
      const share = state.phase === "drawn" && !isStill() ? (now - state.drawsAt) / drawMs : 1;
      const minute = Math.max(0, Math.min(MINUTES, Math.floor(share * MINUTES)));
      at(minute, goalsOf(state.result));
      said.textContent = minute === MINUTES ? texts.fullTime : fill("minute", { minute });
    },
    words,
  };
};
