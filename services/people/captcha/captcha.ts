/**
 * Captcha challenges. A challenge is a sealed value: nothing is written until somebody tries an answer. Picture and
 * sound are computed from the challenge with the site's key and never stored. An external captcha is checked with its
 * provider. Each challenge allows a few tries and one use.
 */
import { createHmac } from "node:crypto";
import { countTry, isUsedUp, takeOnce } from "../../platform/secrets/once.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import { blockOf } from "#shared/wire/networkOf.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { createThreads } from "../../platform/threads.ts";
import { alphabet } from "./glyphs.ts";
import { draw } from "./picture.ts";
import { askProvider } from "./provider.ts";
import { seeded } from "./random.ts";
import type { Speech } from "./soundThread.ts";

export const captchaMs = 5 * 60_000;
/** Tries of an answer, the use of a right one among them. */
const maxTries = 4;
const characters = 5;
const digits = 6;

export interface Challenge {
  id: string;
  /** "picture", or the name of the operator's captcha. */
  type: string;
  /** A PNG as a data: URI; empty for the operator's captcha. */
  image: string;
  /** What the page needs to show the external captcha. */
  widget: { site_key: string; script: string } | null;
}

/** Bytes that belong to a challenge and a use of it. */
async function bytesOf(context: ServiceContext, use: string, id: string): Promise<Buffer> {
  return createHmac("sha256", await context.secret("captcha-answer-key"))
    .update(`${use}\0${id}`)
    .digest();
}

/** The characters of a challenge. No two neighbours are equal: run together they couldn't be counted. */
export async function answerOf(context: ServiceContext, id: string): Promise<string> {
  const bytes = await bytesOf(context, "picture", id);
  let answer = "";
  for (let index = 0; index < characters; index += 1) {
    const others = alphabet.replace(answer.at(-1) ?? "", "");
    // Four bytes a character: taking a remainder of so much favours none of them noticeably.
    answer += others[bytes.readUInt32BE(index * 4) % others.length];
  }
  return answer;
}

/** The digits that a challenge says. */
export async function spokenOf(context: ServiceContext, id: string): Promise<string> {
  const bytes = await bytesOf(context, "sound", id);
  return String(bytes.readUIntBE(0, 6) % 10 ** digits).padStart(digits, "0");
}

/** A new challenge. @param replaced one whose picture is discarded: it becomes invalid */
export async function newChallenge(context: ServiceContext, replaced?: string): Promise<Challenge> {
  if (replaced !== undefined) await endChallenge(context, replaced);
  const { token, sign } = await seal(context, "captcha", "", captchaMs);
  const id = `${token}.${sign}`;
  const provider = context.settings.captcha;
  if (provider !== null)
    return { id, type: provider.name, image: "", widget: { site_key: provider.siteKey, script: provider.scriptUrl } };
  const picture = await draw(await answerOf(context, id), seeded(await bytesOf(context, "drawing", id)));
  return { id, type: "picture", image: `data:image/png;base64,${picture.toString("base64")}`, widget: null };
}

/**
 * A sound is easier for a script that knows this repository than a picture, so it proves a person once a network (/24 of
 * IPv4, /48 of IPv6) and hour. By the hour of the services' clock.
 */
const soundsAnHour = 1;
const hourMs = 3_600_000;
function soundUse({ clock }: Pick<ServiceContext, "clock">, address: string | undefined) {
  const hour = Math.floor(clock.now() / (hourMs * clock.rate));
  return { key: `captcha sound ${blockOf(address ?? "")} ${hour}`, expiresAt: (hour + 1) * hourMs * clock.rate };
}

const speakers = createThreads<Speech, Uint8Array>(new URL("soundThread.ts", import.meta.url), {
  most: 1,
  mostMs: 5_000,
});

/**
 * The sound of a challenge in a language: a WAV as a data: URI, the same each time. Null for an invalid one, for an
 * external captcha, and where the visitor's network has used its sound up.
 */
export async function soundOf(
  context: ServiceContext,
  id: string,
  { language, address }: { language: LanguageCode; address: string | undefined },
): Promise<string | null> {
  if (context.settings.captcha !== null || (await secondsLeft(context, id)) === 0) return null;
  if (await isUsedUp(context.db, soundUse(context, address).key, soundsAnHour)) return null;
  const digits = await spokenOf(context, id);
  const wav = await speakers.run({ digits, language, seed: await bytesOf(context, `speaking ${language}`, id) });
  return `data:audio/wav;base64,${Buffer.from(wav).toString("base64")}`;
}

export type Verdict = "right" | "captchaWrong" | "captchaExpired" | "captchaUsed" | "captchaUnavailable";

/** A challenge and the given answer. */
function readSolved(solved: string): { id: string; answer: string } {
  const [token = "", sign = "", ...answer] = solved.split(".");
  return { id: `${token}.${sign}`, answer: answer.join(".") };
}

const easternZeros = ["\u0660", "\u06f0"].map((zero) => zero.codePointAt(0) ?? 0);

/** The typed answer in either case, with spaces, and with Arabic or Persian digits. */
function plain(answer: string): string {
  const western = [...answer].map((sign) => {
    const digit = easternZeros
      .map((zero) => (sign.codePointAt(0) ?? 0) - zero)
      .find((value) => value >= 0 && value <= 9);
    return digit === undefined ? sign : String(digit);
  });
  return western.join("").replaceAll(/\s/g, "").toUpperCase();
}

function decoded(answer: string): string {
  try {
    return decodeURIComponent(answer);
  } catch {
    return answer;
  }
}

async function opened(context: ServiceContext, id: string) {
  const [token = "", sign = ""] = id.split(".");
  return unseal(context, "captcha", token, sign);
}

async function endChallenge(context: ServiceContext, id: string): Promise<void> {
  const challenge = await opened(context, readSolved(id).id);
  if (challenge && !challenge.isTimeUp)
    await takeOnce(context.db, readSolved(id).id, challenge.expiresAt, context.clock.now());
}

/** Counts a try of a challenge; the verdict where there is none left to make. */
async function begin(context: ServiceContext, id: string): Promise<Exclude<Verdict, "right"> | { expiresAt: number }> {
  const challenge = await opened(context, id);
  if (!challenge) return "captchaWrong";
  if (challenge.isTimeUp) return "captchaExpired";
  return (await countTry(context.db, id, maxTries, challenge.expiresAt)) ? challenge : "captchaUsed";
}

/** By what an answer is right: the picture's characters or the sound's digits; null for a wrong one. */
async function rightBy(context: ServiceContext, id: string, answer: string): Promise<"picture" | "sound" | null> {
  const typed = plain(decoded(answer));
  if (typed === (await answerOf(context, id))) return "picture";
  return typed === (await spokenOf(context, id)) ? "sound" : null;
}

/**
 * Checks an answer without using the challenge up. The try is counted first. An external captcha can be checked only
 * once, so it is left to the call that the answer is meant for: "captchaUnavailable".
 */
export async function tryCaptcha(context: ServiceContext, solved: string): Promise<Verdict> {
  const { id, answer } = readSolved(solved);
  const begun = await begin(context, id);
  if (typeof begun === "string") return begun;
  if (context.settings.captcha !== null) return "captchaUnavailable";
  return (await rightBy(context, id, answer)) === null ? "captchaWrong" : "right";
}

/** The verdict on an answer to the site's own captcha that is used up. */
async function verdictOf(
  context: ServiceContext,
  id: string,
  { answer, address }: { answer: string; address: string | undefined },
): Promise<Verdict> {
  const by = await rightBy(context, id, answer);
  if (by !== "sound") return by === null ? "captchaWrong" : "right";
  const { key, expiresAt } = soundUse(context, address);
  return (await countTry(context.db, key, soundsAnHour, expiresAt)) ? "right" : "captchaUsed";
}

/**
 * Checks an answer and, if it is right, uses the challenge up.
 * @param address of the solver, for the external captcha and for what sounds a network may use
 */
export async function redeemCaptcha(context: ServiceContext, solved: string, address?: string): Promise<Verdict> {
  const { id, answer } = readSolved(solved);
  const begun = await begin(context, id);
  if (typeof begun === "string") return begun;
  const provider = context.settings.captcha;
  const verdict =
    provider !== null
      ? await askProvider(context, provider, decoded(answer), address)
      : await verdictOf(context, id, { answer, address });
  if (verdict !== "right") return verdict;
  return (await takeOnce(context.db, id, begun.expiresAt, context.clock.now())) ? "right" : "captchaUsed";
}

/** Whole real seconds for which a challenge is still valid; 0 for an invalid one. */
export async function secondsLeft(context: ServiceContext, id: string): Promise<number> {
  const challenge = await opened(context, readSolved(id).id);
  if (!challenge || challenge.isTimeUp || (await isUsedUp(context.db, readSolved(id).id, maxTries))) return 0;
  return Math.ceil((challenge.expiresAt - context.clock.now()) / context.clock.rate / 1000);
}
