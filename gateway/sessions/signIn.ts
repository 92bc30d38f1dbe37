/** What all ways to sign in share: length limits, the new session, and the form to show next. */
import { authErrorClass } from "./authErrors.ts";
import type { GatewayContext } from "../execution/context.ts";
import type { SignedIn } from "../datasources/people/auth.ts";
import { isUnauthenticated } from "../errors/errors.ts";
import { twoStepMethods } from "../datasources/people/security.ts";
import type { Phone, SignInAnswer, TryHeaders } from "../datasources/people/signIns.ts";
import type {
  AuthForm,
  CreateTokenPayload,
  LogInPayload,
  RefreshTokenPayload,
  ResolversTypes,
} from "../generated/resolvers.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../errors/userErrors.ts";
import { tryWithProofs, type Proofs, type Tried } from "./challenges.ts";
import { keepRegistrationToken } from "./cookie.ts";
import { hashSession } from "./tokens.ts";
import { expiryOf } from "./userToken.ts";

/** The longest texts that are passed on; a longer field is refused. */
export const maxLengths = {
  login: 128,
  password: 256,
  code: 16,
  token: 2048,
  sign: 256,
  credential: 4096,
  nonceSecret: 256,
  state: 2048,
  countryCode: 8,
  number: 32,
  redirectToken: 2048,
  returnPath: 512,
  email: 254,
} as const;

/** Codes and tokens of signing in by a picture. */
export const qrForm = /^[\w-]{16,64}$/;

/** Errors of fields that are empty or too long; `path` names the field. */
export function textErrors(
  fields: Partial<Record<keyof typeof maxLengths, string>>,
  { language }: GatewayContext,
  parent: readonly string[] = [],
): UserErrorModel[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === "") return [inputError("REQUIRED", [...parent, name], language)];
    return value.length > maxLengths[name as keyof typeof maxLengths] || value.includes("\0")
      ? [inputError("INVALID", [...parent, name], language)]
      : [];
  });
}

export const phoneErrors = ({ countryCode, number }: Phone, context: GatewayContext) =>
  textErrors({ countryCode, number }, context, ["phone"]);

/** Tries one way to sign in, unless the input is refused here. */
export async function trySignIn<A extends SignInAnswer>(
  context: GatewayContext,
  proofs: Proofs,
  problems: UserErrorModel[],
  call: (headers: TryHeaders) => Promise<A>,
): Promise<Tried<A>> {
  return problems.length > 0 ? { answer: null, errors: problems, device: null } : tryWithProofs(context, proofs, call);
}

async function endCookie({ parts }: GatewayContext, session: string): Promise<void> {
  parts.tokens.drop(hashSession(session));
  await parts.services.auth.endSession(session);
  parts.closeSession(hashSession(session));
}

/**
 * Ends the session of whatever the caller is signed in with, including a cookie sent beside a token: it would survive
 * otherwise. A session that has already ended is fine.
 */
export async function endCaller(context: GatewayContext): Promise<void> {
  const {
    parts,
    client: { caller, cookie },
  } = context;
  if (caller.kind === "cookie") return endCookie(context, caller.session);
  if (cookie?.session !== undefined) await endCookie(context, cookie.session);
  if (caller.kind === "guest") return;
  await parts.services.auth.endToken(caller.token).catch((error: unknown) => {
    if (!isUnauthenticated(error)) throw error;
  });
}

/** Makes the browser's session the new one. @param isKept whether it outlives the browser's closing */
export async function enter(context: GatewayContext, { session, expires }: SignedIn, isKept = true): Promise<void> {
  // Ends the previous session, so that nobody who has kept it can use it.
  await endCaller(context).catch(() => undefined);
  context.become({ kind: "cookie", session });
  context.client.cookie?.set(session, isKept ? expires : null);
}

/** A second step in the schema's words. */
export const toTwoStep = (step: SignInAnswer["two_step"]) =>
  step && { token: step.token, method: twoStepMethods[step.method], phone: step.phone, expiresAt: step.expires };

/** What went wrong, of the try itself and of its answer. */
const errorsOf = ({ answer, errors }: Tried<SignInAnswer>, { language }: GatewayContext): UserErrorModel[] =>
  answer === null ? errors : toUserErrors(answer.errors, language);

type LogInAnswer = Omit<LogInPayload, "viewer" | "errors"> & {
  viewer: ResolversTypes["Viewer"] | null;
  errors: UserErrorModel[];
};
type TokenAnswer = Omit<CreateTokenPayload, "errors"> & { errors: UserErrorModel[] };

/**
 * Signs a browser in by an answer. @param form the form that was sent, shown again after a refusal @param isKept
 * whether the session outlives the browser's closing
 */
export async function answerLogIn(
  context: GatewayContext,
  tried: Tried<SignInAnswer>,
  form: AuthForm,
  isKept = true,
): Promise<LogInAnswer> {
  const errors = errorsOf(tried, context);
  const twoStep = toTwoStep(tried.answer?.two_step ?? null);
  const common = {
    device: tried.device,
    twoStep,
    errorClass: authErrorClass(errors),
    registrationToken: tried.answer?.registration_token ?? null,
    errors,
  };
  if (common.registrationToken !== null) keepRegistrationToken(context.client.cookie, common.registrationToken);
  const signedIn = tried.answer?.result ?? null;
  if (signedIn === null) return { viewer: null, nextForm: twoStep ? "LOGIN_PASSWORD_TWO_STEP_CODE" : form, ...common };
  await enter(context, signedIn, isKept);
  return { viewer: await context.player.viewer(), nextForm: null, ...common };
}

/** Signs a client without cookies in by an answer. @param isKept whether renewals make its session last longer */
export async function answerToken(
  context: GatewayContext,
  tried: Tried<SignInAnswer>,
  isKept: boolean,
): Promise<TokenAnswer> {
  const common = {
    device: tried.device,
    twoStep: toTwoStep(tried.answer?.two_step ?? null),
    errors: errorsOf(tried, context),
  };
  const signedIn = tried.answer?.result ?? null;
  if (signedIn === null)
    return { userToken: null, expiresAt: null, refreshToken: null, refreshExpiresAt: null, ...common };
  const { tokens, services } = context.parts;
  const [userToken, renewal] = await Promise.all([
    tokens.get(signedIn.session),
    services.auth.issueRefreshToken(signedIn.session, isKept),
  ]);
  return {
    userToken,
    expiresAt: expiryOf(userToken),
    refreshToken: renewal?.refresh_token ?? null,
    refreshExpiresAt: renewal?.expires ?? null,
    ...common,
  };
}

/** The auth service makes 32 bytes as base64url; an operator's own may be longer. */
const refreshForm = /^[\w.~+/=-]{16,128}$/;

/** Renews a client's token. */
export async function answerRenewal(
  { parts, language }: GatewayContext,
  refreshToken: string,
): Promise<Omit<RefreshTokenPayload, "errors"> & { errors: UserErrorModel[] }> {
  const renewed = refreshForm.test(refreshToken) ? await parts.services.auth.renew(refreshToken) : null;
  if (renewed === null)
    return {
      userToken: null,
      expiresAt: null,
      refreshToken: null,
      refreshExpiresAt: null,
      errors: [inputError("CREDENTIAL_REFUSED", ["refreshToken"], language)],
    };
  return {
    userToken: renewed.token,
    expiresAt: expiryOf(renewed.token),
    refreshToken: renewed.refresh_token,
    refreshExpiresAt: renewed.expires,
    errors: [],
  };
}
