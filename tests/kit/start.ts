import { startWeb } from "../../web/server.ts";
import { Engine } from "./engine.ts";
import { startEngineServer } from "./server.ts";
import { Sockets } from "./socket.ts";

/** The engine, the sockets it answers and a site that renders from it. */
export interface Kit {
  engine: Engine;
  sockets: Sockets;
  siteUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the built site on the mocked schema, each server on a free port. One a process: the site reads GATEWAY_URL. No
 * page is kept: the next test has another world.
 */
export async function startKit(): Promise<Kit> {
  const engine = new Engine();
  const gateway = await startEngineServer(engine);
  const site = await startWeb({
    port: 0,
    host: "127.0.0.1",
    gatewayUrl: gateway.url,
    isDev: false,
    hasPageCache: false,
    pageRate: null,
    renderThreads: 0,
  });
  return {
    engine,
    sockets: new Sockets(engine),
    siteUrl: site.url,
    close: async () => {
      await site.close();
      await gateway.close();
    },
  };
}
