/** The rates in force: a demo's table, or what the operator's address answers, kept for a while. */
import { z } from "zod";
import type { RateTable } from "#shared/money/exchange.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { PATIENCE_MS } from "../../../platform/http/patience.ts";
import { demoRates } from "./demoRates.ts";

/** How long an answer is used before the address is asked again, and how long at most when it fails; real milliseconds. */
const freshMs = 10 * 60_000;
/** A rate that stands still while the market moves is a free option of whoever converts. */
const usableMs = 60 * 60_000;

const decimal = z.union([z.string().regex(/^\d{1,12}(\.\d{1,12})?$/), z.number().positive().transform(String)]);
const code = z.string().regex(/^[A-Z]{3}$/);
const table = z.object({
  base: code,
  date: z.iso.date(),
  /** Who publishes the rates, as players read it. */
  source: z.string().trim().min(1).max(80).optional(),
  rates: z.record(code, decimal),
});

/** Answers the rates in force; null when there are none. */
export type Rates = () => Promise<RateTable | null>;

const isTooOld = ({ date }: Pick<RateTable, "date">, oldestMs: number) => Date.now() - Date.parse(date) > oldestMs;

async function fetched(url: string, oldestMs: number): Promise<RateTable> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { source = new URL(url).hostname, ...rates } = table.parse(await response.json());
  if (isTooOld(rates, oldestMs)) throw new Error(`rates of ${rates.date} are too old`);
  return { ...rates, source };
}

/** @param settings where the rates come from */
export function ratesOf({ settings, log }: Pick<ServiceContext, "settings" | "log">): Rates {
  const { rates: source, oldestMs } = settings.money.exchange;
  if (source === null) return async () => null;
  if (source === "demo") return async () => demoRates;
  let kept: { rates: RateTable; at: number } | null = null;
  let asking: Promise<void> | null = null;
  const ask = async () => {
    try {
      kept = { rates: await fetched(source.url, oldestMs), at: Date.now() };
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, "The rates can't be asked for");
    }
  };
  const age = () => (kept === null ? Infinity : Date.now() - kept.at);
  return async () => {
    if (age() > freshMs) {
      // Everybody who comes meanwhile waits for the same answer.
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
    }
    return kept === null || age() > usableMs || isTooOld(kept.rates, oldestMs) ? null : kept.rates;
  };
}
