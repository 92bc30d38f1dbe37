/**
 * npm run schema:accept: promises clients the schema as it is now. What would break them is refused, unless somebody
 * means it: `npm run schema:accept -- --breaking`.
 */
import { existsSync, writeFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { baseline, baselineFile, changes, printed, wordless } from "./lib/schemaBaseline.ts";

const now = printed();
const before = existsSync(baselineFile) ? baseline() : buildSchema("type Query { _: Boolean }");
const { breaking, other } = existsSync(baselineFile)
  ? await changes(before, now)
  : { breaking: [], other: ["the first baseline"] };
for (const change of [...breaking, ...other]) console.log(change);
if (breaking.length > 0 && !process.argv.includes("--breaking")) {
  console.error(
    `${breaking.length} of these break clients. Keep the old names beside the new ones (@deprecated), or mean it: npm run schema:accept -- --breaking`,
  );
  process.exit(1);
}
writeFileSync(baselineFile, wordless(now));
console.log(breaking.length + other.length === 0 ? "Nothing changed." : "Accepted.");
