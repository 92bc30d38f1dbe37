/** What was published of the chain that decides shared rounds, and the last of them to check. */
import { el } from "../dom.ts";
import { facts, panel, verifyAddress } from "../panels.ts";
import type { Speech } from "../speech.ts";
import type { Chain } from "../studioClient.ts";
import type { TableState } from "./stream.ts";

interface Known {
  chains: readonly Chain[];
  state: TableState | null;
  game: string;
  /** What this browser has added to the round under way. */
  seeds: readonly string[];
}

export function showTableFairness(speech: Speech, { chains, state, game, seeds }: Known): void {
  const { texts, fill } = speech;
  const chain = chains[0];
  if (chain === undefined) return;
  const check =
    state?.hash === null || state?.hash === undefined
      ? null
      : el(
          "a",
          {
            href: verifyAddress(speech, {
              game,
              serverSeed: state.hash,
              clientSeed: state.publicSeed ?? chain.publicSeed,
              nonce: String(state.place),
              terminal: chain.terminal,
            }),
            target: "_blank",
            rel: "noopener",
          },
          fill("verifyShared", { number: state.number }),
        );
  panel(
    speech,
    texts.fairness,
    el("p", {}, texts.fairShared),
    facts([
      [texts.terminalHash, chain.terminal],
      [texts.publicSeed, chain.publicSeed],
      [texts.placeInChain, `${chain.used} / ${chain.rounds}`],
      [texts.committedHash, state?.committed ?? "—"],
      [texts.yourSeeds, seeds.length === 0 ? "—" : seeds.join(", ")],
    ]),
    ...(check === null ? [] : [check]),
  );
}
