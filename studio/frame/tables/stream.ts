/** What a table tells: a stream of events over fetch, since an EventSource can't send the session's token. */
import type { Played, StudioClient } from "../studioClient.ts";

export interface ShownBet {
  who: string;
  stake: string;
  currency: string;
  target: number | null;
  returned: number | null;
  won: string | null;
}

export interface PastRound {
  number: number;
  hash: string;
  result: Readonly<Record<string, unknown>>;
}

export interface TableState {
  /** The server's clock. */
  now: number;
  rate: number;
  number: number;
  place: number;
  phase: "open" | "locked" | "drawn" | "paying" | "over";
  isVoid: boolean;
  opensAt: number;
  closesAt: number;
  drawsAt: number;
  endsAt: number | null;
  nextAt: number;
  committed: string;
  hash: string | null;
  /** That of the chain with those of players; null until the round is over. */
  publicSeed: string | null;
  result: Readonly<Record<string, unknown>> | null;
  seats: number;
  bets: number;
  shown: readonly ShownBet[];
  past?: readonly PastRound[];
}

export interface Heard {
  table(state: Partial<TableState>): void;
  own(played: Played): void;
  balance(amount: string): void;
  /** The stream was lost; another is asked for. */
  lost(): void;
  /** The session is over. */
  ended(code: string): void;
}

const RETRY_MS = 1500;

function hear(heard: Heard, block: string): void {
  let name = "";
  let data = "";
  for (const line of block.split("\n")) {
    if (line.startsWith("event: ")) name = line.slice(7);
    if (line.startsWith("data: ")) data += line.slice(6);
  }
  if (data === "") return;
  const value: unknown = JSON.parse(data);
  if (name === "table") heard.table(value as Partial<TableState>);
  if (name === "own") heard.own(value as Played);
  if (name === "balance") heard.balance((value as { balance: string }).balance);
}

/** Follows the table as long as the page is there. */
export async function followTable(client: StudioClient, heard: Heard): Promise<void> {
  const leaving = new AbortController();
  addEventListener("pagehide", () => leaving.abort());
  while (!leaving.signal.aborted) {
    try {
      const response = await client.stream(leaving.signal);
      if (response.status === 401 || response.status === 503) {
        const { code } = (await response.json()) as { code: string };
        heard.ended(code);
        if (response.status === 401) return;
      }
      const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
      let waiting = "";
      for (;;) {
        const { value, done = true } = (await reader?.read()) ?? {};
        if (done) break;
        waiting += value ?? "";
        const blocks = waiting.split("\n\n");
        waiting = blocks.pop() ?? "";
        for (const block of blocks) hear(heard, block);
      }
    } catch {
      // Tried again below, as after an end.
    }
    if (leaving.signal.aborted) return;
    heard.lost();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
