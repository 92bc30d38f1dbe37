/** Kills a server in the middle of placings, again and again, while clients repeat what they have no answer to. */
import { setTimeout as wait } from "node:timers/promises";
import { randomFrom, wholeNumber } from "../kit/random.ts";
import { placeUntilAnswered, wishOf, type Placing } from "./placings.ts";
import { offers, signIn } from "./player.ts";
import type { Server } from "./servers.ts";

export interface KillingOptions {
  gatewayUrl: string;
  /** The one that is killed: it places coupons. */
  victim: Server;
  kills: number;
  seed: string;
  /** Told after each kill, before the restart: the keys without an answer, of so many. */
  afterKill?(unanswered: readonly string[]): Promise<void>;
}

/** Players' placings at the same time, and how many each of them makes in a row. */
const lanes = [0, 1, 0, 1] as const;
const inARow = 2;
/** A kill comes at most so many milliseconds after a request was sent. */
const longestMs = 40;

/** Answers what all clients were told in the end. @throws when one was told nothing, or nonsense */
export async function killInPlacings({
  gatewayUrl,
  victim,
  kills,
  seed,
  afterKill,
}: KillingOptions): Promise<Placing[]> {
  const random = randomFrom(seed);
  const players = [await signIn(gatewayUrl, "demo"), await signIn(gatewayUrl, "demo2")];
  const all: Placing[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const [line, live] = [await offers(gatewayUrl, "LINE", 40), await offers(gatewayUrl, "LIVE", 20)];
    const wishes = lanes.map((at, lane) =>
      Array.from({ length: inARow }, (_, index) => {
        const player = players[at];
        if (player === undefined) throw new Error("nobody plays");
        return { player, wish: wishOf(random, player, `chaos-${kill}-${lane}-${index}`, line, live) };
      }),
    );
    const [nth, delayMs] = [wholeNumber(random, 1, lanes.length * inARow), wholeNumber(random, 0, longestMs)];
    const reached = Promise.withResolvers<void>();
    let count = 0;
    const sent = () => {
      count += 1;
      if (count === nth) reached.resolve();
    };
    const answered = new Set<string>();
    const placings = Promise.all(
      wishes.map(async (row) => {
        for (const { player, wish } of row) {
          all.push(await placeUntilAnswered(player, wish, sent));
          answered.add(wish.key);
        }
      }),
    );
    placings.catch(() => undefined);
    await Promise.race([reached.promise, placings]);
    await wait(delayMs);
    await victim.kill();
    await afterKill?.(
      wishes
        .flat()
        .map(({ wish }) => wish.key)
        .filter((key) => !answered.has(key)),
    );
    await victim.start();
    await placings;
  }
  return all;
}
