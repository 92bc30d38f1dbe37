/** What the bench stands on: the real services' answers to every REST call of every scenario, recorded once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/lib/freePort.ts";
import { answers, startPinned, stop } from "./pinned.ts";
import { startRecorder, type Recording } from "./record.ts";
import { requestBody, scenariosOn, variety, type Ground, type Scenario } from "./scenarios.ts";

/** Environment of anything that calls all REST services at one address. */
export const upstreamsAt = (url: string): Record<string, string> =>
  Object.fromEntries(
    [
      "CONFIG",
      "AUTH",
      "ACCOUNTS",
      "LIMITS",
      "SPORTSBOOK",
      "COUPONS",
      "CONTENT",
      "EVENTS",
      "APPS",
      "CAPTCHA",
      "COUNTERS",
      "DICTIONARIES",
      "SOCIAL",
      "USERS",
    ].map((name) => [`${name}_URL`, url]),
  );

interface Answer<T> {
  data: T;
  errors?: object[];
}

async function ask<T>(
  gateway: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(`${gateway}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<T>;
  if (errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors).slice(0, 400)}`);
  return data;
}

type Book = {
  games: {
    edges: {
      node: {
        id: string;
        championship: { id: string };
        markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[];
      };
    }[];
  };
};

/** Starts services and a gateway, asks everything, stops them; answers what was said, and on what. */
export async function prepare(): Promise<{
  recording: Recording;
  ground: Ground;
  scenarios: Scenario[];
  token: string;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), "betting-bench-"));
  const [servicesPort, gatewayPort] = [await freePort(), await freePort()];
  const services = startPinned(1, "services/main.ts", { SERVICES_PORT: String(servicesPort), DATA_DIR: dataDir });
  await answers(services, `http://127.0.0.1:${servicesPort}/health`);
  const recorder = await startRecorder(`http://127.0.0.1:${servicesPort}`);
  const gateway = startPinned(0, "gateway/main.ts", {
    GATEWAY_PORT: String(gatewayPort),
    RATE_LIMITS: "off",
    ...upstreamsAt(recorder.url),
  });
  const url = `http://127.0.0.1:${gatewayPort}`;
  await answers(gateway, `${url}/health`);

  const { createToken } = await ask<{ createToken: { userToken: string } }>(
    url,
    "mutation($input: LogInInput!) { createToken(input: $input) { userToken } }",
    { input: { login: "demo", password: "Demo-2026!" } },
  );
  const player = { authorization: `Bearer ${createToken.userToken}` };
  const { viewer } = await ask<{ viewer: { accounts: { id: string }[] } }>(
    url,
    "{ viewer { accounts { id } } }",
    {},
    player,
  );
  // Games that lie ahead: they are there at any hour.
  const book = await ask<Book>(
    url,
    '{ games(filter: { section: LINE, sportId: "1" }, first: 50) { edges { node { id championship { id } markets(main: true) { outcomes { id coef isBlocked } } } } } }',
    {},
  );
  const games = book.games.edges.map(({ node }) => ({ id: node.id, championshipId: node.championship.id }));
  const outcome = book.games.edges
    .flatMap(({ node }) => node.markets.flatMap(({ outcomes }) => outcomes))
    .find(({ isBlocked }) => !isBlocked);
  if (games.length < 2 * variety || outcome === undefined)
    throw new Error(`There are only ${games.length} games to measure with`);
  const ground: Ground = { games, outcome, accountId: viewer.accounts[0]?.id ?? "" };

  const scenarios = scenariosOn(ground);
  for (const scenario of scenarios) {
    for (let n = 0; n < variety; n += 1) {
      // The coupon is placed for real, once; its answer is the answer to all.
      if (scenario.name === "mutation" && n > 0) break;
      const { query, variables } = JSON.parse(requestBody(scenario, n)) as { query: string; variables: object };
      await ask(url, query, variables, scenario.isPlayers ? player : {});
      // The calls written by hand may be others than the gateway makes: a game may come with its championship.
      for (const { method, path, isPlayers } of scenario.rest(n).flat()) {
        if (method === "GET") await fetch(recorder.url + path, { headers: isPlayers ? player : {} });
      }
    }
  }
  await stop(gateway);
  await recorder.close();
  await stop(services);
  rmSync(dataDir, { recursive: true, force: true });
  return { recording: recorder.recording, ground, scenarios, token: createToken.userToken };
}
