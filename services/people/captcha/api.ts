/**
 * REST contract of the captcha service (SPEC 7.20, 3.24). A solved captcha goes as `<id>.<answer>` in
 * `X-Captcha-Result`, the answer percent-encoded.
 */
import { z } from "zod";

export const captchaResult = z
  .object({
    success: z.boolean().describe("True when the answer is right"),
    type: z.string().describe('"picture", or the name of the operator\'s own captcha'),
    time: z.int().nonnegative().describe("Whole seconds for which the challenge can still be used"),
    error_message: z.string().nullable().describe("Why it is not right, for logs; null when it is"),
  })
  .describe("Whether an answer is right");

const id = z.string().max(256).describe("Id of the challenge");
const captchaQuery = z
  .object({
    captcha: z.string().max(9_000).describe("`<id>.<answer>`; for gettime the id alone is enough"),
  })
  .describe("An answered challenge");

export const challenge = z
  .object({
    id: z.string().describe("Id of the challenge"),
    type: z.string().describe('"picture", or the operator\'s own captcha: "turnstile", "hcaptcha"'),
    image: z.string().describe("A PNG as a data: URI; empty for the operator's own captcha"),
    time: z.int().describe("Whole seconds for which it can be used"),
    widget: z
      .object({
        site_key: z.string().describe("Site key for the widget's script"),
        script: z.string().describe("Address of the provider's script"),
      })
      .nullable()
      .optional()
      .describe("What the operator's own captcha is shown by; its token is the answer"),
  })
  .describe("A captcha challenge");

export const captchaApi = {
  update: {
    summary: "Makes a captcha challenge",
    description:
      "A new challenge: a picture of the characters to type, or the operator's own captcha. `captcha` is the id of one that it replaces, which can't be used any more.",
    security: "none",
    method: "GET",
    path: "/captcha-api/captcha/update",
    query: z.object({ captcha: id.optional().describe("Id of the challenge that this one replaces") }),
    response: challenge,
  },
  sound: {
    summary: "A captcha challenge as sound",
    description:
      "The digits of a challenge, spoken in the language of `X-Language`: typed, they answer it as well as the picture's characters. A WAV as a data: URI; null for a challenge that can't be used, and for the operator's own.",
    security: "none",
    headers: ["X-Language"],
    method: "GET",
    path: "/captcha-api/captcha/sound",
    query: z.object({ captcha: id.describe("Id of the challenge") }),
    response: z.object({
      sound: z
        .string()
        .nullable()
        .describe("A WAV as a data: URI; null when there is none, or the network has used its sound of the hour up"),
    }),
  },
  validate: {
    summary: "Checks an answer to a captcha",
    description:
      "Whether an answer is right. Four tries end the challenge, the call it is meant for among them. The operator's own captcha is never right here: its token is good for one call.",
    security: "none",
    method: "POST",
    path: "/captcha-api/captcha/validate",
    query: captchaQuery,
    response: captchaResult,
  },
  gettime: {
    summary: "How long a captcha challenge can still be used",
    description: "How long a challenge can still be used.",
    security: "none",
    method: "GET",
    path: "/captcha-api/captcha/gettime",
    query: captchaQuery,
    response: captchaResult,
  },
} as const;
