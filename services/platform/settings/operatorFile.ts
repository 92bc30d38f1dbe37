/** Reads a list that an operator keeps in a JSON file, named by a setting. */
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { SettingsError } from "./settings.ts";

/** @throws SettingsError naming the setting and what is wrong with the file */
export function readOperatorFile<Schema extends z.ZodType>(
  setting: string,
  path: string,
  schema: Schema,
): z.output<Schema> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new SettingsError(`${setting}=${path} can't be read as JSON`);
  }
  const { data, error } = schema.safeParse(parsed);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new SettingsError(`${setting}=${path}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is wrong"}`);
}
