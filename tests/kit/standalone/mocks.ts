import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mock } from "../mock.ts";
import { isCommand, runCommand, type Target } from "./commands.ts";

/** A file of mocks that can't be used. Its message is one line for whoever starts the mock. */
export class MocksError extends Error {
  override name = "MocksError";
}

async function apply(target: Target, path: string): Promise<void> {
  if (!path.endsWith(".json")) {
    const { default: mocks }: { default?: unknown } = await import(pathToFileURL(path).href);
    if (typeof mocks !== "function") throw new Error("it exports no function by default");
    await (mocks as (mock: Mock) => unknown)(target.mock);
    return;
  }
  const told: unknown = JSON.parse(await readFile(path, "utf8"));
  if (!Array.isArray(told)) throw new Error("it is not a list of commands");
  for (const [index, line] of told.entries()) {
    const [word, ...args]: unknown[] = Array.isArray(line) ? line : [line];
    if (!isCommand(word)) throw new Error(`command ${index + 1}: there is no command ${String(word)}`);
    await runCommand(target, word, args);
  }
}

/**
 * Loads a file of mocks: JSON is a list of commands such as `["set", "Outcome", "…", {"isBlocked": true}]`; a module
 * (.ts, .js, .mjs) exports a function of the mock by default.
 * @throws MocksError that names the file and what is wrong in it
 */
export async function applyMocks(target: Target, file: string): Promise<void> {
  try {
    await apply(target, resolve(file));
  } catch (error) {
    throw new MocksError(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
