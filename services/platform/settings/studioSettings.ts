/** Settings of the game studio, or of an aggregator in its place: where games come from, and who may call the wallet. */
import { z } from "zod";

export interface StudioSettings {
  /** Origin of its API. */
  url: string;
  /** Signs what is asked of it. */
  secret: string;
  /** Signs what it asks of the wallet. */
  walletSecret: string;
}

const secret = z.string().trim().min(16, "at least 16 characters").optional();

export const studioEnvironment = {
  STUDIO_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  STUDIO_SECRET: secret,
  STUDIO_WALLET_SECRET: secret,
};

type Given = { [Name in keyof typeof studioEnvironment]?: z.output<(typeof studioEnvironment)[Name]> };

/**
 * The studio that is set; null for a site without casino games. @param refuse called with one line when only a part of
 * its settings is there
 */
export function studioSettingsOf(
  { STUDIO_URL: url, STUDIO_SECRET: secret, STUDIO_WALLET_SECRET: walletSecret }: Given,
  siteEnv: "demo" | "production",
  refuse: (line: string) => never,
): StudioSettings | null {
  if (url === undefined) return null;
  if (secret === undefined) return refuse("STUDIO_SECRET is missing: STUDIO_URL needs it, to sign what is asked");
  if (walletSecret === undefined)
    return refuse("STUDIO_WALLET_SECRET is missing: STUDIO_URL needs it, to know the studio's calls of the wallet");
  if (siteEnv === "production" && !url.startsWith("https:"))
    refuse(`STUDIO_URL=${url} is not https: production launches games over a verified address only`);
  return { url, secret, walletSecret };
}
