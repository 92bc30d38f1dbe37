/** A studio in this process with a wallet, for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Timings } from "../context.ts";
import { startStudio } from "../server.ts";
import type { StudioSettings } from "../settings.ts";
import { signed } from "#shared/wire/signedCall.ts";
import { PLAYER, startWallet, TOKEN, WALLET_SECRET, type TestWallet } from "./wallet.ts";

export const OPERATOR_SECRET = "operator-secret-of-tests";

export interface Reply {
  status: number;
  // The shape is what each test says it is.
  body: Record<string, unknown>;
}

export interface World {
  url: string;
  wallet: TestWallet;
  /** A signed call of the operator. */
  operator(method: "GET" | "POST", path: string, body?: unknown): Promise<Reply>;
  /** A call of a frame. */
  frame(token: string, path: string, body?: unknown): Promise<Reply>;
  /** Launches a game; answers the session's token. */
  launch(game: string, isDemo?: boolean): Promise<string>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

const read = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: isJson ? (JSON.parse(text) as Reply["body"]) : { text } };
};

/** Settings of a studio without protection, whose wallet a test has yet to name. */
export const testSettings = (dataDir: string): Omit<StudioSettings, "wallet"> => ({
  host: "127.0.0.1",
  port: 0,
  dataDir,
  publicUrl: null,
  operatorSecret: OPERATOR_SECRET,
  parents: ["http://127.0.0.1:3000"],
  isProtected: false,
  tableRate: 1,
  logLevel: "silent",
  metricsKey: null,
});

export async function startWorld(change: Partial<StudioSettings> = {}, timings: Partial<Timings> = {}): Promise<World> {
  const wallet = await startWallet();
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  const start = async (port: number) =>
    await startStudio({
      settings: {
        ...testSettings(folder),
        port,
        wallet: { url: wallet.url, secret: WALLET_SECRET },
        ...change,
      },
      timings: { betPauseMs: 5, retryMs: [20], walletMs: 2000, ...timings },
    });
  let running = await start(0);
  const { url } = running;
  const operator: World["operator"] = async (method, path, body) => {
    const text = body === undefined ? "" : JSON.stringify(body);
    return read(
      await fetch(url + path, {
        method,
        headers: {
          ...signed(OPERATOR_SECRET, { method, path, body: text }, Date.now()),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: text }),
      }),
    );
  };
  return {
    url,
    wallet,
    operator,
    frame: async (token, path, body) =>
      read(
        await fetch(`${url}/frame/v1/${path}`, {
          method: body === undefined ? "GET" : "POST",
          headers: {
            authorization: `Bearer ${token}`,
            connection: "close",
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    launch: async (game, isDemo = false) => {
      const play = isDemo ? null : { player: PLAYER, token: TOKEN, currency: "EUR" };
      const { body } = await operator("POST", "/v1/launches", { game, language: "en", play });
      return String(body["url"]).split("#")[1] ?? "";
    },
    restart: async () => {
      await running.close();
      running = await start(Number(new URL(url).port));
    },
    close: async () => {
      await running.close();
      await wallet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
