/**
 * `node services/sportsbook/import/main.ts <folder>`: makes the files of seed/data from a folder of open data (its
 * sources, their licences and notices are in seed/credits.json). Can be run again; the same folder gives the same bytes.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SportDraft } from "./draft.ts";
import { importIncidents } from "./football-incidents.ts";
import { LEAGUES } from "./football-leagues.ts";
import { importFootball } from "./football.ts";
import { buildFiles, writeFiles } from "./write.ts";

/** Imports a folder into another. Throws with the file's name when the folder is not what it should be. */
export function runImport(source: string, target: string): Map<string, Buffer> {
  const drafts: SportDraft[] = [importFootball(join(source, "football"), LEAGUES)];
  const files = buildFiles(drafts, importIncidents(join(source, "football/schochastics-incidents")));
  writeFiles(files, target);
  return files;
}

if (import.meta.main) {
  const source = process.argv[2];
  if (source === undefined) {
    console.error("Usage: node services/sportsbook/import/main.ts <folder of open data>");
    process.exit(1);
  }
  const files = runImport(source, fileURLToPath(new URL("../seed/data/", import.meta.url)));
  for (const [name, content] of files) console.log(`${name}\t${content.length} bytes`);
}
