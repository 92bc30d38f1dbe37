/** Scratchcards: fields under foil that open by a press, by drawing over them or all at once. What they pay is fixed before. */
import type { Multiplier } from "#shared/games/game.ts";
import { threeFields } from "#shared/games/scratch/threeAlike.ts";
import { captainsDice, nightDeparture, type scratchRules, tidePools } from "#shared/games/titles/arcadeRules.ts";
import type { Board, MakeBoard } from "../boards/board.ts";
import { die } from "../dieView.ts";
import { button, el } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Round } from "../studioClient.ts";
import { drawn } from "./drawn.ts";
import { tideArt } from "./scratchArt.ts";

interface Field {
  /** Where it lies: fields of a part follow one another. */
  part: string;
  face: readonly Node[];
  name: string;
  /** Whether it has a part in what the card pays. */
  pays: boolean;
}

interface Kind {
  className: string;
  /** Names of the parts, with how many fields each has. */
  parts: readonly { part: string; title: string | null; fields: number }[];
  fields(round: Round): readonly Field[];
  words(round: Round): string;
  rules(): readonly Node[];
}

const listOf = <Item>(round: Round, name: string) => (round.view?.[name] ?? []) as readonly Item[];

const prizeTable = (speech: Speech, prizes: readonly { value: Multiplier; weight: number }[]) => {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return el(
    "ul",
    { class: "prizes" },
    ...prizes.map(({ value, weight }) =>
      el(
        "li",
        {},
        el("b", {}, speech.price(value)),
        el("span", {}, speech.fill("oneIn", { count: Math.round(all / weight) })),
      ),
    ),
  );
};

function tideKind(speech: Speech): Kind {
  const { texts } = speech;
  const nameOf = (picture: string) => tideArt[picture]?.names[speech.language] ?? picture;
  const paying = (round: Round) => {
    const fields = listOf<string>(round, "fields");
    return tidePools.pictures.filter(
      ({ value, pays }) => pays > 0 && fields.filter((field) => field === value).length >= 3,
    );
  };
  return {
    className: "tide",
    parts: [{ part: "pool", title: null, fields: threeFields }],
    fields: (round) => {
      const paid = paying(round).map(({ value }) => value);
      return listOf<string>(round, "fields").map((picture) => ({
        part: "pool",
        face: [drawn(tideArt[picture]?.art ?? ""), el("small", {}, nameOf(picture))],
        name: nameOf(picture),
        pays: paid.includes(picture),
      }));
    },
    words: (round) => {
      const found = paying(round).map(({ value, pays }) => `${nameOf(value)} ${speech.price(pays)}`);
      return found.length === 0 ? texts.noThree : found.join(texts.comma);
    },
    rules: () => [
      el(
        "ul",
        { class: "slotPays" },
        ...tidePools.pictures
          .filter(({ pays }) => pays > 0)
          .map(({ value, pays }) =>
            el(
              "li",
              {},
              el("span", { class: "plate" }, drawn(tideArt[value]?.art ?? "")),
              el("div", {}, el("b", {}, nameOf(value)), el("span", {}, speech.price(pays))),
            ),
          ),
      ),
    ],
  };
}

function departureKind(speech: Speech): Kind {
  const { texts, fill, price } = speech;
  interface Own {
    number: number;
    prize: Multiplier;
  }
  const matches = (round: Round) => {
    const winning = listOf<number>(round, "winning");
    return listOf<Own>(round, "own").filter(({ number }) => winning.includes(number));
  };
  return {
    className: "departure",
    parts: [
      { part: "winning", title: texts.winningNumbers, fields: nightDeparture.winning },
      { part: "own", title: texts.yourNumbers, fields: nightDeparture.own },
    ],
    fields: (round) => {
      const winning = listOf<number>(round, "winning");
      const hit = matches(round);
      return [
        ...winning.map((number) => ({
          part: "winning",
          face: [el("b", {}, String(number))],
          name: String(number),
          pays: hit.some((own) => own.number === number),
        })),
        ...listOf<Own>(round, "own").map((own) => ({
          part: "own",
          face: [el("b", {}, String(own.number)), el("small", {}, price(own.prize))],
          name: `${own.number}${texts.comma}${price(own.prize)}`,
          pays: hit.includes(own),
        })),
      ];
    },
    words: (round) => fill("matchesFound", { count: matches(round).length }),
    rules: () => [prizeTable(speech, nightDeparture.prizes)],
  };
}

function captainKind(speech: Speech): Kind {
  const { texts, fill, price } = speech;
  interface Row {
    own: number;
    captain: number;
    prize: Multiplier;
  }
  const isWon = ({ own, captain }: Row) => own > captain;
  return {
    className: "captain",
    parts: Array.from({ length: captainsDice.rows }, (_, row) => ({
      part: `row${row}`,
      title: fill("rowNumber", { row: row + 1 }),
      fields: 3,
    })),
    fields: (round) =>
      listOf<Row>(round, "rows").flatMap((row, index) => {
        const field = (face: Node, caption: string, name: string) => ({
          part: `row${index}`,
          face: [face, el("small", {}, caption)],
          name: `${caption}: ${name}`,
          pays: isWon(row),
        });
        return [
          field(die(row.own), texts.you, String(row.own)),
          field(die(row.captain), texts.captain, String(row.captain)),
          field(el("b", {}, price(row.prize)), texts.prize, price(row.prize)),
        ];
      }),
    words: (round) => fill("rowsWon", { count: listOf<Row>(round, "rows").filter(isWon).length }),
    rules: () => [prizeTable(speech, captainsDice.prizes)],
  };
}

const kinds: Readonly<Record<keyof typeof scratchRules, (speech: Speech) => Kind>> = {
  "tide-pools": tideKind,
  "night-departure": departureKind,
  "captains-dice": captainKind,
};

export const scratchBoard: MakeBoard = ({ speech, title }): Board => {
  const { texts, fill } = speech;
  const kind = kinds[title as keyof typeof kinds](speech);
  const rulesText = { tide: texts.tideText, departure: texts.departureText, captain: texts.captainText };
  let open: (number: number) => void = () => {};
  const fields = kind.parts
    .flatMap(({ part, fields: count }) => Array.from({ length: count }, () => part))
    .map((part, number) => {
      const root = button("", { class: "foil" }, () => open(number));
      // Drawing over fields with the button down opens them, as a coin would.
      root.addEventListener("pointerenter", ({ buttons }) => {
        if (buttons === 1) open(number);
      });
      return { part, root };
    });
  const all = button(texts.scratchAll, { class: "pick", disabled: true }, () => {
    for (const number of fields.keys()) open(number);
  });
  const said = el("p", { class: "heard", "aria-live": "polite" });
  const root = el(
    "div",
    { class: `board scratch ${kind.className}` },
    el(
      "div",
      { class: "ticket" },
      ...kind.parts.map(({ part, title: name }) =>
        el(
          "section",
          { class: "ticketPart" },
          name === null ? null : el("h2", {}, name),
          el("div", { class: "foils" }, ...fields.filter((field) => field.part === part).map((field) => field.root)),
        ),
      ),
    ),
    said,
    el("div", { class: "moves" }, all),
  );

  function cover(isReady: boolean): void {
    root.removeAttribute("data-win");
    for (const [number, { root: field }] of fields.entries()) {
      field.replaceChildren();
      field.disabled = !isReady;
      field.removeAttribute("data-open");
      field.removeAttribute("data-pays");
      field.setAttribute("aria-label", fill("field", { number: number + 1 }));
    }
  }
  function uncover(under: readonly Field[], number: number): void {
    const field = fields[number]?.root;
    const found = under[number];
    if (field === undefined || found === undefined) return;
    field.replaceChildren(...found.face);
    field.setAttribute("data-open", "");
    field.setAttribute("aria-label", `${fill("field", { number: number + 1 })}: ${found.name}`);
  }
  function mark(round: Round, under: readonly Field[]): void {
    for (const [number, { root: field }] of fields.entries())
      field.toggleAttribute("data-pays", under[number]?.pays === true);
    root.toggleAttribute("data-win", round.isWin === true);
  }
  cover(false);
  return {
    root,
    playText: texts.buyCard,
    bet: () => ({}),
    isTold: true,
    isRestored: true,
    show: async (round, isNew) => {
      if (round === null) return;
      const under = kind.fields(round);
      cover(isNew);
      if (isNew) {
        const left = new Set(fields.keys());
        all.disabled = false;
        await new Promise<void>((resolve) => {
          open = (number) => {
            if (!left.delete(number)) return;
            uncover(under, number);
            said.textContent = left.size > 0 ? (under[number]?.name ?? "") : "";
            if (left.size === 0) resolve();
          };
        });
        open = () => {};
        all.disabled = true;
      } else for (const number of fields.keys()) uncover(under, number);
      for (const { root: field } of fields) field.disabled = false;
      mark(round, under);
    },
    words: kind.words,
    rules: () => [
      el("p", {}, rulesText[kind.className as keyof typeof rulesText]),
      el("h3", {}, texts.paytable),
      ...kind.rules(),
    ],
  };
};
