/** A game studio for tests: its list can be changed, and it keeps what it is asked. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isSigned } from "#shared/wire/signedCall.ts";
import type { StudioSettings } from "../../../platform/settings/studioSettings.ts";
import type { ListedGame } from "../studio/client.ts";

export interface TestStudio {
  settings: StudioSettings;
  games: ListedGame[];
  /** Bodies of the launches that came, in their order. */
  launches: unknown[];
  /** Pages that play rounds again, by the number of the round; null while its seeds are secret. */
  verifyUrls: Map<string, string | null>;
  tables: { game: string; seats: number }[];
  /** Statements by day, CSV; those of other days hold nothing. */
  statements: Map<string, string>;
  /** Whether it answers at all. */
  isAway: boolean;
  close(): Promise<void>;
}

export const listedGame = (id: string, change: Partial<ListedGame> = {}): ListedGame => ({
  id,
  engine: "dice",
  provider: { id: "marble-works", name: "Marble Works" },
  names: { en: `Game ${id}`, ru: `Игра ${id}` },
  rtp: { from: "99.00", to: "99.00" },
  volatility: "medium",
  highestMultiplier: 99,
  stakes: { currency: "EUR", min: "0.10", max: "100.00" },
  mechanics: ["dice"],
  hasDemo: true,
  pictures: { "1x1": `https://studio.example/art/${id}/1x1.svg` },
  ...change,
});

export async function startTestStudio(games: ListedGame[]): Promise<TestStudio> {
  const secret = "operator-secret-of-tests";
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const [method = "", path = ""] = [request.method, request.url];
    const body = await text(request);
    if (studio.isAway) return response.destroy();
    if (!isSigned(secret, { method, path, body }, request.headers, Date.now())) return send(401, {});
    const round = /^\/v1\/rounds\/(.+)$/.exec(path)?.[1];
    if (round !== undefined) {
      const verifyUrl = studio.verifyUrls.get(decodeURIComponent(round));
      return verifyUrl === undefined ? send(404, {}) : send(200, { verifyUrl });
    }
    const day = /^\/v1\/statements\/(.+)$/.exec(path)?.[1];
    if (day !== undefined) {
      const head = "id,player,game,status,currency,stake,won,endedAt\n";
      return response.writeHead(200, { "content-type": "text/csv" }).end(head + (studio.statements.get(day) ?? ""));
    }
    if (path === "/v1/tables") return send(200, { tables: studio.tables });
    if (method === "GET") return send(200, { games: studio.games });
    studio.launches.push(JSON.parse(body));
    return send(201, { url: `${studio.settings.url}/en/play#token-${studio.launches.length}` });
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const studio: TestStudio = {
    settings: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      secret,
      walletSecret: "wallet-secret-of-tests",
    },
    games,
    launches: [],
    verifyUrls: new Map(),
    tables: [],
    statements: new Map(),
    isAway: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return studio;
}
