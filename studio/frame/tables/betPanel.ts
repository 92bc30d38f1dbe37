/** One bet in a shared round: its stake, what else it asks, and the button that places it and cashes it out. */
import { EVEN } from "#shared/games/game.ts";
import { payoutOf, stakesOf } from "#shared/games/titles/stakes.ts";
import { button } from "../dom.ts";
import { pressesOf, refusalWords } from "../shell.ts";
import type { Speech } from "../speech.ts";
import { stakeField } from "../stakeField.ts";
import { type Opened, Refused, type Round, type StudioClient } from "../studioClient.ts";

/** Drawn here, so that the studio can't have known it. */
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface PanelOptions {
  speech: Speech;
  client: StudioClient;
  opened: Opened;
  /** Which of the player's bets it is, from 1. */
  number: number;
  /** The bet as it is chosen; null while it is none yet. */
  bet(): unknown;
  chips?: () => number;
  /** What the stake is called. */
  label: string;
  /** Whether bets are taken now. */
  isOpen(): boolean;
  isHeld(): boolean;
  /** What a flight has reached, in hundredths; null while none is under way. */
  risen(): number | null;
  say(text: string): void;
  showBalance(amount: string): void;
  placed(round: Round): void;
  /** The bet was cashed out by a press. */
  closed(): void;
  /**
   * Presses and bets of all panels one after the other: the studio knows the last press of a player only, and another
   * one on the way would take its place.
   */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

export function betPanel(options: PanelOptions) {
  const { speech, client, opened, number, bet, chips, isOpen, isHeld, risen, say, inTurn } = options;
  const { texts, sum, fill } = speech;
  const { currency } = opened;
  let own: Round | null = opened.bets.find(({ panel }) => panel === number) ?? null;
  let isBusy = false;
  let pressed: Promise<string> | null = null;
  const stake = stakeField(speech, currency, {
    ...opened.stakes,
    ...(chips === undefined ? {} : { chips }),
    label: options.label,
    ...(number > 1 && { id: `stake${number}` }),
    changed: () => update(),
  });
  const main = button(texts.betClosed, { class: "main", disabled: true }, () => void press());
  pressesOf(main, () => {
    if (!isOpen() || own !== null || main.disabled) return;
    pressed = inTurn(() => client.press());
    pressed.catch(() => {});
  });

  function update(): void {
    stake.lock(isBusy || own !== null);
    const at = own?.status === "open" ? risen() : null;
    if (at !== null && own !== null) {
      main.disabled = isBusy;
      main.textContent = fill("cashOut", { sum: sum(payoutOf(own.unit, at * (EVEN / 100), currency), currency) });
      return;
    }
    main.disabled = isBusy || isHeld() || !isOpen() || own !== null || bet() === null;
    main.textContent =
      own !== null && own.status !== "closed"
        ? fill("betPlaced", { sum: sum(own.stake, currency) })
        : !isOpen()
          ? texts.betClosed
          : stake.isGood()
            ? fill("bets", { sum: sum(stakesOf(stake.value(), Math.max(1, chips?.() ?? 1), currency), currency) })
            : texts.placeBet;
  }

  async function place(chosen: unknown): Promise<void> {
    const asked = pressed ?? inTurn(() => client.press());
    pressed = null;
    const { round, balance } = await inTurn(async () =>
      client.start(await asked, { stake: stake.value(), bet: chosen, panel: number, seed: newSeed() }),
    );
    own = round;
    options.showBalance(balance);
    options.placed(round);
  }

  async function cashOut(mine: Round): Promise<void> {
    const { round, balance } = await client.move(mine, { collect: true });
    if (own?.status === "open") {
      own = round;
      options.closed();
    }
    options.showBalance(balance);
  }

  async function press(): Promise<void> {
    if (isBusy) return;
    const mine = own;
    const chosen = bet();
    if (mine === null && (chosen === null || isHeld())) return;
    if (mine === null && !stake.isGood()) return say(refusalWords(speech, "STAKE_OUT_OF_RANGE", opened));
    isBusy = true;
    update();
    try {
      await (mine === null ? place(chosen) : cashOut(mine));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(refusalWords(speech, error.code, opened));
    } finally {
      isBusy = false;
      update();
    }
  }

  return {
    number,
    stake: stake.root,
    main,
    own: () => own,
    /** The bet as the studio has it; null when another shared round begins. */
    set: (round: Round | null): void => {
      own = round;
    },
    update,
  };
}

export type BetPanel = ReturnType<typeof betPanel>;
