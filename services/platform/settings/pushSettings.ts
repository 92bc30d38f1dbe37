/** Settings of web push: the site's keys, and the push services that may be called. */
import { z } from "zod";
import { isLoopback } from "#shared/wire/publicOrigin.ts";

export interface PushSettings {
  /** The operator's keys (VAPID); null for a demo's own, or no web push in production. */
  vapid: { subject: string; publicKey: string; privateKey: string } | null;
  /** Hosts of push services; "*." stands for any names in front. */
  hosts: readonly string[];
  /** Host and port on this machine that is called by http too, for tests. */
  testHost: string | null;
}

const usualHosts = "fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com";
const bytes = (length: number) =>
  z
    .string()
    .trim()
    .refine(
      (key) => /^[\w-]+$/.test(key) && Buffer.from(key, "base64url").length === length,
      `${length} bytes in base64url, as \`npx web-push generate-vapid-keys\` prints them`,
    )
    .optional();

export const pushEnvironment = {
  VAPID_PUBLIC_KEY: bytes(65),
  VAPID_PRIVATE_KEY: bytes(32),
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "an address such as mailto:push@example.com")
    .optional(),
  PUSH_HOSTS: z
    .string()
    .default(usualHosts)
    .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/, "hosts, separated by commas"))),
  PUSH_TEST_HOST: z
    .string()
    .trim()
    .regex(/^[\w.-]+:\d{1,5}$/, "a host and a port such as 127.0.0.1:4999")
    .optional(),
};

type Given = z.output<z.ZodObject<typeof pushEnvironment>>;

/** @param fail ends the start with its sentence */
export function pushSettingsOf(
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_HOSTS, PUSH_TEST_HOST }: Given,
  siteEnv: "demo" | "production",
  fail: (line: string) => never,
): PushSettings {
  const given = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0 && missing.length < 3) fail(`${missing.join(" and ")} is missing: web push needs all three`);
  if (PUSH_TEST_HOST !== undefined && (siteEnv === "production" || !isLoopback(`http://${PUSH_TEST_HOST}`)))
    fail("PUSH_TEST_HOST is for tests: an address of this machine, and never with SITE_ENV=production");
  return {
    vapid:
      VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined && VAPID_SUBJECT !== undefined
        ? { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
        : null,
    hosts: PUSH_HOSTS,
    testHost: PUSH_TEST_HOST ?? null,
  };
}
