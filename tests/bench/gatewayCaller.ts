/** The other side of the gateway bench, in a process of its own: the lobby's REST calls made directly, and the CPU they took. */
import { Pool } from "undici";

export interface CallerOrder {
  services: string;
  session: string;
  /** The lobby's games. */
  ids: string[];
  times: number;
  concurrency: number;
}
export interface CallerResult {
  /** User and system time of this process. */
  cpuSeconds: number;
}

interface GamesPage {
  games: { championshipId: string }[];
}

async function callDirectly({ services, session, ids, times, concurrency }: CallerOrder): Promise<CallerResult> {
  // As many connections as the gateway may use for as many lobbies at once.
  const pool = new Pool(services, { connections: 64, pipelining: 1 });
  const get = async (path: string, headers: Record<string, string> = {}): Promise<unknown> => {
    const { statusCode, body } = await pool.request({ method: "GET", path, headers: { accept: "application/json", ...headers } });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return JSON.parse(text);
  };
  const { token } = (await get("/web-api/user/gettoken", { "x-session": session })) as { token: string };
  const bearer = { authorization: `Bearer ${token}` };

  const lobby = async () => {
    const games = get(`/sportsbook-api/v1/games?ids=${ids.join(",")}&first=${ids.length}&markets=main&lng=en`) as Promise<GamesPage>;
    await Promise.all([
      get("/sportsbook-api/v1/sports?section=LIVE&lng=en"),
      games.then((page) => get(`/sportsbook-api/v1/championships?ids=${[...new Set(page.games.map(({ championshipId }) => championshipId))].join(",")}&lng=en`)),
      get("/auth-api/v1/user", bearer).then(() => get("/account-api/v1/accounts", { ...bearer, "x-language": "en" })),
    ]);
  };

  const before = process.cpuUsage();
  let left = times;
  await Promise.all(Array.from({ length: concurrency }, async () => {
    while (left > 0) {
      left -= 1;
      await lobby();
    }
  }));
  const { user, system } = process.cpuUsage(before);
  await pool.close();
  return { cpuSeconds: (user + system) / 1e6 };
}

process.on("message", (order: CallerOrder) => {
  callDirectly(order).then((result) => process.send?.(result), (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on("disconnect", () => process.exit(0));
