/** Calls of the game studio, by the contract in docs/studio.md. */
import { z } from "zod";
import { signed } from "#shared/wire/signedCall.ts";
import { PATIENCE_MS } from "../../../platform/http/patience.ts";
import type { StudioSettings } from "../../../platform/settings/studioSettings.ts";

const amount = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/);
const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);
/** Part of addresses of the site. */
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

const listedGame = z.object({
  id: key,
  engine: z.string().max(40),
  provider: z.object({ id: key, name: z.string().min(1).max(80) }),
  names: z.record(z.string().max(10), z.string().min(1).max(120)).refine((names) => names["en"], "has no English name"),
  rtp: z.object({ from: percent, to: percent }),
  volatility: z.enum(["low", "medium", "high"]),
  highestMultiplier: z.number().positive(),
  stakes: z.object({ currency: z.string(), min: amount, max: amount }),
  mechanics: z.array(z.string().max(40)).max(20),
  hasDemo: z.boolean(),
  pictures: z.record(z.string().max(10), z.url({ protocol: /^https?$/ })),
});
export type ListedGame = z.output<typeof listedGame>;

/** The studio could not be asked, or gave no answer that can be used. */
export class StudioUnreachable extends Error {
  override name = "StudioUnreachable";
}

/** The list of games is asked for by a job, which has time. */
const listTimeoutMs = 10_000;
/** A day of rounds is long. */
const statementTimeoutMs = 60_000;

/** @throws StudioUnreachable, as all calls below */
async function call<Schema extends z.ZodType>(
  { url, secret }: StudioSettings,
  { path, order, answer }: { path: string; order?: object; answer: Schema },
): Promise<z.output<Schema>> {
  const method = order === undefined ? "GET" : "POST";
  const body = order === undefined ? "" : JSON.stringify(order);
  let response: Response;
  let said: unknown;
  try {
    response = await fetch(url + path, {
      method,
      headers: {
        ...signed(secret, { method, path, body }, Date.now()),
        ...(order !== undefined && { "content-type": "application/json" }),
      },
      ...(order !== undefined && { body }),
      redirect: "error",
      signal: AbortSignal.timeout(order === undefined ? listTimeoutMs : PATIENCE_MS),
    });
    said = await response.json();
  } catch (error) {
    throw new StudioUnreachable(error instanceof Error ? error.message : String(error));
  }
  if (!response.ok) throw new StudioUnreachable(`HTTP ${response.status}`);
  const { data, error } = answer.safeParse(said);
  if (error !== undefined) throw new StudioUnreachable(`an answer that is not as agreed: ${error.issues[0]?.message}`);
  return data;
}

/** An answer that is no JSON. @throws StudioUnreachable */
export async function textOf({ url, secret }: StudioSettings, path: string): Promise<string> {
  try {
    const response = await fetch(url + path, {
      headers: signed(secret, { method: "GET", path, body: "" }, Date.now()),
      redirect: "error",
      signal: AbortSignal.timeout(statementTimeoutMs),
    });
    if (!response.ok) throw new StudioUnreachable(`HTTP ${response.status}`);
    return await response.text();
  } catch (error) {
    if (error instanceof StudioUnreachable) throw error;
    throw new StudioUnreachable(error instanceof Error ? error.message : String(error));
  }
}

/** All games, with their stakes in a currency. */
export async function listGames(settings: StudioSettings, currency: string): Promise<ListedGame[]> {
  const answer = z.object({ games: z.array(listedGame).max(10_000) });
  return (await call(settings, { path: `/v1/games?currency=${currency}`, answer })).games;
}

/** Players at each table of shared rounds, by the game. */
export async function tableSeats(settings: StudioSettings): Promise<{ game: string; seats: number }[]> {
  const seats = z.object({ game: key, seats: z.int().min(0) });
  return (await call(settings, { path: "/v1/tables", answer: z.object({ tables: z.array(seats).max(10_000) }) }))
    .tables;
}

/** A round as the studio knows it: where it can be checked, once its seeds are known. */
export async function roundAt(settings: StudioSettings, id: string): Promise<{ verifyUrl: string | null }> {
  const answer = z.object({ verifyUrl: z.url({ protocol: /^https?$/ }).nullable() });
  return call(settings, { path: `/v1/rounds/${encodeURIComponent(id)}`, answer });
}

export interface LaunchOrder {
  game: string;
  language: string;
  /** Null for demo play. */
  play: { player: string; token: string; currency: string } | null;
}

/** Opens a session of a game; answers the address for its frame. */
export async function launch(settings: StudioSettings, order: LaunchOrder): Promise<string> {
  const answer = z.object({ url: z.url({ protocol: /^https?$/ }) });
  return (await call(settings, { path: "/v1/launches", order, answer })).url;
}
