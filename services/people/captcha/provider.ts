/**
 * An external captcha (Turnstile or hCaptcha): the provider checks the answer, and without its confirmation nobody
 * passes.
 */
import { z } from "zod";
import type { ServiceContext } from "../../platform/context.ts";
import { PATIENCE_MS } from "../../platform/http/patience.ts";
import type { CaptchaProvider } from "../../platform/settings/settings.ts";
import type { Verdict } from "./captcha.ts";

const longestAnswer = 4_096;
const longestToken = 8_192;

const answerForm = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/** Error codes that are about the site's settings, not about who solved the captcha. */
const ownMistakes: ReadonlySet<string> = new Set([
  "missing-input-secret",
  "invalid-input-secret",
  "sitekey-secret-mismatch",
  "not-using-dummy-passcode",
  "bad-request",
  "internal-error",
]);

/** The body of an answer that is not longer than any provider's. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text.length > longestAnswer ? null : JSON.parse(text);
}

/** The provider's verdict on a token. Any failure on the way is "captchaUnavailable", with one log line. */
export async function askProvider(
  { log }: Pick<ServiceContext, "log">,
  { name, siteKey, secret, verifyUrl }: CaptchaProvider,
  token: string,
  address: string | undefined,
): Promise<Verdict> {
  if (token === "" || token.length > longestToken) return "captchaWrong";
  const unavailable = (reason: string): Verdict => {
    log.error({ provider: name, reason }, "the captcha provider can't be asked: whoever needs a captcha is refused");
    return "captchaUnavailable";
  };
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: new URLSearchParams({
        secret,
        response: token,
        sitekey: siteKey,
        ...(address !== undefined && { remoteip: address }),
      }),
    });
    const answer = answerForm.safeParse(await bodyOf(response));
    if (!answer.success) return unavailable(`status ${response.status}, not an answer`);
    const codes = answer.data["error-codes"];
    const mistake = codes.find((code) => ownMistakes.has(code));
    if (mistake !== undefined) return unavailable(mistake);
    if (!response.ok) return unavailable(`status ${response.status}`);
    if (answer.data.success) return "right";
    return codes.includes("timeout-or-duplicate") || codes.includes("invalid-or-already-seen-response")
      ? "captchaUsed"
      : "captchaWrong";
  } catch (error) {
    // Its message may hold the address with the operator's key: the name says enough.
    return unavailable(error instanceof Error ? error.name : "unknown");
  }
}
