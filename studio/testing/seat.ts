/** A seat at a table: what its stream tells, for tests. */
import type { TableState } from "../frame/tables/stream.ts";

interface Event {
  name: string;
  data: Record<string, unknown>;
}

export interface Seat {
  events: Event[];
  /** The table as it was told last. */
  state(): TableState;
  leave(): void;
}

export async function sitDown(url: string, token: string): Promise<Seat> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/frame/v1/table`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!response.ok || response.body === null) throw new Error(`no seat: ${response.status}`);
  const events: Event[] = [];
  const read = async (body: NonNullable<Response["body"]>) => {
    let waiting = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      waiting += chunk;
      const blocks = waiting.split("\n\n");
      waiting = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (name !== undefined && data !== undefined)
          events.push({ name, data: JSON.parse(data) as Record<string, unknown> });
      }
    }
  };
  read(response.body).catch(() => {});
  return {
    events,
    state: () =>
      Object.assign({}, ...events.filter(({ name }) => name === "table").map(({ data }) => data)) as TableState,
    leave: () => leaving.abort(),
  };
}
