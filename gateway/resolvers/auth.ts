/** Signing in and out. */
import { becomeCaller, type GatewayContext } from "../context.ts";
import { badUserInput, isUnauthenticated } from "../datasources/errors.ts";
import type { LogInInput, Resolvers } from "../generated/resolvers.ts";
import { hashSession } from "../sessions/tokens.ts";
import { expiryOf } from "../sessions/userToken.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../userErrors.ts";

const maxLengths = { login: 128, password: 256 } as const;

/** Signs in upstream, over HTTP only; the errors are what the caller can mend. */
async function signIn({ login, password }: LogInInput, { parts, client, language }: GatewayContext) {
  // A socket's address may be a proxy's, and failures are counted by address; nor can it be given a cookie.
  if (client.cookie === null) throw badUserInput("Signing in goes over HTTP.");
  const errors: UserErrorModel[] = Object.entries({ login, password }).flatMap(([name, value]) => {
    if (value === "") return [inputError("REQUIRED", [name], language)];
    return value.length > maxLengths[name as keyof typeof maxLengths] ? [inputError("INVALID", [name], language)] : [];
  });
  if (errors.length > 0) return { signedIn: null, errors };
  const answer = await parts.services.auth.logIn(login, password, client.address);
  return { signedIn: answer.result, errors: toUserErrors(answer.errors, language) };
}

/** Ends whatever the caller is signed in with; a session that is dead already is fine. */
async function endCaller({ parts, client: { caller } }: GatewayContext): Promise<void> {
  if (caller.kind === "guest") return;
  if (caller.kind === "cookie") {
    parts.tokens.drop(hashSession(caller.session));
    await parts.services.auth.endSession(caller.session);
    parts.closeSession(hashSession(caller.session));
    return;
  }
  await parts.services.auth.endToken(caller.token).catch((error: unknown) => {
    if (!isUnauthenticated(error)) throw error;
  });
}

export const authResolvers: Resolvers = {
  Mutation: {
    logIn: async (_, { input }, context) => {
      const { signedIn, errors } = await signIn(input, context);
      if (signedIn === null) return { viewer: null, errors };
      // The session before this one ends, so that it can't be used by somebody who kept it.
      await endCaller(context).catch(() => undefined);
      becomeCaller(context, { kind: "cookie", session: signedIn.session });
      context.client.cookie?.set(signedIn.session, signedIn.expires);
      return { viewer: await context.player.viewer(), errors: [] };
    },
    createToken: async (_, { input }, context) => {
      const { signedIn, errors } = await signIn(input, context);
      if (signedIn === null) return { userToken: null, expiresAt: null, errors };
      const userToken = await context.parts.tokens.get(signedIn.session);
      return { userToken, expiresAt: expiryOf(userToken), errors: [] };
    },
    logOut: async (_, __, context) => {
      await endCaller(context);
      context.client.cookie?.clear();
      becomeCaller(context, { kind: "guest" });
      return { isSignedOut: true, errors: [] };
    },
  },
};
