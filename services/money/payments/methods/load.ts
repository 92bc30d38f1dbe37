/** Reads the operator's own list of methods. */
import { readFileSync } from "node:fs";
import { SettingsError } from "../../../platform/settings/settings.ts";
import { methodList, standardMethods, type Method } from "./catalogue.ts";

/** The methods of a site. @throws SettingsError naming what is wrong with the operator's file */
export function loadMethods(path: string | null): readonly Method[] {
  if (path === null) return standardMethods;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new SettingsError(`PAYMENT_METHODS=${path} can't be read as JSON`);
  }
  const { data, error } = methodList.safeParse(parsed);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new SettingsError(`PAYMENT_METHODS=${path}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is wrong"}`);
}
