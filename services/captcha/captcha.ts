/**
 * Captcha challenges. A challenge is a sealed value: nothing is written until somebody tries an answer, which is
 * worked out from the challenge under a key of the site's and kept nowhere. Each is good for a few tries and one use.
 */
import { createHmac } from "node:crypto";
import { countTry, isUsedUp, takeOnce } from "../auth/codes/once.ts";
import { seal, unseal } from "../auth/codes/sealed.ts";
import type { ServiceContext } from "../core/context.ts";
import { alphabet, draw } from "./picture.ts";

export const captchaMs = 5 * 60_000;
/** Tries of an answer, the use of a right one among them. */
const maxTries = 4;
const answerLength = 5;

export interface Challenge {
  id: string;
  /** SVG. */
  image: string;
}

/** The characters that a challenge shows. */
export async function answerOf(context: ServiceContext, id: string): Promise<string> {
  const digest = createHmac("sha256", await context.secret("captcha-answer-key")).update(id).digest();
  // Four bytes a character: taking a remainder of so much favours none of them noticeably.
  return Array.from({ length: answerLength }, (_, index) => alphabet[digest.readUInt32BE(index * 4) % alphabet.length]).join("");
}

export async function newChallenge(context: ServiceContext): Promise<Challenge> {
  const { token, sign } = await seal(context, "captcha", "", captchaMs);
  const id = `${token}.${sign}`;
  return { id, image: draw(await answerOf(context, id)) };
}

export type Verdict = "right" | "captchaWrong" | "captchaExpired" | "captchaUsed";

/** A challenge and the answer typed, apart; the answer counts in either case and with spaces. */
function readSolved(solved: string): { id: string; answer: string } {
  const [token = "", sign = "", answer = ""] = solved.split(".");
  return { id: `${token}.${sign}`, answer: answer.replaceAll(/\s/g, "").toUpperCase() };
}

async function opened(context: ServiceContext, id: string) {
  const [token = "", sign = ""] = id.split(".");
  return unseal(context, "captcha", token, sign);
}

/** Looks at an answer without using the challenge up. The try is counted first. */
export async function tryCaptcha(context: ServiceContext, solved: string): Promise<Verdict> {
  const { id, answer } = readSolved(solved);
  const challenge = await opened(context, id);
  if (!challenge) return "captchaWrong";
  if (challenge.isTimeUp) return "captchaExpired";
  const mayTry = await countTry(context.db, id, maxTries, challenge.expiresAt);
  if (!mayTry) return "captchaUsed";
  return answer === (await answerOf(context, id)) ? "right" : "captchaWrong";
}

/** Looks at an answer and, when it is right, uses the challenge up. */
export async function redeemCaptcha(context: ServiceContext, solved: string): Promise<Verdict> {
  const verdict = await tryCaptcha(context, solved);
  if (verdict !== "right") return verdict;
  const { id } = readSolved(solved);
  const challenge = await opened(context, id);
  return challenge && (await takeOnce(context.db, id, challenge.expiresAt, context.clock.now())) ? "right" : "captchaUsed";
}

/** Whole real seconds for which a challenge can still be used; 0 for one that can't. */
export async function secondsLeft(context: ServiceContext, id: string): Promise<number> {
  const challenge = await opened(context, readSolved(id).id);
  if (!challenge || challenge.isTimeUp || (await isUsedUp(context.db, readSolved(id).id, maxTries))) return 0;
  return Math.ceil((challenge.expiresAt - context.clock.now()) / context.clock.rate / 1000);
}
