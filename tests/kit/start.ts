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
 * @param settings environment variables of the site's server
 */
export async function startKit(settings: Readonly<Record<string, string>> = {}): Promise<Kit> {
  Object.assign(process.env, settings);
  // The site as it is built: Playwright asks for React's development build, which takes a sixth more of a test's processor time.
  process.env["NODE_ENV"] = "production";
  const { startWeb } = await import("../../web/server.ts");
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
