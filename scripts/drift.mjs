// Fails when a generated file is not what its source generates now.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./lib/bootstrap.mjs";

const generated = () =>
  run(
    "git",
    [
      "ls-files",
      "-co",
      "--exclude-standard",
      "--",
      "gateway/schema.graphql",
      "gateway/documents/trusted.json",
      "gateway/upstream",
      "provider/openapi.json",
      "studio/openapi.json",
      "*generated*",
    ],
    { capture: true },
  )
    .output.trim()
    .split("\n")
    .filter(Boolean);
const state = () =>
  new Map(
    generated().map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );

const before = state();
const { code, output } = run("npm", ["run", "--silent", "codegen"], { capture: true });
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const after = state();
const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
if (changed.length > 0) {
  console.error(`Out of date; "npm run codegen" wrote them anew:\n${changed.join("\n")}`);
  process.exit(1);
}
