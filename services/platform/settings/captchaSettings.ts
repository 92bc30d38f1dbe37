/** The operator's own captcha, as the environment names it. */
import { z } from "zod";

/** The external captchas that are supported, with their public addresses. */
const providers = {
  turnstile: {
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    scriptUrl: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  },
  hcaptcha: {
    verifyUrl: "https://api.hcaptcha.com/siteverify",
    scriptUrl: "https://js.hcaptcha.com/1/api.js?render=explicit",
  },
} as const;

export interface CaptchaProvider {
  name: keyof typeof providers;
  siteKey: string;
  secret: string;
  /** Where its tokens are verified. */
  verifyUrl: string;
  /** Address of the script that shows it. */
  scriptUrl: string;
}

const web = z.url({ protocol: /^https?$/ });

export const captchaEnvironment = {
  CAPTCHA_PROVIDER: z.enum(["own", "turnstile", "hcaptcha"]).default("own"),
  CAPTCHA_SITE_KEY: z.string().trim().min(1).max(256).optional(),
  CAPTCHA_SECRET: z.string().trim().min(1).max(256).optional(),
  CAPTCHA_VERIFY_URL: web.optional(),
  CAPTCHA_SCRIPT_URL: web.optional(),
};

type Given = z.output<z.ZodObject<typeof captchaEnvironment>>;

/**
 * The provider that is set; null for the site's own captcha. @param fail called with one line when its keys are missing
 */
export function captchaProviderOf(
  {
    CAPTCHA_PROVIDER: name,
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: secret,
    CAPTCHA_VERIFY_URL,
    CAPTCHA_SCRIPT_URL,
  }: Given,
  fail: (line: string) => never,
): CaptchaProvider | null {
  if (name === "own") return null;
  if (siteKey === undefined) return fail(`CAPTCHA_SITE_KEY is missing: CAPTCHA_PROVIDER=${name} needs it`);
  if (secret === undefined) return fail(`CAPTCHA_SECRET is missing: CAPTCHA_PROVIDER=${name} needs it`);
  const { verifyUrl, scriptUrl } = providers[name];
  return {
    name,
    siteKey,
    secret,
    verifyUrl: CAPTCHA_VERIFY_URL ?? verifyUrl,
    scriptUrl: CAPTCHA_SCRIPT_URL ?? scriptUrl,
  };
}
