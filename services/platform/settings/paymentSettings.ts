/** Settings of payments: the provider that takes them, the methods on offer, and who decides on withdrawals. */
import { z } from "zod";

export interface PaymentSettings {
  /** The payment provider; null takes no payments. */
  provider: { url: string; key: string; webhookSecret: string } | null;
  /** JSON file with the operator's own methods; null for the standard ones. */
  methodsPath: string | null;
  /** JSON file with the operator's cash desks, or those of the demo; null for none. */
  cashDesks: { path: string } | "demo" | null;
  /**
   * After how many milliseconds of the services' clock the automatic desk approves a withdrawal; null leaves it to the
   * operator's staff.
   */
  deskMs: number | null;
}

const text = z.string().trim().min(1);

export const paymentEnvironment = {
  PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  PROVIDER_KEY: text.min(16, "at least 16 characters").optional(),
  PROVIDER_WEBHOOK_SECRET: text
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "whsec_ and at least 24 bytes in base64")
    .optional(),
  PAYMENT_METHODS: text.optional(),
  CASH_DESKS: text.optional(),
  PAYMENT_DESK_SECONDS: z.coerce.number("a number of seconds").int().min(0).max(86_400).optional(),
};

type Given = { [Name in keyof typeof paymentEnvironment]?: z.output<(typeof paymentEnvironment)[Name]> };

/** How soon a demo's desk decides, so that a player sees the whole way of a withdrawal. */
const demoDeskSeconds = 5;

/** @param refuse called with one line when only a part of the provider's settings is there */
export function paymentSettingsOf(
  given: Given,
  siteEnv: "demo" | "production",
  refuse: (line: string) => never,
): PaymentSettings {
  const { PROVIDER_URL: url, PROVIDER_KEY: key, PROVIDER_WEBHOOK_SECRET: webhookSecret } = given;
  const missing = Object.entries({ PROVIDER_URL: url, PROVIDER_KEY: key, PROVIDER_WEBHOOK_SECRET: webhookSecret })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length === 1 || missing.length === 2)
    refuse(`${missing.join(" and ")} missing: a payment provider needs its address, its key and its webhook secret`);
  if (siteEnv === "production" && url !== undefined && !url.startsWith("https:"))
    refuse("PROVIDER_URL is not https: production sends payments encrypted only");
  const seconds = given.PAYMENT_DESK_SECONDS ?? (siteEnv === "demo" ? demoDeskSeconds : null);
  return {
    provider:
      url === undefined || key === undefined || webhookSecret === undefined ? null : { url, key, webhookSecret },
    methodsPath: given.PAYMENT_METHODS ?? null,
    cashDesks: given.CASH_DESKS === undefined ? (siteEnv === "demo" ? "demo" : null) : { path: given.CASH_DESKS },
    deskMs: seconds === null ? null : seconds * 1000,
  };
}
