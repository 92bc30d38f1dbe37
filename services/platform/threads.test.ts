/** Threads for long work, by a module that sits or fails as it is asked to. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { createThreads } from "./threads.ts";

const folder = mkdtempSync(join(tmpdir(), "threads-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "work.mjs");
writeFileSync(
  file,
  `export default (task) => {
    if (task === "fail") throw new Error("it failed");
    while (task === "sit");
    return task.toUpperCase();
  };`,
);
const work = (mostMs: number) => createThreads<string, string>(pathToFileURL(file), { most: 1, mostMs });

it("answers what the module answers, and fails as it fails", async () => {
  const threads = work(60_000);
  expect(await threads.run("done")).toBe("DONE");
  await expect(threads.run("fail")).rejects.toThrow("it failed");
  expect(await threads.run("again")).toBe("AGAIN");
});

it("ends work that takes longer than it may, and goes on with the next", async () => {
  const threads = work(1_500);
  await expect(threads.run("sit")).rejects.toThrow();
  // On a busy machine a thread may take longer to start than its work may.
  await vi.waitFor(async () => expect(await threads.run("next")).toBe("NEXT"), 30_000);
});
