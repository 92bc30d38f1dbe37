/** A game in its frame: the board, one bar below it, and what the page around it is told. */
import { payoutOf, stakesOf } from "#shared/games/titles/stakes.ts";
import { boards } from "./boards/boards.ts";
import { button, el } from "./dom.ts";
import { freeBar } from "./freeRounds.ts";
import { showFairness, showHistory, showRules } from "./panels.ts";
import { parentPage } from "./parentPage.ts";
import { createShell, pressesOf, refusalWords } from "./shell.ts";
import { speechOf } from "./speech.ts";
import { stakeField } from "./stakeField.ts";
import { type Opened, type Played, Refused, type Round, studioClient } from "./studioClient.ts";
import { startTable } from "./tables/tableGame.ts";

export async function startGame(language: string, token: string, parents: readonly string[]): Promise<void> {
  const speech = speechOf(language);
  const { texts, sum } = speech;
  const client = studioClient(token);
  const parent = parentPage(parents);
  const told = el("p", { class: "told", role: "status" }, texts.loading);
  const words = (code: string, more?: Opened) => refusalWords(speech, code, more);
  document.body.append(told);
  const opened = await client.open().catch((error: unknown) => {
    told.textContent = words(error instanceof Refused ? error.code : "INTERNAL");
    return null;
  });
  if (opened === null) return;

  const { game, currency } = opened;
  const name = game.names[speech.language] ?? game.id;
  document.title = name;
  if (opened.isShared) return startTable({ speech, client, parent, opened, name, told });
  const makeBoard = boards[game.engine];
  if (makeBoard === undefined) throw new Error(`There is no board for ${game.engine}`);
  let round: Round | null = opened.round;
  let seeds = opened.seeds;
  let isBusy = false;
  let isHeld = false;
  let nextAt = 0;
  let pressed: Promise<string> | null = null;
  const { sound, showBalance, mount } = createShell(speech, opened, parent);
  const board = makeBoard({
    speech,
    title: game.id,
    costs: ({ unit }, stakes) => sum(stakesOf(unit, stakes, currency), currency),
    move: (move) => void moved(move),
    changed: () => update(),
  });
  board.root.dataset["title"] = game.id;
  // A cloth and a cabinet have a ground of their own.
  if (!board.root.matches(".felt, .slot")) board.root.dataset["stage"] = game.engine;
  const stake = stakeField(speech, currency, {
    ...opened.stakes,
    ...(board.chips === undefined ? {} : { chips: board.chips }),
    label: board.chips === undefined ? texts.stake : texts.chip,
    changed: () => update(),
  });
  const free = freeBar(speech, currency);
  const label = board.playText ?? texts.play;
  /** What a press starts: a round, or one for so many chips. */
  const playText = () => {
    if (free.now() !== null) return texts.freePlay;
    const chips = board.chips?.() ?? 0;
    return chips > 0 && stake.isGood()
      ? speech.fill("bets", {
          sum: sum(stakesOf(stake.value(), chips, currency), currency),
        })
      : label;
  };
  const main = button(
    label,
    { class: "main" },
    () => void (round?.status === "open" ? moved({ collect: true }) : play()),
  );
  pressesOf(main, () => {
    if (round?.status !== "open" && !main.disabled) pressed = client.press();
    pressed?.catch(() => {});
  });

  function update(): void {
    const isOpen = round?.status === "open";
    const waitMs = nextAt - performance.now();
    stake.lock(isBusy || isOpen);
    stake.hide(free.now() !== null || (isOpen && round?.isFree === true));
    main.disabled = isBusy || (isOpen ? round?.canCollect !== true : isHeld || board.bet() === null || waitMs > 0);
    main.textContent =
      isOpen && round?.canCollect === true
        ? speech.fill("collect", {
            sum: sum(payoutOf(round.unit, round.returned, currency), currency),
          })
        : waitMs > 0 && !isOpen
          ? speech.fill("wait", { seconds: Math.ceil(waitMs / 1000) })
          : playText();
    if (waitMs > 0 && !isOpen) setTimeout(update, Math.min(waitMs, 250) + 5);
  }

  /** The result of a round that is over, in words. */
  function tell(over: Round): void {
    const won = sum(over.won ?? "0", currency);
    told.dataset["win"] = String(over.isWin === true);
    const money =
      over.isWin === true
        ? speech.fill("wins", { sum: won })
        : over.returned > 0
          ? speech.fill("returned", { sum: won })
          : texts.loses;
    told.textContent = board.isTold === true ? `${board.words(over)} · ${money}` : money;
  }

  async function shown(played: Played): Promise<void> {
    const isStart = round?.id !== played.round.id;
    round = played.round;
    nextAt = performance.now() + played.nextInMs;
    if (isStart)
      parent.tell({
        type: "roundStarted",
        round: round.id,
        stake: round.isFree ? "0" : round.stake,
        currency,
      });
    await board.show(round, true);
    showBalance(played.balance);
    free.show(played.freeRounds);
    if (round.status !== "closed") return sound.step();
    tell(round);
    if (round.isWin === true) sound.win();
    parent.tell({
      type: "roundEnded",
      round: round.id,
      stake: round.isFree ? "0" : round.stake,
      won: round.won ?? "0",
      currency,
    });
  }

  /** One thing at a time; what is refused is said, and the round is shown as the studio has it. */
  async function ask(question: () => Promise<Played>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    told.textContent = "";
    delete told.dataset["win"];
    update();
    try {
      await shown(await question());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      told.textContent = error.code === "TOO_EARLY" ? "" : words(error.code, opened ?? undefined);
      if (error.code === "NO_FREE_ROUND") free.show((await client.open().catch(() => null))?.freeRounds ?? null);
      if (error.waitMs > 0) nextAt = performance.now() + error.waitMs;
    } finally {
      isBusy = false;
      update();
    }
  }

  async function play(): Promise<void> {
    const bet = board.bet();
    const paid = free.now();
    if (isHeld || bet === null) return;
    if (paid === null && !stake.isGood()) {
      told.textContent = words("STAKE_OUT_OF_RANGE", opened ?? undefined);
      return;
    }
    const press = pressed ?? client.press();
    pressed = null;
    await ask(async () => client.start(await press, { stake: paid?.stake ?? stake.value(), bet, free: paid?.id }));
  }

  async function moved(move: unknown): Promise<void> {
    const current = round;
    if (current?.status === "open") await ask(() => client.move(current, move));
  }

  /** The balance or the free rounds have changed elsewhere. */
  async function refresh(): Promise<void> {
    const now = await client.open().catch(() => null);
    if (now === null) return;
    showBalance(now.balance);
    free.show(now.freeRounds);
    update();
  }

  const history = async () => showHistory(speech, game.id, board, await client.rounds());
  mount({
    opened,
    name,
    bar: [stake.root, main],
    content: [free.root, board.root, told],
    rules: () => showRules(speech, opened, board),
    history: () => void history(),
    fairness: () =>
      showFairness(speech, client, seeds, (next) => {
        seeds = next;
      }),
  });
  told.textContent = "";
  showBalance(opened.balance);
  free.show(opened.freeRounds);
  if (board.past !== undefined || board.isRestored === true) {
    const rounds = await client.rounds().catch(() => []);
    board.past?.(rounds);
    const last = rounds[0];
    if (board.isRestored === true && round === null && last !== undefined) {
      await board.show(last, false);
      tell(last);
    }
  }
  await board.show(round, false);
  update();
  parent.listen((message) => {
    if (message.type === "hold") {
      isHeld = message.isHeld;
      update();
    } else void refresh();
  });
  parent.tell({ type: "ready", game: game.id });
}
