import { expect, it } from "vitest";
import { keeper } from "./siteFacts.ts";

it("hands out the last value while a new one takes long, and the new one when it is there", async () => {
  const answers: ((value: { text: string }) => void)[] = [];
  const kept = keeper(
    1,
    () =>
      new Promise<{ text: string }>((resolve) => {
        answers.push(resolve);
      }),
    10,
    5,
  );
  const first = kept("a");
  answers[0]?.({ text: "one" });
  expect(await first).toEqual({ text: "one" });
  // Past its time, and the gateway is silent.
  await expect
    .poll(async () => {
      await kept("a");
      return answers.length;
    })
    .toBe(2);
  expect(await kept("a")).toEqual({ text: "one" });
  answers[1]?.({ text: "two" });
  await expect.poll(() => kept("a")).toEqual({ text: "two" });
});

it("waits for the first value, however long that takes", async () => {
  let answer: (value: { text: string }) => void = () => undefined;
  const kept = keeper(
    1000,
    () =>
      new Promise<{ text: string }>((resolve) => {
        answer = resolve;
      }),
    10,
    0,
  );
  const first = kept("a");
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 10);
  });
  answer({ text: "one" });
  expect(await first).toEqual({ text: "one" });
});
