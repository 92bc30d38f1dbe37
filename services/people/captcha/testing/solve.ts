/** Solves a captcha with the site's key, in place of a person who reads the picture. */
import type { TestServices } from "../../../testing/services.ts";
import { answerOf, newChallenge } from "../captcha.ts";

/** The value of an `X-Captcha-Result` header that is right. */
export async function solvedCaptcha({ services: { context } }: Pick<TestServices, "services">): Promise<string> {
  const { id } = await newChallenge(context);
  return `${id}.${await answerOf(context, id)}`;
}
