/** Players of a slot, each with a frame of their own: they press and spin, as the frame does. */
import { Agent, request } from "undici";
import { setTimeout as wait } from "node:timers/promises";
import type { BenchPlayer } from "../money/players.ts";

export interface Spinners {
  /** Rounds whose result was answered. */
  readonly played: number;
  /** Spins that came to nothing, by what was answered. */
  readonly failed: ReadonlyMap<string, number>;
  /** Milliseconds of each answer since it was emptied. */
  readonly latencies: number[];
  /** So many spins a second for a while, whether the one before is answered or not. */
  paced(perSecond: number, seconds: number): Promise<void>;
  /** All players at once, each spin as soon as the one before is answered. */
  all(seconds: number): Promise<void>;
  close(): Promise<void>;
}

const game = "heron-lake";
const stake = "100.00";

interface Urls {
  services: string;
  studio: string;
}

/** Opens a frame for each player. */
export async function startSpinners(urls: Urls, players: readonly BenchPlayer[]): Promise<Spinners> {
  const agent = new Agent({ connections: players.length, pipelining: 1 });
  const latencies: number[] = [];
  const failed = new Map<string, number>();
  let played = 0;

  const post = async <Body>(url: string, token: string, body: object): Promise<Body> => {
    const answer = await request(url, {
      method: "POST",
      dispatcher: agent,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${url} answers ${answer.statusCode} ${text}`);
    return JSON.parse(text) as Body;
  };
  const open = async ({ token, accountId }: BenchPlayer): Promise<string> => {
    const body = { game, group_id: 1, country: "kz", lng: "en", account_id: Number(accountId) };
    const { launch } = await post<{ launch: { url: string } | null }>(
      `${urls.services}/casino-api/v1/launches`,
      token,
      body,
    );
    if (launch === null) throw new Error("the game was not opened");
    const frame = launch.url.split("#")[1] ?? "";
    await post(`${urls.studio}/frame/v1/open`, frame, {});
    return frame;
  };
  const frames: string[] = [];
  for (const player of players) frames.push(await open(player));

  const spin = async (frame: string): Promise<void> => {
    // The frame asks for the press when the button goes down.
    const { press } = await post<{ press: string }>(`${urls.studio}/frame/v1/presses`, frame, {});
    const from = performance.now();
    try {
      await post(`${urls.studio}/frame/v1/rounds`, frame, { press, stake, bet: {} });
      latencies.push(performance.now() - from);
      played += 1;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failed.set(why, (failed.get(why) ?? 0) + 1);
    }
  };
  return {
    get played() {
      return played;
    },
    failed,
    latencies,
    paced: async (perSecond, seconds) => {
      const from = performance.now();
      const busy = new Map(frames.map((frame) => [frame, Promise.resolve()]));
      for (let index = 0; index < perSecond * seconds; index += 1) {
        await wait(Math.max(0, from + (index * 1000) / perSecond - performance.now()));
        const frame = frames[index % frames.length] ?? "";
        busy.set(
          frame,
          (busy.get(frame) ?? Promise.resolve()).then(() => spin(frame)),
        );
      }
      await Promise.all(busy.values());
    },
    all: async (seconds) => {
      const until = performance.now() + seconds * 1000;
      await Promise.all(
        frames.map(async (frame) => {
          while (performance.now() < until) await spin(frame);
        }),
      );
    },
    close: () => agent.close(),
  };
}
