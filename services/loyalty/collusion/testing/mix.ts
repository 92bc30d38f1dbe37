/** Random mixes of acts, and playing one to its end. */
import fc from "fast-check";
import { hearOfFriends, settleFriend } from "../../referral/settle.ts";
import { payCashback } from "../../bonuses/cashback/cashback.ts";
import { auditFaults } from "./audit.ts";
import { cashierActs } from "./cashier.ts";
import { giftActs } from "./gifts.ts";
import { householdFaults, standingOf, stepFaults } from "./ledger.ts";
import { playActs, settle } from "./plays.ts";
import { newPair, type CollusionWorld, type Luck, type Pair } from "./world.ts";

const acts = { ...cashierActs, ...playActs, ...giftActs };
export type ActName = keyof typeof acts;
/** Without weeks, which would soon end the demo's offers. */
const names = (Object.keys(acts) as ActName[]).filter((name) => name !== "week");

export interface Step {
  what: ActName;
  /** 0 for A, 1 for B. */
  who: number;
  a: number;
  b: number;
  /** Whether the services read its events at once, or together with those of the next act. */
  isHeard: boolean;
}
export interface Mix {
  isHousehold: boolean;
  luck: Luck;
  steps: Step[];
}

const number = fc.nat(999);
const isHeard = fc.nat(2).map((drawn) => drawn > 0);
/** Each mix has a few kinds of acts only, so that it gets far with them. */
export const mix: fc.Arbitrary<Mix> = fc.subarray(names, { minLength: 5, maxLength: 9 }).chain((some) => {
  const stepOf = (what: fc.Arbitrary<ActName>, who = fc.nat(1)) =>
    fc.record({ what, who, a: number, b: number, isHeard });
  // Nothing happens without money and bets.
  const begin = (["claim", "deposit"] as const).flatMap((what) => [0, 1].map((who) => ({ what, who })));
  return fc
    .record({
      isHousehold: fc.boolean(),
      luck: fc.constantFrom<Luck>("A", "B", "BONUS", "CASH", "RANDOM"),
      first: fc.tuple(...begin.map(({ what, who }) => stepOf(fc.constant<ActName>(what), fc.constant(who)))),
      steps: fc.array(stepOf(fc.constantFrom<ActName>(...some, "bet", "bet", "settle")), {
        minLength: 10,
        maxLength: 25,
      }),
    })
    .map(({ first, steps, ...how }) => ({ ...how, steps: [...first, ...steps] }));
});

/** Lets the services read all events. */
const hear = async ({ context, tournaments }: CollusionWorld, { players, cup }: Pair) => {
  await players[0].bonuses.hear();
  await hearOfFriends(context);
  if (cup !== null) await tournaments.hear();
};

const letters = ["111", "11X", "X2X"];

/** Settles everything that is open: bets, draws, the cup, the friend and cashback. */
async function end(world: CollusionWorld, pair: Pair, b: number): Promise<void> {
  const { toto, lotto, tournaments, context } = world;
  const [me, other] = pair.players;
  await settle(world, { pair, me, other }, { a: 0, b });
  if (pair.draws.toto !== null) {
    for (const [index, letter] of [...(letters[b % letters.length] ?? "111")].entries())
      toto.play(toto.games[index]?.gameId ?? "", letter);
    await toto.desk("POST", `draws/${pair.draws.toto.id}/close`);
    await toto.work();
  }
  if (pair.draws.lotto !== null) await lotto.end(pair.draws.lotto);
  await hear(world, pair);
  if (pair.cup !== null) await tournaments.end(pair.cup);
  await settleFriend(context, other.id);
  await payCashback(context);
  await hear(world, pair);
}

/** Plays a mix and answers every fault, with a log of the acts. */
export async function play(
  world: CollusionWorld,
  { steps, ...how }: Mix,
): Promise<{ faults: string[]; log: string[] }> {
  const pair = await newPair(world, how);
  const { log } = pair;
  log.push(`luck of ${how.luck}, ${how.isHousehold ? "one household" : "two households"}`);
  let before = await standingOf(world, pair);
  const check = async () => {
    const after = await standingOf(world, pair);
    const faults = await stepFaults(world, pair, before, after);
    before = after;
    return faults;
  };
  for (const { what, who, a, b, isHeard: heard } of steps) {
    const [me, other] = who === 0 ? pair.players : [pair.players[1], pair.players[0]];
    const told = await acts[what](world, { pair, me, other }, { a, b }).catch((error: unknown) => {
      throw new Error(["an act failed", ...log, `${me.name} ${what} ${a} ${b}`].join("\n  "), { cause: error });
    });
    log.push(`${me.name} ${what} ${a} ${b}${heard ? "" : " (events not read)"}: ${told}`);
    if (heard) await hear(world, pair);
    const faults = await check();
    if (faults.length > 0) return { faults, log };
  }
  await end(world, pair, steps[0]?.b ?? 0);
  const faults = [...(await check()), ...(await householdFaults(world, pair)), ...(await auditFaults(world, pair))];
  await pair.players[0].bonuses.expectBooks();
  return { faults, log };
}
