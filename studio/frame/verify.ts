/** The page that plays a round again from its seeds, here in the browser: nothing is sent anywhere. */
import { drawOf, hashOfSeed, sharedDraw, stepsTo } from "#shared/games/fair/draw.ts";
import { titleOf, titles } from "#shared/games/titles/titles.ts";
import { el } from "./dom.ts";
import { speechOf } from "./speech.ts";

export function startVerify(language: string, given: URLSearchParams): void {
  const speech = speechOf(language);
  const { texts } = speech;
  document.title = texts.verifyTitle;
  const text = (name: string, fallback = "") =>
    el("input", { name, value: given.get(name) ?? fallback, dir: "ltr", autocomplete: "off", spellcheck: "false" });
  const game = el(
    "select",
    { name: "game" },
    ...titles.map(({ id, names }) =>
      el("option", { value: id, selected: id === given.get("game") }, names[speech.language]),
    ),
  );
  const fields = {
    serverSeed: text("serverSeed"),
    clientSeed: text("clientSeed"),
    nonce: text("nonce", "0"),
    bet: text("bet", "{}"),
    moves: text("moves", "[]"),
    terminal: text("terminal"),
  };
  const shared = el("div", {}, el("label", { class: "field" }, texts.terminalHash, fields.terminal));
  const chain = el("p", { class: "hash" });
  const players = el("p", { class: "hash" });
  const seedName = el("span", {});
  const explained = el("p", {});
  const hash = el("p", { class: "hash", dir: "ltr" });
  const said = el("p", { role: "status", class: "told" });
  const view = el("pre", { dir: "ltr" });
  const check = () => {
    hash.textContent = speech.fill("hashIs", { hash: hashOfSeed(fields.serverSeed.value.trim()) });
    try {
      const seeds = {
        serverSeed: fields.serverSeed.value.trim(),
        clientSeed: fields.clientSeed.value.trim(),
        nonce: Number(fields.nonce.value),
      };
      const moves: unknown = JSON.parse(fields.moves.value);
      const title = titleOf(game.value);
      if (title === undefined || !Array.isArray(moves)) throw new Error("no round");
      if (title.clock === undefined) {
        const position = title.game.play(JSON.parse(fields.bet.value), moves, drawOf(seeds));
        said.textContent = speech.fill("verified", { price: speech.price(position.returned) });
        view.textContent = JSON.stringify(position.view, null, 1);
        return;
      }
      const draw = () => sharedDraw(seeds.serverSeed, seeds.clientSeed);
      const steps = stepsTo(fields.terminal.value.trim(), seeds.serverSeed);
      chain.textContent = steps === null ? texts.notInChain : speech.fill("inChain", { steps });
      const [, ...added] = seeds.clientSeed.split(",");
      players.textContent = added.length === 0 ? texts.noSeedsIn : speech.fill("seedsIn", { seeds: added.join(", ") });
      view.textContent = JSON.stringify(title.clock.shows(draw(), seeds.nonce), null, 1);
      // Of a round without a bet, what was drawn is all there is.
      const { returned } =
        fields.bet.value === "{}" && !given.has("bet")
          ? { returned: null }
          : title.game.play(JSON.parse(fields.bet.value), moves, draw());
      said.textContent = returned === null ? texts.drawnSo : speech.fill("verified", { price: speech.price(returned) });
    } catch {
      said.textContent = texts.badInput;
      view.textContent = "";
    }
  };
  const fit = () => {
    const isShared = titleOf(game.value)?.clock !== undefined;
    shared.hidden = !isShared;
    chain.textContent = "";
    players.textContent = "";
    seedName.textContent = isShared ? texts.publicSeed : texts.clientSeed;
    explained.textContent = isShared ? texts.fairShared : texts.fairText;
  };
  game.addEventListener("change", fit);
  fit();
  const form = el(
    "form",
    { class: "verify" },
    el("h1", {}, texts.verifyTitle),
    explained,
    el("label", { class: "field" }, texts.game, game),
    el("label", { class: "field" }, texts.serverSeed, fields.serverSeed),
    el("label", { class: "field" }, seedName, fields.clientSeed),
    el("label", { class: "field" }, texts.nonce, fields.nonce),
    shared,
    el("label", { class: "field" }, texts.betJson, fields.bet),
    el("label", { class: "field" }, texts.movesJson, fields.moves),
    el("button", { class: "main" }, texts.check),
    hash,
    chain,
    players,
    said,
    view,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    check();
  });
  document.body.append(form);
  if (given.has("serverSeed")) check();
}
