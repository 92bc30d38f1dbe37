/** Forms that settings have. */
import { statSync } from "node:fs";
import { z } from "zod";

/** A folder that is there. */
export const folder = z
  .string()
  .trim()
  .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true, "a folder that is there");

/** Whether a setting holds a secret: its value is never told. */
export const holdsSecret = (name: string) =>
  /^(?:SMTP_URL|SMS_WEBHOOK_URL|EXCHANGE_RATES_URL|CAPTCHA_SECRET|CAPTCHA_VERIFY_URL|\w+_KEY|\w+_SECRET|REDIS_URL|DATABASE_URL)$/.test(
    name,
  );
