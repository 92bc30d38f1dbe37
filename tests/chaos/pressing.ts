/** Clients that place one coupon after the other while harm is done to what stands behind the gateway. */
import { randomFrom } from "../kit/random.ts";
import { placeUntilAnswered, wishOf, type Placing } from "./placings.ts";
import { offers, signIn } from "./player.ts";

export interface Pressing {
  /** What the clients were told so far. */
  placings: Placing[];
  /** Ends it once each client has its last answer. */
  stop(): Promise<void>;
  /** Milliseconds until one more coupon than now is taken. */
  goesOn(): Promise<number>;
}

const lanes = [0, 1, 0, 1] as const;

/** @param seed of what is placed */
export async function press(gatewayUrl: string, seed: string): Promise<Pressing> {
  const players = [await signIn(gatewayUrl, "demo"), await signIn(gatewayUrl, "demo2")];
  const line = await offers(gatewayUrl, "LINE", 40);
  const placings: Placing[] = [];
  const waiting = new Set<() => void>();
  const state = { isStopping: false };
  const running = Promise.all(
    lanes.map(async (at, lane) => {
      const [player, random] = [players[at], randomFrom(`${seed}-${lane}`)];
      if (player === undefined) throw new Error("nobody plays");
      for (let count = 0; !state.isStopping; count += 1) {
        const placing = await placeUntilAnswered(player, wishOf(random, player, `${seed}-${lane}-${count}`, line, []));
        placings.push(placing);
        if (placing.couponId !== null) for (const tell of waiting) tell();
      }
    }),
  );
  running.catch(() => undefined);
  return {
    placings,
    stop: async () => {
      state.isStopping = true;
      await running;
    },
    goesOn: async () => {
      const from = performance.now();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      await Promise.race([promise, running]);
      waiting.delete(resolve);
      return performance.now() - from;
    },
  };
}
