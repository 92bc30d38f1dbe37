import { expect, it } from "vitest";
import type { Outbox } from "../../../platform/context.ts";
import { inTurn } from "./turns.ts";

const context = { outbox: {} as Outbox };

it("a player's work is done one after the other, also after a failure; another player's at the same time", async () => {
  const done: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const first = inTurn(context, 1, async () => {
    await begun.promise;
    done.push("first");
    throw new Error("fails");
  });
  const second = inTurn(context, 1, async () => done.push("second"));
  await inTurn(context, 2, async () => done.push("other"));
  begun.resolve(undefined);
  await expect(first).rejects.toThrow("fails");
  await second;
  expect(done).toEqual(["other", "first", "second"]);
});
