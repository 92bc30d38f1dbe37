/**
 * What a team without a gateway writes: a bare HTTP server that makes the same REST calls, as many together as it can,
 * and answers their bodies as one JSON object. Same HTTP client, same connections. `/?n=3` asks for the third request.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import type { Stage } from "./scenarios.ts";

export interface RawOrder {
  rest: string;
  token: string;
  /** Calls of each request, by the scenario's name. */
  scenarios: Record<string, readonly (readonly Stage[])[]>;
}

async function serve({ rest, token, scenarios }: RawOrder): Promise<number> {
  const pool = new Pool(rest, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });
  const call = async ({ method, path, isPlayers, body }: Stage[number]): Promise<unknown> => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(isPlayers && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return JSON.parse(text);
  };
  const server = createServer(async (request, response) => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? "/", rest);
      const stages = scenarios[decodeURIComponent(pathname.slice(1))]?.[Number(searchParams.get("n"))] ?? [];
      const data: unknown[] = [];
      for (const stage of stages) data.push(...(await Promise.all(stage.map(call))));
      const text = JSON.stringify({ data });
      response
        .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
        .end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

process.on("message", (order: RawOrder) => void serve(order).then((port) => process.send?.({ port })));
process.on("disconnect", () => process.exit(0));
