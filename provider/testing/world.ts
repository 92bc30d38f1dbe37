/** A provider in this process with a merchant, for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Timings } from "../context.ts";
import { startProvider } from "../server.ts";
import type { ProviderSettings } from "../settings.ts";
import { clientOf, TEST_KEY, type Client } from "./client.ts";
import { startMerchant, TEST_SECRET, type Merchant } from "./merchant.ts";

export interface World extends Client {
  url: string;
  merchant: Merchant;
  folder: string;
  /** Lines of the log. */
  log: string[];
  /** Stops the provider and starts it again on the same folder. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startWorld(
  change: Partial<ProviderSettings> = {},
  timings: Partial<Timings> = {},
): Promise<World> {
  const merchant = await startMerchant();
  const folder = mkdtempSync(join(tmpdir(), "provider-"));
  const log: string[] = [];
  const start = async (port: number) =>
    await startProvider({
      settings: {
        host: "127.0.0.1",
        port,
        dataDir: folder,
        publicUrl: null,
        key: TEST_KEY,
        merchant: "Shop & Sons",
        webhook: { url: merchant.url, secret: TEST_SECRET },
        retryMs: [20, 20, 20, 20, 20],
        hasFaults: true,
        logLevel: "info",
        metricsKey: null,
        ...change,
      },
      timings: { payoutMs: 10, slowBankMs: 300, ...timings },
      logTo: { write: (line) => void log.push(line) },
    });
  let running = await start(0);
  const { url } = running;
  return {
    ...clientOf(url),
    url,
    merchant,
    folder,
    log,
    restart: async () => {
      await running.close();
      running = await start(Number(new URL(url).port));
      // Connections kept from before are found to be closed.
      await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200));
    },
    close: async () => {
      await running.close();
      await merchant.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
