/** REST contract of the captcha service (SPEC 7.20, 3.24). A solved captcha goes as `<id>.<answer>` in `X-Captcha-Result`, the answer percent-encoded. */
import { z } from "zod";

/** SPEC 3.24. `time` is whole seconds left to use the challenge. */
export const captchaResult = z.object({ success: z.boolean(), type: z.string(), time: z.int().nonnegative(), error_message: z.string().nullable() });

const id = z.string().max(256);
const captchaQuery = z.object({ captcha: z.string().max(9_000).describe("`<id>.<answer>`; for gettime the id alone is enough") });

export const challenge = z.object({
  id: z.string(),
  type: z.string().describe("\"picture\", or the operator's own captcha: \"turnstile\", \"hcaptcha\""),
  image: z.string().describe("A PNG as a data: URI; empty for the operator's own captcha"),
  time: z.int().describe("Whole seconds for which it can be used"),
  widget: z.object({ site_key: z.string(), script: z.string().describe("Address of the provider's script") }).nullable().optional().describe("What the operator's own captcha is shown by; its token is the answer"),
});

export const captchaApi = {
  /** A new challenge: a picture of the characters to type, or the operator's own captcha. `captcha` is the id of one that it replaces, which can't be used any more. */
  update: { method: "GET", path: "/captcha-api/captcha/update", query: z.object({ captcha: id.optional() }), response: challenge },
  /** The digits of a challenge, spoken in the language of `X-Language`: typed, they answer it as well as the picture's characters. A WAV as a data: URI; null for a challenge that can't be used, and for the operator's own. */
  sound: { method: "GET", path: "/captcha-api/captcha/sound", query: z.object({ captcha: id }), response: z.object({ sound: z.string().nullable() }) },
  /** Whether an answer is right. Four tries end the challenge, the call it is meant for among them. The operator's own captcha is never right here: its token is good for one call. */
  validate: { method: "POST", path: "/captcha-api/captcha/validate", query: captchaQuery, response: captchaResult },
  /** How long a challenge can still be used. */
  gettime: { method: "GET", path: "/captcha-api/captcha/gettime", query: captchaQuery, response: captchaResult },
} as const;
