/** Reads the operator's own list of topics. */
import { readFileSync } from "node:fs";
import { SettingsError } from "../../../platform/settings/settings.ts";
import { standardTopics, topicList, type TopicList } from "./catalogue.ts";

/** The topics of a site. @throws SettingsError naming what is wrong with the operator's file */
export function loadTopics(path: string | null): TopicList {
  if (path === null) return standardTopics;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new SettingsError(`REQUEST_TOPICS=${path} can't be read as JSON`);
  }
  const { data, error } = topicList.safeParse(parsed);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new SettingsError(`REQUEST_TOPICS=${path}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is wrong"}`);
}
