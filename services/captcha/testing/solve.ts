/** A captcha solved by who knows the site's key: what a person reads from the picture. */
import type { TestServices } from "../../core/testing/services.ts";
import { answerOf } from "../captcha.ts";

/** The value of an `X-Captcha-Result` header that is right. */
export async function solvedCaptcha({ call, services }: Pick<TestServices, "call" | "services">): Promise<string> {
  const { id } = (await call<{ id: string }>("GET", "/captcha-api/captcha/update")).body;
  return `${id}.${await answerOf(services.context, id)}`;
}
