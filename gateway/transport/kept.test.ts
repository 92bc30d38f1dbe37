import { expect, it } from "vitest";
import { KeptAnswers } from "./kept.ts";

it("keeps what was answered, also nothing, for exactly the same call", async () => {
  const kept = new KeptAnswers({ max: 10, ttlMs: 60_000 });
  const asked: string[] = [];
  const ask = (call: readonly (string | number | null)[]) =>
    kept.get(call, async () => {
      asked.push(call.join("|"));
      return null;
    });
  const calls = [["a b", "c"], ["a", "b c"], ["a b c"], ["a", null], ["a", "null"], ["a", 1], ["a", "1"]] as const;
  for (let time = 0; time < 2; time += 1) for (const call of calls) await ask(call);
  expect(asked).toEqual(calls.map((call) => call.join("|")));
});

it("never keeps a failure", async () => {
  const kept = new KeptAnswers({ max: 10, ttlMs: 60_000 });
  let tries = 0;
  const ask = () =>
    kept.get(["x"], async () => {
      tries += 1;
      if (tries === 1) throw new Error("down");
      return tries;
    });
  await expect(ask()).rejects.toThrow("down");
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

it("lets the least used go when there are too many", async () => {
  const kept = new KeptAnswers({ max: 2, ttlMs: 60_000 });
  const loads: string[] = [];
  const ask = (name: string) => kept.get([name], async () => loads.push(name));
  for (const name of ["a", "b", "a", "c", "a", "b"]) await ask(name);
  expect(loads).toEqual(["a", "b", "c", "b"]);
});
