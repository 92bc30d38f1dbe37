/** The provider's statement of a day, by the contract in docs/provider.md. */
import { z } from "zod";
import { ProviderUnreachable, type ProviderSettings } from "./client.ts";

const decimal = z.string().regex(/^\d{1,20}(\.\d{1,4})?$/);

/** A movement of money as the provider states it. */
const line = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().max(100),
  kind: z.enum(["deposit", "payout"]),
  method: z.string().max(40),
  status: z.enum(["succeeded", "paid", "refunded", "charged_back"]),
  amount: decimal,
  currency: z.string().regex(/^[A-Z]{3}$/),
  fee: decimal,
  settledAt: z.coerce.number().int().nonnegative(),
});
export type StatementLine = z.output<typeof line>;

const timeoutMs = 30_000;

/** Reads the lines by the names of the first one. @throws ProviderUnreachable for what is no statement */
export function readStatement(csv: string): StatementLine[] {
  const [head = "", ...rows] = csv.split(/\r?\n/).filter((row) => row !== "");
  const names = head.split(",");
  return rows.map((row, index) => {
    // No value of the contract can hold a comma.
    const values = row.split(",");
    const { data, error } = line.safeParse(Object.fromEntries(names.map((name, place) => [name, values[place]])));
    if (error !== undefined || values.length !== names.length)
      throw new ProviderUnreachable(`line ${index + 1} of the statement can't be read`);
    return data;
  });
}

/** @param day YYYY-MM-DD in UTC @throws ProviderUnreachable */
export async function statementOf({ url, key }: ProviderSettings, day: string): Promise<StatementLine[]> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(`/v1/statements/${day}`, url), {
      headers: { authorization: `Bearer ${key}` },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    throw new ProviderUnreachable(error instanceof Error ? error.message : String(error));
  }
  if (!response.ok) throw new ProviderUnreachable(`HTTP ${response.status}`);
  return readStatement(text);
}
