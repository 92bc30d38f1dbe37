/** The studio's statement of a day, by the contract in docs/studio.md. */
import { z } from "zod";
import { roundId } from "../../../money/wallet/public.ts";
import type { StudioSettings } from "../../../platform/settings/studioSettings.ts";
import { StudioUnreachable, textOf } from "./client.ts";

const amount = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/);

/** A round for money as the studio states it once it is over. */
const line = z.object({
  id: roundId,
  /** The studio writes it as a JSON text. */
  player: z
    .string()
    .max(120)
    .transform((text) => text.replace(/^"(.*)"$/, "$1")),
  game: z.string().max(60),
  /** Closed: played to its end. Cancelled: given back, or never taken. */
  status: z.enum(["closed", "cancelled"]),
  currency: z.string().regex(/^[A-Z]{3}$/),
  stake: amount,
  won: amount,
});
export type StatedRound = z.output<typeof line>;

/** Reads the lines by the names of the first one. @throws StudioUnreachable for what is no statement */
export function readStatement(csv: string): StatedRound[] {
  const [head = "", ...rows] = csv.split(/\r?\n/).filter((row) => row !== "");
  const names = head.split(",");
  return rows.map((row, index) => {
    // No value of the contract can hold a comma.
    const values = row.split(",");
    const { data, error } = line.safeParse(Object.fromEntries(names.map((name, place) => [name, values[place]])));
    if (error !== undefined || values.length !== names.length)
      throw new StudioUnreachable(`line ${index + 1} of the statement can't be read`);
    return data;
  });
}

/** @param day YYYY-MM-DD in UTC @throws StudioUnreachable */
export const statementOf = async (settings: StudioSettings, day: string): Promise<StatedRound[]> =>
  readStatement(await textOf(settings, `/v1/statements/${day}`));
