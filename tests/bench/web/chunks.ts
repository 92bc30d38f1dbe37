/**
 * What pages weigh, by the build's own manifest, gzipped: the first one whole, and what a route needs of its own beyond
 * it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const client = fileURLToPath(new URL("../../../web/build/client/", import.meta.url));

interface ManifestEntry {
  module: string;
  imports?: string[];
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
}
interface Manifest {
  entry: ManifestEntry;
  routes: Record<string, ManifestEntry>;
}
export interface RouteChunk {
  route: string;
  gzipKiB: number;
}

const filesOf = (part: ManifestEntry | undefined) =>
  [part?.module, part?.clientLoaderModule, part?.clientMiddlewareModule, ...(part?.imports ?? [])].filter(
    (file) => file !== undefined,
  );
const weightOf = (files: Iterable<string>) =>
  Math.round([...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${client}${file}`)).length, 0) / 102.4) / 10;

function readManifest(): Manifest {
  const name = readdirSync(`${client}assets`).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error("The build has no manifest");
  const text = readFileSync(`${client}assets/${name}`, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

/**
 * JavaScript that the home page waits for before it answers a hand: what its routes import, and the words of one
 * language, in KiB.
 */
export function homeWeight(): number {
  const { entry, routes } = readManifest();
  const words = readdirSync(`${client}assets`)
    .filter((file) => /^\w\w\.first-[\w-]+\.js$/.test(file))
    .map((file) => `/assets/${file}`);
  const heaviest = words.toSorted((one, other) => weightOf([other]) - weightOf([one])).slice(0, 1);
  return weightOf(
    new Set([...[entry, routes["root"], routes["layout-sportsbook"], routes["home"]].flatMap(filesOf), ...heaviest]),
  );
}

export function routeChunks(): RouteChunk[] {
  const { entry, routes } = readManifest();
  const everywhere = new Set([...filesOf(entry), ...filesOf(routes["root"])]);
  return Object.entries(routes)
    .filter(([id]) => id !== "root")
    .map(([route, own]) => {
      const files = new Set(filesOf(own).filter((file) => !everywhere.has(file)));
      return { route, gzipKiB: weightOf(files) };
    })
    .toSorted((one, other) => other.gzipKiB - one.gzipKiB);
}
