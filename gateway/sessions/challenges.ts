/**
 * Calls that a service may answer with a challenge: a captcha to solve [5.25], or a device token that has expired
 * [5.26]. Proofs sent by the caller answer it; otherwise the caller is told what to do, with a new picture if needed.
 */
import type { GatewayContext } from "../execution/context.ts";
import type { DeviceToken } from "../datasources/people/auth.ts";
import { badUserInput } from "../errors/errors.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import type { RefusalReason } from "../transport/refusals.ts";
import type { TryHeaders } from "../datasources/people/signIns.ts";
import type { CaptchaInput, DeviceInput } from "../generated/resolvers.ts";
import { captchaError, inputError, type UserErrorModel } from "../errors/userErrors.ts";

/** What a caller sends to answer challenges. */
export interface Proofs {
  captcha?: CaptchaInput | null | undefined;
  device?: DeviceInput | null | undefined;
}

/** An answer, or errors that the caller can fix. `device` is a token issued on the way. */
export type Tried<T> =
  | { answer: T; errors: []; device: DeviceToken | null }
  | { answer: null; errors: UserErrorModel[]; device: DeviceToken | null };

/** Whether a text can be the id of a challenge. */
export const isChallengeId = (text: string): boolean => /^[\w.-]{1,192}$/.test(text);
/** As long as a widget's token may be. */
const maxAnswerLength = 6_144;
const deviceTokenForm = /^[\w.-]{1,2048}$/;
const maxComponentsLength = 16_384;
const maxComponentName = 64;

/** Length of a value as JSON; infinite if it is nested too deeply to be written. */
function lengthOf(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Device data if it is an object of bounded size; null for anything else. */
export function readComponents(value: unknown): Record<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value) || lengthOf(value) > maxComponentsLength)
    return null;
  return Object.keys(value).every((name) => name.length <= maxComponentName)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

/** "id.answer" as it goes into a header; null for what can't be one. */
export function solvedCaptcha({ challengeId, answer }: CaptchaInput): string | null {
  const written = encodeURIComponent(answer.trim().toWellFormed());
  return !isChallengeId(challengeId) || written === "" || written.length > maxAnswerLength
    ? null
    : `${challengeId}.${written}`;
}

/** The code of a captcha's error list that says most [5.25]. */
function captchaCode(codes: readonly number[]) {
  if (codes.includes(114)) return "CAPTCHA_UNAVAILABLE";
  if (codes.includes(111)) return "CAPTCHA_WRONG";
  return codes.includes(112) || codes.includes(113) ? "CAPTCHA_EXPIRED" : "CAPTCHA_REQUIRED";
}

const reasonOf = (error: unknown): RefusalReason | null => (error instanceof UpstreamError ? error.reason : null);

/** A challenge as the caller reads it. @throws any other error as it is */
async function toldChallenge({ parts, language }: GatewayContext, error: unknown): Promise<UserErrorModel[]> {
  const reason = reasonOf(error);
  if (reason?.kind === "fingerprint") return [inputError("FINGERPRINT_REQUIRED", ["device"], language)];
  if (reason?.kind !== "captcha") throw error;
  const challenge = await parts.services.captcha.challenge().catch(() => null);
  return [captchaError(captchaCode(reason.codes), challenge, language)];
}

/**
 * Makes a call with the caller's proofs. An expired device token is replaced and the call repeated once, if the caller
 * sent the data for a new one. Over HTTP only: a socket's address may be a proxy's, and failures are counted by
 * address; nor can a socket set cookies.
 */
export async function tryWithProofs<T>(
  context: GatewayContext,
  { captcha, device }: Proofs,
  call: (headers: TryHeaders) => Promise<T>,
): Promise<Tried<T>> {
  const { client, parts, language } = context;
  if (client.cookie === null) throw badUserInput("Signing in goes over HTTP.");
  const invalid = (...path: string[]): Tried<T> => ({
    answer: null,
    errors: [inputError("INVALID", path, language)],
    device: null,
  });
  const solved = captcha ? solvedCaptcha(captcha) : undefined;
  if (solved === null) return invalid("captcha");
  const hasComponents = device?.componentsData !== null && device?.componentsData !== undefined;
  const components = hasComponents ? readComponents(device.componentsData) : null;
  if (hasComponents && components === null) return invalid("device", "componentsData");
  // A token that can be none is sent as one, so that the service's answer is the only one there is.
  const token = device?.token ? (deviceTokenForm.test(device.token) ? device.token : "none") : undefined;
  const send = (fingerprint: string | undefined) =>
    call({
      "x-client-address": client.address,
      "x-language": language,
      ...(solved !== undefined && { "x-captcha-result": solved }),
      ...(fingerprint !== undefined && { "x-fingerprint": fingerprint }),
    });
  let issued: DeviceToken | null = null;
  try {
    try {
      return { answer: await send(token), errors: [], device: null };
    } catch (error) {
      if (reasonOf(error)?.kind !== "fingerprint" || components === null) throw error;
      issued = await parts.services.auth.deviceToken(components);
      return { answer: await send(issued.token), errors: [], device: issued };
    }
  } catch (error) {
    return { answer: null, errors: await toldChallenge(context, error), device: issued };
  }
}
