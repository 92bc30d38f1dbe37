/** A game whose rounds all players share: one clock, one draw, and a bet of one's own. */
import { risenTo } from "#shared/games/clock/clock.ts";
import { titleOf } from "#shared/games/titles/titles.ts";
import { isMember } from "../member.ts";
import { el } from "../dom.ts";
import { showHistory, showRules } from "../panels.ts";
import type { parentPage } from "../parentPage.ts";
import { createShell, refusalWords } from "../shell.ts";
import type { Speech } from "../speech.ts";
import type { Opened, Round, StudioClient } from "../studioClient.ts";
import { showTableFairness } from "./fairness.ts";
import { betList } from "./betList.ts";
import { type BetPanel, betPanel } from "./betPanel.ts";
import { followTable, type TableState } from "./stream.ts";
import { tableBoards } from "./tableBoards.ts";

interface TableOptions {
  speech: Speech;
  client: StudioClient;
  parent: ReturnType<typeof parentPage>;
  opened: Opened;
  name: string;
  told: HTMLElement;
}

const TICK_MS = 100;

export function startTable({ speech, client, parent, opened, name, told }: TableOptions): void {
  const { texts, sum, fill } = speech;
  const { game, currency } = opened;
  const clock = titleOf(game.id)?.clock;
  const makeBoard = isMember(tableBoards, game.engine) ? tableBoards[game.engine] : null;
  if (clock === undefined || makeBoard === null) throw new Error(`There is no table for ${game.engine}`);
  let state: TableState | null = null;
  /** Between the server's clock and this one. */
  let ahead = 0;
  let isHeld = false;
  /** Number of the round whose draw the board has shown. */
  let drawn = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const { sound, showBalance, mount } = createShell(speech, opened, parent);
  const board = makeBoard({
    speech,
    title: game.id,
    costs: () => "",
    move: () => {},
    changed: () => update(),
    drawMs: clock.drawMs / opened.rate,
  });
  const phase = el("p", { class: "phase" });
  const bar = el("progress", { class: "clockBar", max: 1000, value: 0, "aria-hidden": true });
  const bets = betList(speech, opened);

  const now = () => Date.now() + ahead;
  const panelOf = (number: number, ask: Pick<typeof board, "bet"> = board): BetPanel =>
    betPanel({
      speech,
      client,
      opened,
      number,
      bet: ask.bet,
      ...(board.chips === undefined ? {} : { chips: board.chips }),
      label: board.chips === undefined ? texts.stake : (board.unitText ?? texts.chip),
      isOpen: () => state?.phase === "open" && now() < state.closesAt,
      isHeld: () => isHeld,
      risen: () =>
        state !== null && clock.flight !== undefined && state.phase === "drawn"
          ? Math.max(100, risenTo((now() - state.drawsAt) * state.rate))
          : null,
      say,
      showBalance,
      placed: ({ id, stake }) => {
        say(fill("betPlaced", { sum: sum(stake, currency) }));
        sound.step();
        parent.tell({ type: "roundStarted", round: id, stake, currency });
      },
      closed: () => tellOwn(number),
      inTurn: (work) => {
        const done = turn.then(work);
        turn = done.catch(() => {});
        return done;
      },
    });
  const asks = Array.from({ length: clock.bets ?? 1 }, () => board.ask?.(() => update()));
  const panels = asks.map((ask, index) => panelOf(index + 1, ask));
  /** Several bets each have a box of their own; the controls of one stand in the bar. */
  const boxes =
    panels.length === 1
      ? []
      : panels.map(({ number, stake, main }, index) =>
          el(
            "section",
            { class: "betBox", "aria-label": fill("betNumber", { number }) },
            el("div", {}, stake, asks[index]?.root ?? null),
            main,
          ),
        );
  const row = boxes.length === 0 ? [] : [el("div", { class: "betBoxes" }, ...boxes)];
  const controls = panels.length > 1 ? [] : panels.flatMap(({ stake, main }) => [stake, main]);

  function say(text: string, isWin = false): void {
    told.textContent = text;
    told.dataset["win"] = String(isWin);
  }

  function update(): void {
    for (const panel of panels) panel.update();
  }

  function tick(): void {
    update();
    if (state === null) return;
    const at = now();
    const seconds = (until: number) => Math.max(0, Math.ceil((until - at) / 1000));
    const part = (from: number, until: number) =>
      Math.round(1000 * Math.min(1, Math.max(0, (until - at) / (until - from))));
    phase.textContent =
      state.phase === "open"
        ? fill("phaseOpen", { seconds: seconds(state.closesAt) })
        : state.phase === "locked"
          ? texts.phaseLocked
          : state.phase === "drawn"
            ? texts[clock?.flight === undefined ? "phaseDrawn" : "phaseFlying"]
            : fill("phaseOver", { seconds: seconds(state.nextAt) });
    phase.dataset["phase"] = state.phase;
    bar.value =
      state.phase === "open"
        ? part(state.opensAt, state.closesAt)
        : state.endsAt === null || state.phase === "drawn" || state.phase === "locked"
          ? 0
          : 1000 - part(state.endsAt, state.nextAt);
    board.follow?.(state, at);
  }

  /** The draw of a round as a board shows rounds, with the player's own bet if there is one. */
  const asRound = (result: TableState["result"]): Round => {
    const own = panels[0]?.own();
    return {
      id: "",
      status: "closed",
      stake: "0",
      unit: "0",
      stakes: 1,
      currency,
      bet: own?.bet ?? { chips: {} },
      moves: [],
      view: result,
      returned: own?.returned ?? 0,
      canCollect: false,
      won: own?.won ?? null,
      startedAt: 0,
      isShared: true,
      isFree: false,
      panel: 1,
      seed: null,
      seeds: { hash: "", clientSeed: "", nonce: 0, serverSeed: null },
    };
  };

  function resultOf(round: Round): string {
    const won = sum(round.won ?? "0", currency);
    const money =
      round.isWin === true
        ? fill("wins", { sum: won })
        : round.returned > 0
          ? fill("returned", { sum: won })
          : texts.loses;
    return board.isTold === true ? `${board.words(round)} · ${money}` : money;
  }

  /** Says what came of the player's bets, when one of them is over. */
  function tellOwn(number: number): void {
    const over = panels.flatMap((panel) => {
      const own = panel.own();
      return own?.status === "closed" ? [{ own, number: panel.number }] : [];
    });
    const isOne = panels.filter((panel) => panel.own() !== null).length === 1;
    say(
      over
        .map((each) => (isOne ? "" : `${fill("betNumber", { number: each.number })}: `) + resultOf(each.own))
        .join(" — "),
      over.some(({ own }) => own.isWin === true),
    );
    const round = over.find((each) => each.number === number)?.own;
    if (round === undefined) return;
    if (round.isWin === true) sound.win();
    parent.tell({ type: "roundEnded", round: round.id, stake: round.stake, won: round.won ?? "0", currency });
  }

  async function showDraw({ number, result }: TableState, isNew: boolean): Promise<void> {
    await board.show(asRound(result), isNew);
    if (state?.number === number && panels.every((panel) => panel.own() === null)) say(board.words(asRound(result)));
  }

  function heardTable(next: TableState): void {
    const before = state;
    ahead = next.now - Date.now();
    state = next;
    if (before !== null && before.number !== next.number) {
      for (const panel of panels) panel.set(null);
      void board.show(null, false);
      say(texts.betsOpen);
    }
    if (next.past !== undefined && before === null)
      board.past?.(next.past.filter(({ number }) => number !== next.number).map(({ result }) => asRound(result)));
    if (next.isVoid && before?.isVoid !== true) say(texts.VOID);
    if (next.phase === "locked" && before?.phase === "open") say(texts.phaseLocked);
    if (next.result !== null && drawn !== next.number) {
      drawn = next.number;
      void showDraw(next, before !== null);
    }
    bets.show(next);
    tick();
  }

  /** After a gap: what has happened meanwhile. */
  async function refresh(): Promise<void> {
    const again = await client.open().catch(() => null);
    if (again === null) return;
    for (const round of again.bets) panels[round.panel - 1]?.set(round);
    showBalance(again.balance);
    update();
  }

  const history = async () => {
    const [rounds, chains] = await Promise.all([client.rounds(), client.chains(game.id)]);
    showHistory(speech, game.id, board, rounds, chains);
  };
  mount({
    opened,
    name,
    bar: controls,
    content: [
      el(
        "div",
        { class: "tableRow" },
        el("div", { class: "tableMain" }, el("div", { class: "clock" }, phase, bar), board.root, told, ...row),
        bets.root,
      ),
    ],
    rules: () => showRules(speech, opened, board),
    history: () => void history(),
    fairness: () =>
      void client.chains(game.id).then((chains) =>
        showTableFairness(speech, {
          chains,
          state,
          game: game.id,
          seeds: panels.flatMap((panel) => panel.own()?.seed ?? []),
        }),
      ),
  });
  say("");
  showBalance(opened.balance);
  void board.show(null, false);
  update();
  setInterval(tick, TICK_MS);
  let known: Partial<TableState> = {};
  void followTable(client, {
    // A table at which no round has begun yet tells nothing but what was before.
    table: (next) => {
      known = { ...known, ...next };
      if (known.number !== undefined) heardTable(known as TableState);
    },
    own: ({ round, balance }) => {
      showBalance(balance);
      const panel = panels[round.panel - 1];
      const own = panel?.own();
      if (panel === undefined || (own?.status === "closed" && own.id === round.id)) return;
      panel.set(round);
      if (round.status === "closed") tellOwn(panel.number);
      update();
    },
    balance: showBalance,
    lost: () => {
      say(texts.OFFLINE);
      void refresh();
    },
    ended: (code) => say(refusalWords(speech, code, opened)),
  });
  parent.listen((message) => {
    if (message.type === "hold") {
      isHeld = message.isHeld;
      update();
    } else void refresh();
  });
  parent.tell({ type: "ready", game: game.id });
}
