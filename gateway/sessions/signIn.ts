/** What all ways to sign in share: bounds of what is typed, the session that comes of it, and the form to show next. */
import { authErrorClass } from "#shared/authErrors.ts";
import { becomeCaller, type GatewayContext } from "../context.ts";
import type { SignedIn } from "../datasources/auth.ts";
import { isUnauthenticated } from "../errors.ts";
import { twoStepMethods } from "../datasources/security.ts";
import type { Phone, SignInAnswer, TryHeaders } from "../datasources/signIns.ts";
import type { AuthForm, CreateTokenPayload, LogInPayload, RefreshTokenPayload, ResolversTypes } from "../generated/resolvers.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../userErrors.ts";
import { tryWithProofs, type Proofs, type Tried } from "./challenges.ts";
import { keepRegistrationToken } from "./cookie.ts";
import { hashSession } from "./tokens.ts";
import { expiryOf } from "./userToken.ts";

/** The longest texts that are sent on; a field over its length is refused where it stands. */
export const maxLengths = { login: 128, password: 256, code: 16, token: 2048, sign: 256, credential: 4096, nonceSecret: 256, state: 2048, countryCode: 8, number: 32, redirectToken: 2048, returnPath: 512, email: 254 } as const;

/** Codes and tokens of signing in by a picture. */
export const qrForm = /^[\w-]{16,64}$/;

/** Errors of fields that are empty or too long; `path` names the field. */
export function textErrors(fields: Partial<Record<keyof typeof maxLengths, string>>, { language }: GatewayContext, parent: readonly string[] = []): UserErrorModel[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === "") return [inputError("REQUIRED", [...parent, name], language)];
    return value.length > maxLengths[name as keyof typeof maxLengths] || value.includes("\0") ? [inputError("INVALID", [...parent, name], language)] : [];
  });
}

export const phoneErrors = ({ countryCode, number }: Phone, context: GatewayContext) => textErrors({ countryCode, number }, context, ["phone"]);

/** Tries one way to sign in, unless what was typed is refused already. */
export async function trySignIn<A extends SignInAnswer>(context: GatewayContext, proofs: Proofs, problems: UserErrorModel[], call: (headers: TryHeaders) => Promise<A>): Promise<Tried<A>> {
  return problems.length > 0 ? { answer: null, errors: problems, device: null } : tryWithProofs(context, proofs, call);
}

async function endCookie({ parts }: GatewayContext, session: string): Promise<void> {
  parts.tokens.drop(hashSession(session));
  await parts.services.auth.endSession(session);
  parts.closeSession(hashSession(session));
}

/** Ends whatever the caller is signed in with, a cookie beside a token too: it would outlive the browser's word. A session that is dead already is fine. */
export async function endCaller(context: GatewayContext): Promise<void> {
  const { parts, client: { caller, cookie } } = context;
  if (caller.kind === "cookie") return endCookie(context, caller.session);
  if (cookie?.session !== undefined) await endCookie(context, cookie.session);
  if (caller.kind === "guest") return;
  await parts.services.auth.endToken(caller.token).catch((error: unknown) => {
    if (!isUnauthenticated(error)) throw error;
  });
}

/** Makes the browser's session the new one. @param isKept whether it outlives the browser's closing */
export async function enter(context: GatewayContext, { session, expires }: SignedIn, isKept = true): Promise<void> {
  // The session before this one ends, so that it can't be used by somebody who kept it.
  await endCaller(context).catch(() => undefined);
  becomeCaller(context, { kind: "cookie", session });
  context.client.cookie?.set(session, isKept ? expires : null);
}

/** A second step in the schema's words. */
export const toTwoStep = (step: SignInAnswer["two_step"]) => step && { token: step.token, method: twoStepMethods[step.method], phone: step.phone, expiresAt: step.expires };

/** What went wrong, of the try itself and of its answer. */
const errorsOf = ({ answer, errors }: Tried<SignInAnswer>, { language }: GatewayContext): UserErrorModel[] => (answer === null ? errors : toUserErrors(answer.errors, language));

type LogInAnswer = Omit<LogInPayload, "viewer" | "errors"> & { viewer: ResolversTypes["Viewer"] | null; errors: UserErrorModel[] };
type TokenAnswer = Omit<CreateTokenPayload, "errors"> & { errors: UserErrorModel[] };

/** Signs a browser in by an answer. @param form the form that was sent, shown again after a refusal @param isKept whether the session outlives the browser's closing */
export async function answerLogIn(context: GatewayContext, tried: Tried<SignInAnswer>, form: AuthForm, isKept = true): Promise<LogInAnswer> {
  const errors = errorsOf(tried, context);
  const twoStep = toTwoStep(tried.answer?.two_step ?? null);
  const common = { device: tried.device, twoStep, errorClass: authErrorClass(errors), registrationToken: tried.answer?.registration_token ?? null, errors };
  if (common.registrationToken !== null) keepRegistrationToken(context.client.cookie, common.registrationToken);
  const signedIn = tried.answer?.result ?? null;
  if (signedIn === null) return { viewer: null, nextForm: twoStep ? "LOGIN_PASSWORD_TWO_STEP_CODE" : form, ...common };
  await enter(context, signedIn, isKept);
  return { viewer: await context.player.viewer(), nextForm: null, ...common };
}

/** Signs a client without cookies in by an answer. @param isKept whether renewals make its session last longer */
export async function answerToken(context: GatewayContext, tried: Tried<SignInAnswer>, isKept: boolean): Promise<TokenAnswer> {
  const common = { device: tried.device, twoStep: toTwoStep(tried.answer?.two_step ?? null), errors: errorsOf(tried, context) };
  const signedIn = tried.answer?.result ?? null;
  if (signedIn === null) return { userToken: null, expiresAt: null, refreshToken: null, refreshExpiresAt: null, ...common };
  const { tokens, services } = context.parts;
  const [userToken, renewal] = await Promise.all([tokens.get(signedIn.session), services.auth.issueRefreshToken(signedIn.session, isKept)]);
  return { userToken, expiresAt: expiryOf(userToken), refreshToken: renewal?.refresh_token ?? null, refreshExpiresAt: renewal?.expires ?? null, ...common };
}

/** What the auth service makes: 32 bytes as base64url; an operator's own may be longer. */
const refreshForm = /^[\w.~+/=-]{16,128}$/;

/** Renews a client's token. */
export async function answerRenewal({ parts, language }: GatewayContext, refreshToken: string): Promise<Omit<RefreshTokenPayload, "errors"> & { errors: UserErrorModel[] }> {
  const renewed = refreshForm.test(refreshToken) ? await parts.services.auth.renew(refreshToken) : null;
  if (renewed === null) return { userToken: null, expiresAt: null, refreshToken: null, refreshExpiresAt: null, errors: [inputError("CREDENTIAL_REFUSED", ["refreshToken"], language)] };
  return { userToken: renewed.token, expiresAt: expiryOf(renewed.token), refreshToken: renewed.refresh_token, refreshExpiresAt: renewed.expires, errors: [] };
}
