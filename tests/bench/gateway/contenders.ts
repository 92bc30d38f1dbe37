/** Who is measured: each a process on the measured core, and how it is asked. */
import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/lib/freePort.ts";
import { upstreamsAt } from "./ground.ts";
import { hiveBody } from "./hiveQueries.ts";
import { answers, startPinned, tell, told } from "./pinned.ts";
import type { RawOrder } from "./raw.ts";
import { requestBody, variety, type Ground, type Scenario } from "./scenarios.ts";

export interface Contender {
  name: string;
  kind: "raw" | "own" | "trusted" | "peer";
  /** Whether it knows the operator by their OpenAPI documents, with a schema of its own. */
  isForeignSchema?: boolean;
  process: ChildProcess;
  port: number;
  takes(scenario: Scenario): boolean;
  /** Whole HTTP requests. */
  requests(scenario: Scenario): string[];
}

const each = (make: (n: number) => string) => Array.from({ length: variety }, (_, n) => make(n));

function message(line: string, headers: Record<string, string>, body = ""): string {
  const all = {
    host: "127.0.0.1",
    ...headers,
    ...(body !== "" && { "content-length": String(Buffer.byteLength(body)) }),
  };
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;
}

/** A manifest of trusted documents with the scenarios' operations. */
function trustedDocuments(scenarios: readonly Scenario[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "betting-bench-")), "trusted.json");
  const operations = scenarios.map(({ query, isMutation }) => ({
    id: idOf(query),
    name: /^\w+ (\w+)/.exec(query)?.[1],
    type: isMutation ? "mutation" : "query",
    body: query,
  }));
  writeFileSync(file, JSON.stringify({ format: "apollo-persisted-query-manifest", version: 1, operations }));
  return file;
}
const idOf = (query: string) => createHash("sha256").update(query).digest("hex");

const peersFolder = fileURLToPath(new URL("../peers/", import.meta.url));

/** The peers' packages are many, so the first bench installs them. */
function installPeers(): void {
  if (existsSync(join(peersFolder, "node_modules"))) return;
  console.log("Installing the peers (once) …");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit"], {
    cwd: peersFolder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The peers could not be installed");
}

async function startOwn(rest: string, env: Record<string, string> = {}): Promise<Pick<Contender, "process" | "port">> {
  const port = await freePort();
  const process = startPinned(0, "gateway/main.ts", {
    GATEWAY_PORT: String(port),
    RATE_LIMITS: "off",
    ...upstreamsAt(rest),
    ...env,
  });
  await answers(process, `http://127.0.0.1:${port}/health`);
  return { process, port };
}

export async function contenders(
  rest: string,
  { ground, scenarios, token }: { ground: Ground; scenarios: Scenario[]; token: string },
): Promise<Contender[]> {
  installPeers();
  const post = (scenario: Scenario, body: (n: number) => string) =>
    each((n) =>
      message(
        "POST /graphql",
        {
          "content-type": "application/json",
          accept: "application/json",
          ...(scenario.isPlayers && { authorization: `Bearer ${token}` }),
        },
        body(n),
      ),
    );
  const asked = (scenario: Scenario) => post(scenario, (n) => requestBody(scenario, n));

  const raw = startPinned(0, "tests/bench/gateway/raw.ts");
  const calls = Object.fromEntries(
    scenarios.map((scenario) => [scenario.name, Array.from({ length: variety }, (_, n) => scenario.rest(n))]),
  );
  const { port: rawPort } = await tell<{ port: number }>(raw, { rest, token, scenarios: calls } satisfies RawOrder);

  const own = await startOwn(rest);
  const trusting = await startOwn(rest, { TRUSTED_DOCUMENTS_FILE: trustedDocuments(scenarios) });

  const peers: Contender[] = [];
  for (const [name, file] of [
    ["mercurius + jit", "mercurius"],
    ["graphql-yoga + jit", "yoga"],
    ["Apollo Server", "apollo"],
    ["Hive Gateway (OpenAPI)", "hive"],
  ] as const) {
    const port = await freePort();
    const process = startPinned(0, `tests/bench/peers/${file}.mjs`, { PORT: String(port), ...upstreamsAt(rest) });
    await told(process);
    const isForeignSchema = file === "hive";
    peers.push({
      name,
      kind: "peer",
      process,
      port,
      isForeignSchema,
      takes: () => true,
      requests: isForeignSchema ? (scenario) => post(scenario, (n) => hiveBody(scenario, ground, n)) : asked,
    });
  }
  return [
    {
      name: "raw REST fan-out",
      kind: "raw",
      process: raw,
      port: rawPort,
      takes: () => true,
      requests: ({ name }) => each((n) => message(`GET /${encodeURIComponent(name)}?n=${n}`, {})),
    },
    { name: "this gateway", kind: "own", ...own, takes: () => true, requests: asked },
    {
      name: "this gateway, trusted by GET",
      kind: "trusted",
      ...trusting,
      takes: ({ isPublic }) => isPublic,
      requests: ({ query, variables }) =>
        each((n) =>
          message(
            `GET /graphql?documentId=${idOf(query)}&variables=${encodeURIComponent(JSON.stringify(variables(n)))}`,
            { accept: "application/json" },
          ),
        ),
    },
    ...peers,
  ];
}
