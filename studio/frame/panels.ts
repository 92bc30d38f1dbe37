/** What opens over a game: its rules, its last rounds, its fairness. */
import { EVEN } from "#shared/games/game.ts";
import { isClientSeed } from "#shared/games/fair/draw.ts";
import type { Board } from "./boards/board.ts";
import { button, el } from "./dom.ts";
import type { Speech } from "./speech.ts";
import { type Chain, type Opened, Refused, type Round, type Seeds, type StudioClient } from "./studioClient.ts";
import type { Texts } from "./texts/en.ts";

export function panel(speech: Speech, title: string, ...children: (Node | string)[]): HTMLDialogElement {
  const dialog = el("dialog", { "aria-label": title }, el("h2", {}, title), ...children);
  dialog.append(button(speech.texts.close, { class: "pick" }, () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // The focus is on the button at the end, but it is read from the start.
  dialog.scrollTop = 0;
  return dialog;
}

export const facts = (rows: readonly (readonly [string, string])[]) =>
  el("dl", {}, ...rows.flatMap(([name, value]) => [el("dt", {}, name), el("dd", { dir: "auto" }, value)]));

/** Address of the page that checks a round, with all it needs behind # and in no log. */
export const verifyAddress = ({ language }: Speech, fields: Readonly<Record<string, string>>): string =>
  `/${language}/verify#${new URLSearchParams(fields)}`;

function verifyLink(
  speech: Speech,
  game: string,
  { seeds, bet, moves }: Round,
  chains: readonly Chain[],
): HTMLAnchorElement {
  const terminal = chains.find(({ publicSeed }) => publicSeed === seeds.clientSeed.split(",")[0])?.terminal;
  const href = verifyAddress(speech, {
    game,
    serverSeed: seeds.serverSeed ?? "",
    clientSeed: seeds.clientSeed,
    nonce: String(seeds.nonce),
    bet: JSON.stringify(bet),
    moves: JSON.stringify(moves),
    ...(terminal !== undefined && { terminal }),
  });
  return el("a", { href, target: "_blank", rel: "noopener" }, speech.texts.verify);
}

const volatilities = {
  low: "volatilityLow",
  medium: "volatilityMedium",
  high: "volatilityHigh",
} as const;

export function showRules(speech: Speech, { game, stakes, currency }: Opened, board: Board): void {
  const { texts, sum } = speech;
  const range = ({ from, to }: { from: string; to: string }) => (from === to ? `${from} %` : `${from} – ${to} %`);
  panel(
    speech,
    texts.rules,
    el("p", {}, texts[`${game.engine}Rules` as keyof Texts]),
    facts([
      [texts.rtp, range(game.rtp)],
      [texts.hitRate, range(game.hitRate)],
      [texts.volatility, texts[volatilities[game.volatility]]],
      [texts.stakes, `${sum(stakes.min, currency)} – ${sum(stakes.max, currency)}`],
      [texts.highest, speech.price(game.highest * EVEN)],
    ]),
    ...(board.rules?.() ?? []),
  );
}

/** @param chains of a game whose rounds are shared */
export function showHistory(
  speech: Speech,
  game: string,
  board: Board,
  rounds: readonly Round[],
  chains: readonly Chain[] = [],
): void {
  const { texts, sum } = speech;
  const rows = rounds.map((round) =>
    el(
      "li",
      {},
      el("span", {}, board.words(round)),
      round.isFree ? el("span", { class: "badge" }, texts.freeRound) : null,
      round.panel > 1 ? el("span", { class: "badge" }, speech.fill("betNumber", { number: round.panel })) : null,
      el("span", { class: "sums" }, `${sum(round.stake, round.currency)} → ${sum(round.won ?? "0", round.currency)}`),
      round.seeds.serverSeed === null ? null : verifyLink(speech, game, round, chains),
    ),
  );
  panel(
    speech,
    texts.lastRounds,
    rows.length === 0 ? el("p", {}, texts.noRounds) : el("ol", { class: "rounds" }, ...rows),
  );
}

export function showFairness(
  speech: Speech,
  client: StudioClient,
  seeds: Seeds,
  changed: (seeds: Seeds) => void,
): void {
  const { texts } = speech;
  const shown = el("div", {});
  const said = el("p", { role: "status" });
  const input = el("input", {
    value: "",
    maxlength: 64,
    dir: "ltr",
    autocomplete: "off",
  });
  const draw = (now: Seeds) => {
    shown.replaceChildren(
      facts([
        [texts.seedHash, now.hash],
        [texts.clientSeed, now.clientSeed],
        [texts.nonce, String(now.rounds)],
      ]),
    );
  };
  const rotate = async () => {
    const seed = input.value.trim();
    if (!isClientSeed(seed)) {
      said.textContent = texts.wrongSeed;
      return;
    }
    try {
      const answer = await client.rotate(seed);
      draw(answer.seeds);
      changed(answer.seeds);
      said.textContent = `${texts.revealed} ${answer.revealed.serverSeed ?? ""}`;
    } catch (error) {
      said.textContent = texts[error instanceof Refused && error.code === "ROUND_OPEN" ? "ROUND_OPEN" : "INTERNAL"];
    }
  };
  draw(seeds);
  panel(
    speech,
    texts.fairness,
    el("p", {}, texts.fairText),
    shown,
    el("label", { class: "field" }, texts.clientSeed, input),
    button(texts.rotate, { class: "pick" }, () => void rotate()),
    said,
  );
}
