// Builds what the browser gets (the site and the explorer), only when a source changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fail, root, run } from "./bootstrap.mjs";

const builds = [
  {
    name: "site",
    sources: ["web", "shared", "package-lock.json"],
    output: "web/build/client",
    commands: [
      ["react-router", ["build", "web"]],
      ["node", ["web/workers/finish.ts"]],
    ],
  },
  {
    name: "explorer",
    sources: ["gateway/explorer", "shared/money/money.ts", "package-lock.json"],
    output: "gateway/build/explorer",
    commands: [["vite", ["build", "-c", "gateway/explorer/vite.config.ts"]]],
  },
  {
    name: "games",
    sources: ["studio/frame", "shared/games", "shared/money/money.ts", "shared/site/languages.ts", "package-lock.json"],
    output: "studio/build/frame",
    commands: [["vite", ["build", "-c", "studio/frame/vite.config.ts"]]],
  },
];
const stamps = join(root, "node_modules", ".cache", "builds");
const ignored = new Set(["build", ".react-router", "node_modules"]);

/** Every source file below a path, in a fixed order. */
function* files(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).toSorted()) {
    if (!ignored.has(name) && !/\.test\.tsx?$/.test(name)) yield* files(join(path, name));
  }
}

/** Content of all sources, as one hash. */
function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of files(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Brings every build up to date; ends the process with one line when one fails. */
export function ensureBuilds() {
  mkdirSync(stamps, { recursive: true });
  for (const { name, sources, output, commands } of builds) {
    const stamp = join(stamps, name);
    const wanted = fingerprint(sources);
    if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) continue;
    console.log(`Building the ${name} …`);
    for (const command of commands) {
      const { code, output: printed } = run(...command, { capture: true, env: { NODE_ENV: "production" } });
      if (code === 0) continue;
      console.error(printed.slice(-8000));
      fail(`The ${name} did not build.`);
    }
    writeFileSync(stamp, wanted);
  }
}
