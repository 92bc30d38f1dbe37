/** What a call may require besides its input: a solved captcha [5.25], a valid device token [5.26]. */
import { createHash } from "node:crypto";
import { and, count, eq, gt } from "../../../platform/database/drizzle.ts";
import { redeemCaptcha } from "../../captcha/public.ts";
import { challengeCodes, type FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/http/rest.ts";
import type { Header } from "../../../platform/http/visitor.ts";
import { readFingerprint } from "../session/fingerprint.ts";
import { addressKey, beginAttempt, endAttempt, lockedUntil, signInLocked, windowMs } from "./guard.ts";
import { signInAttempt } from "../tables.ts";

/**
 * After this many of a kind within thirty minutes from one address, each further one needs a captcha. Signed-in players
 * have a larger quota, counted by player and by destination as well: another address is no fresh start.
 */
const freeTries = { signIn: 5, message: 2, ownMessage: 4 } as const;

export const captchaHeader = "x-captcha-result";
export const fingerprintHeader = "x-fingerprint";

const captchaMessages = {
  captchaNeeded: "A solved captcha is needed",
  captchaWrong: "The captcha's answer is wrong",
  captchaExpired: "The captcha's time is up",
  captchaUsed: "The captcha was used before",
  captchaUnavailable: "The captcha can't be checked just now",
} as const;

const asks = (name: keyof typeof challengeCodes, code: string, message: string) =>
  new Failure(400, code, message, { errors: [{ code: challengeCodes[name], message }] });

/** Uses the captcha of a call up. Null if it was right. */
export async function captchaRefusal(
  context: ServiceContext,
  solved: string | undefined,
  address: string | undefined,
): Promise<Failure<400> | null> {
  const verdict = solved === undefined ? "captchaNeeded" : await redeemCaptcha(context, solved, address);
  return verdict === "right" ? null : asks(verdict, "CAPTCHA", captchaMessages[verdict]);
}

/**
 * What came of asking for a captcha where sign-ins from this address have failed too often. `isProven`: one was asked
 * for and solved.
 */
export async function proveSignIn(
  context: ServiceContext,
  header: Header,
  captcha = header(captchaHeader),
): Promise<{ refusal: Failure<400> | null; isProven: boolean }> {
  const token = header(fingerprintHeader);
  if (token !== undefined && (await readFingerprint(context, token)) === null)
    return {
      refusal: asks("fingerprintExpired", "FINGERPRINT", "The device token has run out or is none"),
      isProven: false,
    };
  const address = header("x-client-address");
  if (!address || (await recentOf(context.db, addressKey(address), context.clock.now())) < freeTries.signIn)
    return { refusal: null, isProven: false };
  const refusal = await captchaRefusal(context, captcha, address);
  return { refusal, isProven: refusal === null };
}

/** Asks for a captcha where sign-ins from this address have failed too often. */
export async function signInChallenge(
  context: ServiceContext,
  header: Header,
  captcha = header(captchaHeader),
): Promise<Failure<400> | null> {
  return (await proveSignIn(context, header, captcha)).refusal;
}

/** Errors that count as wrong guesses. */
const guessed: ReadonlySet<string> = new Set(["WRONG_CODE", "TIME_UP"]);

/**
 * Looks at a code that somebody gives. A wrong one counts as a failed sign-in of the address, so that who tries the
 * codes of many people is asked for captchas and then locked, as who tries their passwords. It is counted before it is
 * looked at.
 * @param locked the answer to an address that is locked
 */
export async function ifNotGuessing<A extends { errors: FieldError[] }>(
  context: ServiceContext,
  header: Header,
  locked: (error: FieldError) => A,
  look: () => Promise<A>,
): Promise<A | Failure<400>> {
  const refusal = await signInChallenge(context, header);
  if (refusal !== null) return refusal;
  const attempt = await beginAttempt(context, { address: header("x-client-address") });
  if ("lockedUntil" in attempt) return locked(signInLocked(attempt));
  const answer = await look();
  if (!answer.errors.some(({ code }) => guessed.has(code)))
    await context.db.transaction((tx) => endAttempt(tx, attempt));
  return answer;
}

/** Key of a signed-in player: their number, and the phone or mailbox if they chose it themselves. */
interface OwnMessage {
  playerId: number;
  to?: string;
}

function messageKeys(header: Header, own: OwnMessage | undefined): string[] {
  const address = header("x-client-address");
  const ofPlayer = own === undefined ? [] : [`player:${own.playerId}`];
  const ofContact = own?.to === undefined ? [] : [`contact:${createHash("sha256").update(own.to).digest("hex")}`];
  // A missing address is the gateway's fault: guests without one share a count.
  const ofAddress = own !== undefined && !address ? [] : [addressKey(address ?? "")];
  return [...ofPlayer, ...ofContact, ...ofAddress].map((key) => `messages:${key}`);
}

/** Asks for a captcha where more messages were asked for than a person needs; counts this one. */
export async function messageChallenge(
  context: ServiceContext,
  header: Header,
  { captcha = header(captchaHeader), own }: { captcha?: string | undefined; own?: OwnMessage } = {},
): Promise<Failure<400> | null> {
  const keys = messageKeys(header, own);
  const most = own === undefined ? freeTries.message : freeTries.ownMessage;
  const at = context.clock.now();
  const counted = keys.map((key) => ({ key, at }));
  const isFree = await context.db.transaction(async (tx) => {
    // Counted one after another, so that simultaneous requests don't get more free ones.
    for (const key of keys) await lockedUntil(tx, key);
    for (const key of keys) if ((await recentOf(tx, key, at)) >= most) return false;
    await tx.insert(signInAttempt).values(counted);
    return true;
  });
  if (isFree) return null;
  const refusal = await captchaRefusal(context, captcha, header("x-client-address"));
  if (refusal === null) await context.db.insert(signInAttempt).values(counted);
  return refusal;
}

async function recentOf(db: Db | Tx, key: string, now: number): Promise<number> {
  const [row] = await db
    .select({ tries: count() })
    .from(signInAttempt)
    .where(and(eq(signInAttempt.key, key), gt(signInAttempt.at, now - windowMs)));
  return row?.tries ?? 0;
}
