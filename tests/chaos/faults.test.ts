/**
 * Services lie, freeze and die under load, and so does the gateway: nobody is told anything wrong, and all is well
 * seconds later.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recoveryMs, type Culprit } from "./excuses.ts";
import { startGround, type Ground, type LyingService } from "./ground.ts";
import { lies } from "./liar.ts";
import { ask, offers } from "./player.ts";
import { askService } from "./truth.ts";

/** Every lie of every service and every way to end with TEST_LONG=1, a few without. */
const isLong = process.env["TEST_LONG"] === "1";
const services = ["sportsbook", "coupons", "accounts", "limits", "auth"] as const satisfies LyingService[];
const kinds = Object.keys(lies) as (keyof typeof lies)[];
const few: [LyingService, keyof typeof lies][] = [
  ["sportsbook", "values of other types"],
  ["coupons", "a drop at a time"],
];
const told = isLong ? services.flatMap((service) => kinds.map((kind) => [service, kind] as const)) : few;
const rounds = isLong ? 5 : 1;
vi.setConfig({ testTimeout: isLong ? 1_800_000 : 180_000, hookTimeout: 180_000 });

/** A connection that stands and says nothing is given up after so many milliseconds; only then can it be made again. */
const noticeMs = 3000;
const silent = "the event stream was silent";

let ground: Ground;
/** Milliseconds from a fault's end until all was well. */
let recoveries: Record<string, number>;
beforeEach(async () => {
  recoveries = {};
  ground = await startGround(isLong ? "long" : "short");
  await follow();
});
afterEach(() => ground.close());

/** Follows games that are live now. */
async function follow(): Promise<string[]> {
  const ids = (await offers(ground.gateway.url, "LIVE", 4)).map(({ gameId }) => gameId);
  ground.watcher.watch(ids);
  await expect.poll(() => ids.filter((id) => ground.watcher.version(id) === 0), { timeout: 20_000 }).toEqual([]);
  return ids;
}

const whole =
  "{ siteConfig { companyName } sports(section: LIVE) { id } games(filter: { section: LINE }, first: 1) { edges { node { id } } } }";

/**
 * Waits until every answer is whole, live games stand where the service has them, and balances are told; notes how long
 * that took.
 */
async function recovers(name: string, ids: readonly string[]): Promise<void> {
  const from = performance.now();
  const waiting = { timeout: 6 * recoveryMs, interval: 50, message: `well after ${name}` };
  const { load, watcher, gateway } = ground;
  await expect.poll(async () => (await ask(gateway.url, whole)).errors ?? [], waiting).toEqual([]);
  const [placed, heard] = [load.placings.length, watcher.heard];
  const truth = await askService(ground.services.url, ids, ground.prices);
  await expect.poll(() => [...truth].filter(([id, version]) => watcher.version(id) < version), waiting).toEqual([]);
  await expect.poll(() => load.placings.length > placed + 1 && watcher.heard > heard, waiting).toBe(true);
  recoveries[name] = Math.round(performance.now() - from);
}

/** Does harm until the load feels it, mends it, and waits until all is well. */
async function suffer(
  name: string,
  culprit: Culprit,
  harm: () => Promise<void> | void,
  isFelt: () => boolean | Promise<boolean>,
  mend: () => Promise<void> | void,
): Promise<void> {
  const ids = await follow();
  const end = ground.excuses.begin(culprit);
  await harm();
  await expect.poll(isFelt, { timeout: 30_000, interval: 50, message: `${name} is felt` }).toBe(true);
  await mend();
  end();
  await recovers(name, ids);
}

async function finish(): Promise<void> {
  const { load, prices } = ground;
  const wrongs = await ground.finish();
  expect(wrongs, wrongs.slice(0, 8).join("\n")).toEqual([]);
  console.info(
    `${load.answers} answers, ${load.outages} of them excused failures, the slowest ${Math.round(load.slowestMs)} ms; ${load.placings.length} coupons; ${prices.agreements} prices told twice; well again after ${JSON.stringify(recoveries)} ms`,
  );
  // Without these nothing was shown.
  expect([load.placings.length, load.outages, prices.agreements].map((count) => count > (isLong ? 10 : 3))).toEqual([
    true,
    true,
    true,
  ]);
  expect(Object.entries(recoveries).filter(([name, ms]) => ms > recoveryMs + (name === silent ? noticeMs : 0))).toEqual(
    [],
  );
}

describe("under load", () => {
  it("services that lie take nothing but their own fields, and are believed again as soon as they tell the truth", async () => {
    for (const [service, kind] of told) {
      const liar = ground.liars[service];
      const before = liar.told();
      await suffer(
        `${service} told ${kind}`,
        service,
        () => liar.tell(kind),
        () => liar.told() > before + 3,
        () => liar.tell(null),
      );
    }
    const { events } = ground.liars;
    const answers = () => ground.load.answers;
    for (const nonsense of [
      'event: game\ndata: {"gameId":7,"version":"x"}\n\n',
      "event: balance\ndata: null\n\n",
      "data: {{{\n\n\u0000event: game\ndata: [\n\n",
    ]) {
      const before = answers();
      await suffer(
        `the event stream told ${JSON.stringify(nonsense)}`,
        "events",
        () => events.interrupt(nonsense),
        () => answers() > before + 10,
        () => undefined,
      );
    }
    const before = events.told();
    await suffer(
      silent,
      "events",
      () => events.tell("silence"),
      () => events.told() > before,
      () => events.tell(null),
    );
    await finish();
  });

  it("processes that freeze, die and come back leave everything as it should be", async () => {
    const { load, gateway, services: process } = ground;
    for (let round = 0; round < rounds; round += 1) {
      const felt = () => {
        const before = load.outages;
        return () => load.outages > before + 5;
      };
      await suffer(
        `services frozen ${round}`,
        "all",
        () => process.freeze(),
        felt(),
        () => process.thaw(),
      );
      await suffer(
        `services killed ${round}`,
        "all",
        () => process.kill(),
        felt(),
        () => process.start(),
      );
      if (isLong)
        await suffer(
          `services restarted ${round}`,
          "all",
          () => process.stop(),
          felt(),
          () => process.start(),
        );
      await suffer(
        `gateway killed ${round}`,
        "gateway",
        () => gateway.kill(),
        () => !gateway.isRunning,
        () => gateway.start(),
      );
      if (isLong)
        await suffer(
          `gateway restarted ${round}`,
          "gateway",
          () => gateway.stop(),
          () => !gateway.isRunning,
          () => gateway.start(),
        );
    }
    await finish();
  });
});
