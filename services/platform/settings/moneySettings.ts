/** Settings of accounts: who may correct a balance, and by which rates money is converted. */
import { z } from "zod";

export interface MoneySettings {
  adjustments: {
    /** Whether a second person has to confirm. */
    needTwo: boolean;
    /** Up to what worth in euros one person is enough all the same, exact. */
    twoAbove: string;
  };
  exchange: {
    /** Where the rates come from: an address, the table of a demo, or nowhere, which converts nothing. */
    rates: { url: string } | "demo" | null;
    /** Percent of the rate that the house keeps, exact. */
    margin: string;
    /** Milliseconds since the beginning of the rates' day after which they are no rates any more. */
    oldestMs: number;
  };
}

const decimal = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,6})?$/, "a decimal such as 1.5");

export const moneyEnvironment = {
  ADJUSTMENTS_NEED_TWO: z.enum(["on", "off"]).optional(),
  ADJUSTMENTS_TWO_ABOVE: decimal.default("0"),
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXCHANGE_RATES_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 14)
    .default(96),
  EXCHANGE_MARGIN: decimal.refine((percent) => Number(percent) < 100, "less than 100 percent").default("0"),
};

type Given = z.output<z.ZodObject<typeof moneyEnvironment>>;

/** @param refuse called with one line for what production can't have */
export function moneySettingsOf(
  given: Given,
  siteEnv: "demo" | "production",
  refuse: (line: string) => never,
): MoneySettings {
  const url = given.EXCHANGE_RATES_URL;
  if (siteEnv === "production" && url !== undefined && !url.startsWith("https:"))
    refuse("EXCHANGE_RATES_URL is not https: production takes rates from a verified address only");
  return {
    adjustments: {
      needTwo: (given.ADJUSTMENTS_NEED_TWO ?? (siteEnv === "production" ? "on" : "off")) === "on",
      twoAbove: given.ADJUSTMENTS_TWO_ABOVE,
    },
    exchange: {
      rates: url === undefined ? (siteEnv === "demo" ? "demo" : null) : { url },
      margin: given.EXCHANGE_MARGIN,
      oldestMs: given.EXCHANGE_RATES_HOURS * 3_600_000,
    },
  };
}
