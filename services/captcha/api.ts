/** REST contract of the captcha service (SPEC 7.20, 3.24). A solved captcha goes as `<id>.<answer>` in `X-Captcha-Result`. */
import { z } from "zod";

/** SPEC 3.24. `time` is whole seconds left to use the challenge. */
export const captchaResult = z.object({ success: z.boolean(), type: z.string(), time: z.int().nonnegative(), error_message: z.string().nullable() });

const captchaQuery = z.object({ captcha: z.string().max(256).describe("`<id>.<answer>`; for gettime the id alone is enough") });

export const captchaApi = {
  /** A new challenge: an SVG picture of the characters to type. */
  update: { method: "GET", path: "/captcha-api/captcha/update", response: z.object({ id: z.string(), type: z.string(), image: z.string(), time: z.int() }) },
  /** Whether an answer is right. Four tries end the challenge, the call it is meant for among them. */
  validate: { method: "POST", path: "/captcha-api/captcha/validate", query: captchaQuery, response: captchaResult },
  /** How long a challenge can still be used. */
  gettime: { method: "GET", path: "/captcha-api/captcha/gettime", query: captchaQuery, response: captchaResult },
} as const;
