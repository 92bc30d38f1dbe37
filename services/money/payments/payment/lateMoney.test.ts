/** Money for deposits that a limit or an exclusion forbids by the time it comes: no limit is passed, and nothing is lost. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { limitsClient } from "../../limits/testing/limits.ts";
import { worldWithProvider } from "../testing/world.ts";
import type { Mismatch } from "../desk/mismatches.ts";

let world: Awaited<ReturnType<typeof worldWithProvider>>;
beforeAll(async () => {
  world = await worldWithProvider();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.test.advance(40 * 24 * 60 * 60_000);
  await world.actAs("demo");
  await world.test.services.context.db.execute("delete from player_limit");
  // Events of before have been dropped by their age: the reader goes on after the last one.
  await world.test.runJob("payments");
});
afterEach(() => world.proveBooks());

const path = "/payments-api/v1/desk/mismatches";
const listed = async (state = "OPEN") =>
  (await world.desk<{ mismatches: Mismatch[] }>("GET", `${path}?state=${state}`)).body.mismatches;
const decide = (id: string | undefined, book: boolean) =>
  world.desk<Mismatch & { code: string }>("POST", `${path}/${id}`, { book, actor: "Olga", note: null });
const setLimit = async (type: number, value: string) =>
  expect((await (await limitsClient(world.test)).set(type, value)).status).toBe(true);
const come = (id: string) => world.tell(world.provider.becomes(id, { status: "succeeded", fee: "2" }));

/** A deposit of 1000 that expired, and comes in when another 1000 have used the limit of 1500 up. */
async function overLimit() {
  await setLimit(20, "1500");
  const { id } = await world.deposit();
  await world.tell(world.provider.becomes(id, { status: "expired" }));
  const second = await world.deposit();
  expect(await come(second.id)).toBe("APPLIED");
  const before = Number(await world.balance());
  expect(await come(id)).toBe("APPLIED");
  expect(Number(await world.balance())).toBe(before);
  expect(await world.look(id)).toMatchObject({ state: "HELD", reason: "over_limit" });
  const held = (await listed()).find(({ payment }) => payment.id === id);
  expect(held).toMatchObject({ kind: "LIMIT", can_book: true, told: { status: "succeeded" } });
  return { id, before, mismatch: held?.id };
}

describe("a deposit over a limit is held, told once, and", () => {
  it("credited if the desk says so", async () => {
    const { id, before, mismatch } = await overLimit();
    expect(await come(id)).toBe("STALE");
    const answers = await Promise.all([decide(mismatch, true), decide(mismatch, true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(Number(await world.balance())).toBe(before + 1000);
    expect(await world.look(id)).toMatchObject({ state: "SUCCEEDED", amount: "1000.00", reason: null });
    // What was credited can still be charged back.
    await world.tell(world.provider.becomes(id, { status: "charged_back" }));
    expect(Number(await world.balance())).toBe(before);
    await world.release();
  });

  it("returned if the desk says so, however often the provider has to be asked", async () => {
    const { id, before, mismatch } = await overLimit();
    expect((await decide(mismatch, false)).body).toMatchObject({ state: "REFUSED" });
    world.provider.failWith(503);
    await world.test.runJob("payments");
    expect(await world.look(id)).toMatchObject({ state: "HELD" });
    world.provider.failWith(null);
    await world.test.services.context.db.execute("update payment set return_at = 1 where return_at is not null");
    await world.test.runJob("payments");
    expect(world.provider.payments.get(id)).toMatchObject({ status: "refunded" });
    expect(await world.look(id)).toMatchObject({ state: "REFUNDED" });
    expect(Number(await world.balance())).toBe(before);
  });

  it("returned when the provider takes it back by itself", async () => {
    const { id, before } = await overLimit();
    await world.tell(world.provider.becomes(id, { status: "refunded" }));
    expect(await world.look(id)).toMatchObject({ state: "REFUNDED" });
    expect([Number(await world.balance()), await world.debt()]).toEqual([before, "0"]);
  });

  it("not credited to a player who has excluded themselves since", async () => {
    const { id, mismatch } = await overLimit();
    await setLimit(30, "7");
    await world.actAs("demo");
    expect(await decide(mismatch, true)).toMatchObject({ status: 409, body: { code: "NOT_BOOKABLE" } });
    expect(await decide(mismatch, false)).toMatchObject({ status: 200 });
    await world.test.runJob("payments");
    expect(await world.look(id)).toMatchObject({ state: "REFUNDED" });
  });
});

it.each(["action_required", "expired"] as const)(
  "what comes for a deposit that was %s when the player excluded themselves is returned",
  async (was) => {
    const before = await world.balance();
    const { id } = await world.deposit();
    if (was === "expired") await world.tell(world.provider.becomes(id, { status: was }));
    await setLimit(30, "365");
    await world.actAs("demo");
    expect(await come(id)).toBe("APPLIED");
    expect(await world.look(id)).toMatchObject({ state: "HELD", reason: "during_exclusion" });
    expect((await listed("REFUSED")).find(({ payment }) => payment.id === id)).toMatchObject({ kind: "EXCLUSION" });
    await world.test.runJob("payments");
    expect(await world.look(id)).toMatchObject({ state: "REFUNDED" });
    expect(await world.balance()).toBe(before);
  },
);

/** Runs the job until it has heard of what was set a moment ago, and the provider has the deposit in a state. */
const hearUntil = (id: string, status: string) =>
  vi.waitFor(async () => {
    await world.test.runJob("payments");
    expect(world.provider.payments.get(id)).toMatchObject({ status });
  });

describe("open deposits are called off at the provider", () => {
  it("when the player excludes themselves", async () => {
    const { id } = await world.deposit();
    await setLimit(33, "1");
    await hearUntil(id, "cancelled");
    await world.actAs("demo");
    expect(await world.look(id)).toMatchObject({ state: "CANCELLED", reason: "called_off" });
  });

  it("when a lowered limit no longer allows all of them, the newest first", async () => {
    await setLimit(20, "2500");
    const [first, second] = [await world.deposit(), await world.deposit()];
    await setLimit(20, "1200");
    await hearUntil(second.id, "cancelled");
    expect(await world.look(first.id)).toMatchObject({ state: "ACTION_REQUIRED" });
    expect(await come(first.id)).toBe("APPLIED");
    expect(await world.look(first.id)).toMatchObject({ state: "SUCCEEDED" });
  });

  it("again until the provider answers", async () => {
    const { id } = await world.deposit();
    const { db } = world.test.services.context;
    const due = "select 1 from payment where call_off_at is not null";
    world.provider.failWith(503);
    await setLimit(33, "1");
    await vi.waitFor(async () => {
      await world.test.runJob("payments");
      expect((await db.execute(due)).rows).toHaveLength(1);
    });
    await world.test.runJob("payments");
    world.provider.failWith(null);
    await db.execute("update payment set call_off_at = 1 where call_off_at is not null");
    await hearUntil(id, "cancelled");
  });
});
