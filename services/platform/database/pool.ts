/** Connection pools for Postgres that survive restarts, broken connections and failovers of the server. */
import pg from "pg";

const connectionTimeoutMs = 5_000;
const connections = 10;

/** Where a server listens. */
export interface Target {
  host: string;
  port: number;
}

/** Names the server that new connections go to. */
export interface Direction {
  readonly target: Target;
  /** Called when a server can't be reached, or takes no writes. */
  failed(target: Target): void;
  /** True when new connections must be asked whether they may write. */
  readonly hasStandbys: boolean;
}

/** A target with one server, whose port may change. */
export const towards = (target: Readonly<Target>): Direction => ({
  get target() {
    return { host: target.host, port: target.port };
  },
  failed: () => {},
  hasStandbys: false,
});

/** A primary and its standbys: goes on to the next one when the current one fails. */
export function amongServers(servers: readonly Target[]): Direction {
  let at = 0;
  return {
    get target() {
      return servers[at % servers.length] ?? { host: "127.0.0.1", port: 5432 };
    },
    // Several connections fail at once: the first one turns, the others come too late.
    failed(target) {
      if (this.target === target) at += 1;
    },
    hasStandbys: servers.length > 1,
  };
}

/**
 * Splits the hosts of a URL that names several (`postgres://user@one:5432,two:5432/db`, as in libpq), which the driver
 * doesn't support. @throws TypeError when it isn't a URL
 */
export function readServers(url: string): { servers: Target[]; single: string } {
  const match = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/is.exec(url);
  const [, before = "", hosts = "", after = ""] = match ?? [];
  const servers = hosts.split(",").map((host) => {
    const { hostname, port } = new URL(`postgres://${host}`);
    return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 5432) };
  });
  return { servers, single: `${before}${hosts.split(",")[0] ?? ""}${after}` };
}

/** Opens a pool whose connections follow the target. */
export function openPool(config: pg.PoolConfig, direction: Direction): pg.Pool {
  class DirectedClient extends pg.Client {
    readonly #target: Target;
    constructor(given?: pg.ClientConfig) {
      const target = direction.target;
      // The pool hides its password from being listed.
      super({ ...given, password: given?.password, ...target });
      this.#target = target;
      // When a connection breaks between two statements of a transaction nothing else listens to it, and an error event
      // without a listener would end the process. The next statement on it fails, and the pool drops it.
      this.on("error", () => direction.failed(target));
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const told = (error: Error | null) => {
        if (error) direction.failed(this.#target);
      };
      if (callback === undefined) {
        return super.connect().catch((error: Error) => {
          told(error);
          throw error;
        });
      }
      super.connect((error: Error) => {
        told(error);
        callback(error);
      });
    }
  }
  const pool = new pg.Pool({
    ...config,
    Client: DirectedClient,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    ...(direction.hasStandbys && {
      verify: (client: pg.PoolClient, done: (error?: Error) => void) => requirePrimary(client, direction, done),
    }),
  });
  pool.on("error", () => {});
  return pool;
}

/** Refuses a new connection to a standby, which takes no writes. */
function requirePrimary(client: pg.PoolClient, direction: Direction, done: (error?: Error) => void): void {
  const target = direction.target;
  client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby", (error: Error | undefined, result) => {
    if (error) return done(error);
    if (result.rows[0]?.standby !== true) return done();
    direction.failed(target);
    done(new Error(`${target.host}:${target.port} is a standby`));
  });
}
