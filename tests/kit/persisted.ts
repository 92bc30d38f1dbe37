/** The site sends its operations by the hash of their text; the mock knows them from the gateway's manifest. */
import { readFileSync } from "node:fs";
import { isEntity } from "./store.ts";

interface Manifest {
  operations: readonly { id: string; body: string }[];
}

const manifest = JSON.parse(
  readFileSync(new URL("../../gateway/documents/trusted.json", import.meta.url), "utf8"),
) as Manifest;
const texts = new Map(manifest.operations.map(({ id, body }) => [id, body]));

/** A request's query: its own text, or that of the hash it names (`documentId` or Apollo's extension). */
export function queryOf({ query, documentId, extensions }: Readonly<Record<string, unknown>>): unknown {
  if (query !== undefined) return query;
  const persisted = isEntity(extensions) ? extensions["persistedQuery"] : undefined;
  const hash = isEntity(persisted) ? persisted["sha256Hash"] : documentId;
  return typeof hash === "string" ? texts.get(hash) : undefined;
}
