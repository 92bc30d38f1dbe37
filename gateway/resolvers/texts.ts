/** Text arguments within their bounds, so that a service is not asked what it must refuse. */
import { badUserInput } from "../errors.ts";

/** The text. @throws BAD_USER_INPUT when it is longer than `most` or shorter than `least` characters. */
export function textUpTo(argument: string, text: string, most: number, least = 1): string {
  if (text.length < least || text.length > most) throw badUserInput(`${argument} has ${least} to ${most} characters.`);
  return text;
}
