/** `npm run mock`: the mocked schema on a port, with or without the site on it. */
import { parseArgs } from "node:util";
import { runProcess } from "../../../scripts/lib/runProcess.ts";
import { startWeb } from "../../../web/server.ts";
import { hasExplorer } from "./explorer.ts";
import { MocksError } from "./mocks.ts";
import { startMockServer } from "./server.ts";

const help = `npm run mock -- [options]
  --port N       port; default MOCK_PORT, else 4100
  --seed TEXT    same seed, same data; default saffron
  --mocks FILE   JSON list of commands, or a module that exports a function of the mock
  --web          also runs the site on it (WEB_PORT, else 3000)
`;

const settings = () =>
  parseArgs({
    options: {
      port: { type: "string" },
      seed: { type: "string" },
      mocks: { type: "string" },
      web: { type: "boolean" },
      help: { type: "boolean" },
    },
  }).values;

async function start(fail: (line: string) => never) {
  const { port: chosen, seed, mocks, web, help: isHelp } = settings();
  if (isHelp === true) {
    process.stdout.write(help);
    process.exit(0);
  }
  const port = Number(chosen ?? process.env["MOCK_PORT"] ?? 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`--port ${chosen ?? ""} is not a port`);
  const host = process.env["HOST"] ?? "127.0.0.1";
  const server = await startMockServer({
    port,
    host,
    ...(seed === undefined ? {} : { seed }),
    ...(mocks === undefined ? {} : { mocks }),
  });
  const site = web === true ? await startWeb({ host, gatewayUrl: server.url, isDev: false, pageRate: null }) : null;
  process.stdout.write(`
  GraphQL   ${server.url}/graphql  (HTTP, graphql-ws, SSE)${hasExplorer() ? `\n  Explorer  ${server.url}/explorer` : ""}${site ? `\n  Site      ${site.url}` : ""}

  curl -X POST ${server.url}/__mock/as     -d '["player"]'
  curl -X POST ${server.url}/__mock/set    -d '["Outcome", "1001012.1x2.home", {"isBlocked": true}]'
  curl -X POST ${server.url}/__mock/push   -d '["balanceChanged", {"balance": {"amount": "7.00"}}]'
  curl -X POST ${server.url}/__mock/fail   -d '["sports", {"code": "UPSTREAM_UNAVAILABLE"}, {"times": 1}]'
  curl -X POST ${server.url}/__mock/reset
  curl         ${server.url}/__mock/calls

`);
  return {
    url: server.url,
    close: async () => {
      await site?.close();
      await server.close();
    },
  };
}

await runProcess({ name: "mock", portVariable: "MOCK_PORT", start, isKnown: (error) => error instanceof MocksError });
