/** Settings of verification: from which amount it is needed, who looks at files, and who decides. */
import { z } from "zod";

export interface VerificationSettings {
  /**
   * Withdrawals of a player are held for verification from this sum of all of them on, in `currency`; null asks nobody.
   */
  above: { amount: string; currency: string } | null;
  /** A ClamAV daemon that looks at every file; null for none. */
  antivirus: { host: string; port: number } | null;
  /**
   * After how many milliseconds of the services' clock the automatic desk approves a document; null leaves it to the
   * operator's staff.
   */
  deskMs: number | null;
}

const aboveForm = /^(\d{1,12}(?:\.\d{1,3})?) ([A-Z]{3})$/;
const hostForm = /^([\w.-]{1,253}):(\d{1,5})$/;

export const verificationEnvironment = {
  VERIFICATION_ABOVE: z
    .string()
    .trim()
    .refine(
      (value) => value === "never" || aboveForm.test(value),
      'an amount and its currency such as "1000 EUR", or "never"',
    )
    .default("1000 EUR"),
  CLAMAV_ADDRESS: z.string().trim().regex(hostForm, "a host and a port such as clamav:3310").optional(),
  VERIFICATION_DESK_SECONDS: z.coerce.number("a number of seconds").int().min(0).max(86_400).optional(),
};

interface Given {
  VERIFICATION_ABOVE: string;
  CLAMAV_ADDRESS?: string | undefined;
  VERIFICATION_DESK_SECONDS?: number | undefined;
}

/** How soon a demo's desk decides, so that a player sees the whole way. */
const demoDeskSeconds = 5;

export function verificationSettingsOf(given: Given, siteEnv: "demo" | "production"): VerificationSettings {
  const [, amount = "", currency = ""] = aboveForm.exec(given.VERIFICATION_ABOVE) ?? [];
  const [, host = "", port = ""] = hostForm.exec(given.CLAMAV_ADDRESS ?? "") ?? [];
  const seconds = given.VERIFICATION_DESK_SECONDS ?? (siteEnv === "demo" ? demoDeskSeconds : null);
  return {
    above: amount === "" ? null : { amount, currency },
    antivirus: host === "" ? null : { host, port: Number(port) },
    deskMs: seconds === null ? null : seconds * 1000,
  };
}
