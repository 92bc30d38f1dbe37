// Builds what the browser gets (the site and the explorer), only when a source changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fail, root, run } from "./bootstrap.mjs";

const builds = [
  { name: "site", sources: ["web", "shared", "package-lock.json"], output: "web/build/client", command: ["react-router", ["build", "web"]] },
  { name: "explorer", sources: ["gateway/explorer", "package-lock.json"], output: "gateway/build/explorer", command: ["vite", ["build", "-c", "gateway/explorer/vite.config.ts"]] },
];
const stamps = join(root, "node_modules", ".cache", "builds");
const ignored = new Set(["build", ".react-router", "node_modules"]);

function* files(path) {
  if (!/\.[a-z]+$/i.test(path) || path.endsWith(".react-router")) {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const child = join(path, entry.name);
      if (entry.isDirectory()) yield* files(child);
      else yield child;
    }
  } else yield path;
}

/** Content of all sources, as one hash. */
function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) for (const file of files(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Brings every build up to date; ends the process with one line when one fails. */
export function ensureBuilds() {
  mkdirSync(stamps, { recursive: true });
  for (const { name, sources, output, command } of builds) {
    const stamp = join(stamps, name);
    const wanted = fingerprint(sources);
    if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) continue;
    console.log(`Building the ${name} …`);
    const { code, output: printed } = run(...command, { capture: true, env: { NODE_ENV: "production" } });
    if (code !== 0) {
      console.error(printed.slice(-8000));
      fail(`The ${name} did not build.`);
    }
    writeFileSync(stamp, wanted);
  }
}
