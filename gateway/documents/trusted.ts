/**
 * Trusted documents: those that clients were built with, in Apollo's manifest format. `npm run codegen` writes the
 * site's own manifest; the settings name those of other clients.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { SettingsError } from "../../scripts/lib/environment.ts";
import { hashOf, type TrustedDocument } from "./store.ts";

/** The site's own. */
const siteManifest = new URL("./trusted.json", import.meta.url);

const manifestForm = z.object({
  format: z.literal("apollo-persisted-query-manifest"),
  version: z.literal(1),
  operations: z.array(
    z.object({
      id: z.string(),
      name: z.string().min(1).max(100),
      type: z.enum(["query", "mutation", "subscription"]),
      body: z.string().min(1),
    }),
  ),
});

export type TrustedManifest = z.infer<typeof manifestForm>;

/** The site's documents and those of further manifests. @throws SettingsError naming the file that is wrong. */
export function readTrusted(files: readonly string[]): TrustedDocument[] {
  return [siteManifest, ...files].flatMap(readManifest);
}

function readManifest(file: string | URL): TrustedDocument[] {
  const name = file instanceof URL ? file.pathname : file;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(
      `Trusted documents can't be read from ${name}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  const { data, error } = manifestForm.safeParse(content);
  if (data === undefined)
    throw new SettingsError(
      `${name} is no manifest of persisted queries: ${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}`,
    );
  for (const { id, name: operation, body } of data.operations) {
    if (hashOf(body) !== id) throw new SettingsError(`${name}: the id of ${operation} is not the SHA-256 of its body`);
  }
  return data.operations.map(({ id, name: operation, body }) => ({ id, name: operation, text: body }));
}
