/** A board of spots for chips under something that is drawn. */
import { el, motion } from "../dom.ts";
import type { MakeBoard } from "../boards/board.ts";
import { chipTable, pastRow } from "../boards/chipTable.ts";
import type { Speech } from "../speech.ts";
import type { Round } from "../studioClient.ts";

type View = Readonly<Record<string, unknown>>;

export interface Spots {
  /** Spots in rows, each with a class for the row. */
  rows: readonly { kind: string; spots: readonly string[] }[];
  name(speech: Speech, spot: string): string;
  /** What stands on a spot, where it isn't its name. */
  face?(speech: Speech, spot: string): Node;
  /** What a chip on it returns. */
  returns(spot: string): number;
  /** The picture of the draw, and how it is shown: at once, or in so many milliseconds. */
  stage(speech: Speech): { root: Element; clear(): void; show(view: View, lastsMs: number): Promise<void> | void };
  isWon(spot: string, view: View): boolean;
  words(speech: Speech, view: View): string;
  /** In the row of the last rounds. */
  past(speech: Speech, view: View): { text: string; kind: string };
}

export const spotBoard =
  ({ rows, name, face, returns, stage: makeStage, isWon, words, past: pastOf }: Spots): MakeBoard =>
  (options) => {
    const { speech, drawMs = 0 } = options;
    const { texts } = speech;
    const table = chipTable(options);
    const past = pastRow(texts.lastRounds);
    const stage = makeStage(speech);
    const buttons = new Map<string, HTMLButtonElement>();
    const spotOf = (spot: string) => {
      const price = speech.price(returns(spot));
      const root = table.spot(
        spot,
        `${name(speech, spot)}${texts.comma}${price}`,
        { "data-spot": spot },
        face?.(speech, spot) ?? el("span", { class: "spotName" }, name(speech, spot)),
        el("small", {}, price),
      );
      buttons.set(spot, root);
      return root;
    };
    const viewOf = ({ view }: Pick<Round, "view">): View => view ?? {};
    const mark = (view: View | null) => {
      for (const [spot, root] of buttons) root.toggleAttribute("data-won", view !== null && isWon(spot, view));
    };
    return {
      root: el(
        "div",
        { class: "board felt" },
        past.root,
        stage.root as HTMLElement,
        ...rows.map(({ kind, spots }) => el("div", { class: `spots ${kind}` }, ...spots.map(spotOf))),
        el("div", { class: "choices" }, ...table.tools),
      ),
      bet: table.bet,
      chips: table.count,
      isTold: true,
      past: (rounds) => {
        for (const round of rounds.toReversed()) {
          const { text, kind } = pastOf(speech, viewOf(round));
          past.add(text, kind);
        }
      },
      show: async (round, isNew) => {
        mark(null);
        if (round === null) return stage.clear();
        table.load(round);
        const view = viewOf(round);
        await stage.show(view, isNew ? drawMs : 0);
        if (isNew) await motion(100);
        mark(view);
        const { text, kind } = pastOf(speech, view);
        if (isNew) past.add(text, kind);
      },
      words: (round) => words(speech, viewOf(round)),
    };
  };
