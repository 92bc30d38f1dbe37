/**
 * Lighthouse on Debian's Chromium: its own desktop setting for the scores, and one with a quarter of the processor for
 * the largest paint.
 */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launchOptions } from "../../e2e/chromium.ts";

const folder = fileURLToPath(new URL("../lighthouse/", import.meta.url));
const run = promisify(execFile);

interface Audit {
  score: number | null;
  numericValue?: number;
  title: string;
  scoreDisplayMode: string;
}
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

export interface Seen {
  /** Medians, 0 to 100. */
  scores: Record<string, number>;
  lcpMs: number;
  cls: number;
  /** Audits that cost points, of any run. */
  flaws: string[];
}

/** Its packages are many, so the first bench installs them. */
function install(): void {
  if (existsSync(join(folder, "node_modules"))) return;
  console.log("Installing Lighthouse (once) …");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed");
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One visit; a browser that ends on the way is started once more. */
async function visit(url: string, output: string, more: string[] = []): Promise<LighthouseReport> {
  try {
    return await once(url, output, more);
  } catch {
    return once(url, output, more);
  }
}

async function once(url: string, output: string, more: string[]): Promise<LighthouseReport> {
  await run(
    process.execPath,
    [
      join(folder, "node_modules/lighthouse/cli/index.js"),
      url,
      "--preset=desktop",
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--chrome-flags=--headless ${launchOptions.args.join(" ")}`,
      ...more,
    ],
    {
      env: {
        ...process.env,
        ...(launchOptions.executablePath === undefined ? {} : { CHROME_PATH: launchOptions.executablePath }),
      },
      timeout: 180_000,
      maxBuffer: 64 * 1_048_576,
    },
  );
  return JSON.parse(readFileSync(output, "utf8")) as LighthouseReport;
}

/** 10 Mbit/s, 40 ms and a quarter of the processor, applied to the browser itself instead of reckoned afterwards. */
const slowed = [
  "--only-categories=performance",
  "--throttling-method=devtools",
  "--throttling.cpuSlowdownMultiplier=4",
  "--throttling.requestLatencyMs=40",
  "--throttling.downloadThroughputKbps=10240",
  "--throttling.uploadThroughputKbps=10240",
];

/** Audits that cost points, with their category. */
function flawsOf({ audits, categories }: LighthouseReport): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === "performance" ? 0.9 : 1))
      .map(({ id }) => `${category}: ${audits[id]?.title}`),
  );
}

/** One look at what does not depend on how busy the machine is. */
export async function judgeQuality(url: string): Promise<Pick<Seen, "scores" | "flaws">> {
  install();
  const output = mkdtempSync(join(tmpdir(), "lighthouse-"));
  try {
    const seen = await visit(url, join(output, "quality.json"), ["--only-categories=accessibility,seo,best-practices"]);
    return {
      scores: Object.fromEntries(
        Object.entries(seen.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      flaws: flawsOf(seen),
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

export async function startLighthouse(runs: number): Promise<(url: string) => Promise<Seen>> {
  install();
  return async (url) => {
    const output = mkdtempSync(join(tmpdir(), "lighthouse-"));
    try {
      const [plain, slow]: [LighthouseReport[], LighthouseReport[]] = [[], []];
      for (let index = 0; index < runs; index += 1) {
        plain.push(await visit(url, join(output, "plain.json")));
        slow.push(await visit(url, join(output, "slow.json"), slowed));
      }
      const categories = Object.keys(plain[0]?.categories ?? {});
      const number = (reports: LighthouseReport[], audit: string) =>
        median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      const flaws = plain.flatMap(flawsOf);
      return {
        scores: Object.fromEntries(
          categories.map((name) => [
            name,
            Math.round(median(plain.map((one) => (one.categories[name]?.score ?? 0) * 100))),
          ]),
        ),
        lcpMs: number(slow, "largest-contentful-paint"),
        cls: Math.max(number(plain, "cumulative-layout-shift"), number(slow, "cumulative-layout-shift")),
        flaws: [...new Set(flaws)],
      };
    } finally {
      rmSync(output, { recursive: true, force: true });
    }
  };
}
