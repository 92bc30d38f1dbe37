/** A game whose rounds all players share: one clock, one draw, and a bet of one's own. */
import { risenTo } from "#shared/games/clock/clock.ts";
import { EVEN } from "#shared/games/game.ts";
import { payoutOf, stakesOf } from "#shared/games/titles/stakes.ts";
import { titleOf } from "#shared/games/titles/titles.ts";
import { isMember } from "../member.ts";
import { button, el } from "../dom.ts";
import { showHistory, showRules } from "../panels.ts";
import type { parentPage } from "../parentPage.ts";
import { createShell, pressesOf, refusalWords } from "../shell.ts";
import type { Speech } from "../speech.ts";
import { stakeField } from "../stakeField.ts";
import { type Opened, Refused, type Round, type StudioClient } from "../studioClient.ts";
import { showTableFairness } from "./fairness.ts";
import { betList } from "./betList.ts";
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
  let own: Round | null = opened.round;
  let isBusy = false;
  let isHeld = false;
  /** Number of the round whose draw the board has shown. */
  let drawn = 0;
  let pressed: Promise<string> | null = null;
  const { sound, showBalance, mount } = createShell(speech, opened, parent);
  const board = makeBoard({
    speech,
    title: game.id,
    costs: () => "",
    move: () => {},
    changed: () => update(),
    drawMs: clock.drawMs / opened.rate,
  });
  const stake = stakeField(speech, currency, {
    ...opened.stakes,
    ...(board.chips === undefined ? {} : { chips: board.chips }),
    label: board.chips === undefined ? texts.stake : (board.unitText ?? texts.chip),
    changed: () => update(),
  });
  const phase = el("p", { class: "phase" });
  const bar = el("progress", { class: "clockBar", max: 1000, value: 0, "aria-hidden": true });
  const bets = betList(speech, opened);
  const main = button(texts.betClosed, { class: "main", disabled: true }, () => void press());
  pressesOf(main, () => {
    if (canBet() && !main.disabled) pressed = client.press();
    pressed?.catch(() => {});
  });

  const now = () => Date.now() + ahead;
  const isOpen = () => state?.phase === "open" && now() < state.closesAt;
  const canBet = () => isOpen() && own === null;
  const isFlying = () => clock.flight !== undefined && state?.phase === "drawn";
  /** Hundredths, while the player is in a flight and it has begun. */
  const reached = (): number | null =>
    state !== null && isFlying() && own?.status === "open"
      ? Math.max(100, risenTo((now() - state.drawsAt) * state.rate))
      : null;

  function say(text: string, isWin = false): void {
    told.textContent = text;
    told.dataset["win"] = String(isWin);
  }

  function update(): void {
    stake.lock(isBusy || own !== null);
    const at = reached();
    if (at !== null && own !== null) {
      main.disabled = isBusy;
      main.textContent = fill("cashOut", { sum: sum(payoutOf(own.unit, at * (EVEN / 100), currency), currency) });
      return;
    }
    main.disabled = isBusy || isHeld || !canBet() || board.bet() === null;
    const chips = board.chips?.() ?? 1;
    main.textContent =
      own !== null && own.status !== "closed"
        ? fill("betPlaced", { sum: sum(own.stake, currency) })
        : !isOpen()
          ? texts.betClosed
          : stake.isGood()
            ? fill("bets", { sum: sum(stakesOf(stake.value(), Math.max(1, chips), currency), currency) })
            : texts.placeBet;
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
  const asRound = (result: TableState["result"]): Round => ({
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
    seeds: { hash: "", clientSeed: "", nonce: 0, serverSeed: null },
  });

  function tellOwn(round: Round): void {
    const won = sum(round.won ?? "0", currency);
    const money =
      round.isWin === true
        ? fill("wins", { sum: won })
        : round.returned > 0
          ? fill("returned", { sum: won })
          : texts.loses;
    say(board.isTold === true ? `${board.words(round)} · ${money}` : money, round.isWin === true);
    if (round.isWin === true) sound.win();
    parent.tell({ type: "roundEnded", round: round.id, stake: round.stake, won: round.won ?? "0", currency });
  }

  async function showDraw({ number, result }: TableState, isNew: boolean): Promise<void> {
    await board.show(asRound(result), isNew);
    if (own === null && state?.number === number) say(board.words(asRound(result)));
  }

  function heardTable(next: TableState): void {
    const before = state;
    ahead = next.now - Date.now();
    state = next;
    if (before !== null && before.number !== next.number) {
      own = null;
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

  async function press(): Promise<void> {
    if (isBusy) return;
    const mine = own;
    const bet = board.bet();
    if (mine === null && (bet === null || isHeld)) return;
    if (mine === null && !stake.isGood()) return say(refusalWords(speech, "STAKE_OUT_OF_RANGE", opened));
    isBusy = true;
    update();
    try {
      if (mine === null) {
        const asked = pressed ?? client.press();
        pressed = null;
        const { round, balance } = await client.start(await asked, stake.value(), bet);
        own = round;
        showBalance(balance);
        say(fill("betPlaced", { sum: sum(round.stake, currency) }));
        sound.step();
        parent.tell({ type: "roundStarted", round: round.id, stake: round.stake, currency });
      } else {
        const { round, balance } = await client.move(mine, { collect: true });
        if (own?.status === "open") {
          own = { ...round, isWin: round.returned > EVEN * round.stakes };
          tellOwn(own);
        }
        showBalance(balance);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(refusalWords(speech, error.code, opened));
    } finally {
      isBusy = false;
      update();
    }
  }

  /** After a gap: what has happened meanwhile. */
  async function refresh(): Promise<void> {
    const again = await client.open().catch(() => null);
    if (again === null) return;
    own = again.round ?? own;
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
    stake: stake.root,
    main,
    content: [
      el(
        "div",
        { class: "tableRow" },
        el("div", { class: "tableMain" }, el("div", { class: "clock" }, phase, bar), board.root, told),
        bets.root,
      ),
    ],
    rules: () => showRules(speech, opened, board),
    history: () => void history(),
    fairness: () =>
      void client.chains(game.id).then((chains) => showTableFairness(speech, { chains, state, game: game.id })),
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
      if (own?.status === "closed" && own.id === round.id) return;
      own = round;
      if (round.status === "closed") tellOwn(round);
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
