/** A captcha solved by who knows the site's key: what a person reads from the picture. */
import type { TestServices } from "../../core/testing/services.ts";
import { answerOf, newChallenge } from "../captcha.ts";

/** The value of an `X-Captcha-Result` header that is right. */
export async function solvedCaptcha({ services: { context } }: Pick<TestServices, "services">): Promise<string> {
  const { id } = await newChallenge(context);
  return `${id}.${await answerOf(context, id)}`;
}
