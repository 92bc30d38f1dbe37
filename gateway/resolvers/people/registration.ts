/** Registering: what may be chosen, and the ways to do it. */
import type { GatewayContext } from "../../execution/context.ts";
import type { Chosen, Registered } from "../../datasources/people/registration.ts";
import type { TryHeaders } from "../../datasources/people/signIns.ts";
import type { RegisterOneClickInput, RegisterPayload, Resolvers, ResolversTypes } from "../../generated/resolvers.ts";
import { tryWithProofs, type Proofs } from "../../sessions/challenges.ts";
import { isRegistrationTokenOf } from "../../sessions/cookie.ts";
import { answerSentCode } from "../../sessions/sentCode.ts";
import { enter, phoneErrors, textErrors } from "../../sessions/signIn.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";

const keyForm = /^[\w-]{16,64}$/;
const idForm = /^[1-9]\d{0,4}$/;
/** Longer texts can't be names, addresses or codes; the service judges shorter ones. */
const longest = 512;

type Common = Omit<RegisterOneClickInput, "captcha">;

const invalid = (isWrong: boolean, field: string, { language }: GatewayContext): UserErrorModel[] =>
  isWrong ? [inputError("INVALID", [field], language)] : [];

/** Errors of texts that are too long to be sent on. */
const longTexts = (fields: Readonly<Record<string, string>>, context: GatewayContext): UserErrorModel[] =>
  Object.entries(fields).flatMap(([field, text]) =>
    invalid(text.length > longest || text.includes("\0"), field, context),
  );

function commonErrors(
  { idempotencyKey, countryId, currencyId, promoCode }: Common,
  context: GatewayContext,
): UserErrorModel[] {
  return [
    ...invalid(!keyForm.test(idempotencyKey), "idempotencyKey", context),
    ...invalid(!idForm.test(countryId), "countryId", context),
    ...invalid(!idForm.test(currencyId), "currencyId", context),
    ...longTexts({ promoCode: promoCode ?? "" }, context),
  ];
}

const chosenIn = (
  { idempotencyKey, countryId, currencyId, promoCode, bonusChoice, mailing, acceptsTerms }: Common,
  { client: { cookie } }: GatewayContext,
): Chosen => ({
  idempotencyKey,
  countryId: Number(countryId),
  currencyId: Number(currencyId),
  promoCode: promoCode ?? "",
  bonusChoice: bonusChoice ?? "REFUSED",
  acceptsTerms,
  mailing: {
    mailNews: mailing?.mailNews ?? false,
    mailDeposits: mailing?.mailDeposits ?? false,
    mailBets: mailing?.mailBets ?? false,
    smsNews: mailing?.smsNews ?? false,
  },
  referral: cookie?.referrals() ?? {},
});

type Answer = Omit<RegisterPayload, "viewer" | "errors"> & {
  viewer: ResolversTypes["Viewer"] | null;
  errors: UserErrorModel[];
};

/** Tries to register, unless the input is refused here; a successful player is signed in. */
async function registerWith(
  context: GatewayContext,
  proofs: Proofs,
  problems: UserErrorModel[],
  call: (headers: TryHeaders) => Promise<Registered>,
): Promise<Answer> {
  if (problems.length > 0) return { viewer: null, credentials: null, errors: problems };
  const { answer, errors } = await tryWithProofs(context, proofs, call);
  if (answer === null || answer.result === null)
    return {
      viewer: null,
      credentials: null,
      errors: answer === null ? errors : toUserErrors(answer.errors, context.language),
    };
  await enter(context, answer.result);
  const { credentials } = answer;
  return {
    viewer: await context.player.viewer(),
    errors: [],
    credentials: credentials && {
      login: credentials.login,
      password: credentials.password,
      token: credentials.token,
      expiresAt: credentials.expires,
    },
  };
}

export const registrationResolvers: Resolvers = {
  Query: {
    registrationOptions: async (_, __, { parts: { services }, language, client }) => {
      const { currencyIds, ...options } = await services.registration.options(language, client.country);
      const currencies = await services.accounts.currencies(language).catch(() => null);
      return { ...options, currencies: currencies && currencies.filter(({ id }) => currencyIds.has(id)) };
    },
  },
  Mutation: {
    registerOneClick: (_, { input }, context) =>
      registerWith(context, input, commonErrors(input, context), (headers) =>
        context.parts.services.registration.oneClick(chosenIn(input, context), headers),
      ),
    register: async (_, { input }, context) => {
      const { email, password, name, surname, birthday } = input;
      const form = { email, password, name, surname, birthday };
      const problems = [...commonErrors(input, context), ...longTexts(form, context)];
      if (problems.length > 0) return { token: null, expiresAt: null, retryAt: null, errors: problems };
      const { answer, errors } = await tryWithProofs(context, input, (headers) =>
        context.parts.services.registration.full(chosenIn(input, context), form, headers),
      );
      const sent = answer?.result ?? null;
      return {
        token: sent?.token ?? null,
        expiresAt: sent?.expires ?? null,
        retryAt: sent?.retry ?? null,
        errors: answer === null ? errors : toUserErrors(answer.errors, context.language),
      };
    },
    confirmRegistration: (_, { input }, context) => {
      const { idempotencyKey, token, code } = input;
      const isToken = /^[\w-]{1,64}$/.test(token);
      const problems = [
        ...invalid(!keyForm.test(idempotencyKey), "idempotencyKey", context),
        ...invalid(!isToken, "token", context),
        ...textErrors({ code }, context),
      ];
      return registerWith(context, input, problems, (headers) =>
        context.parts.services.registration.confirm(idempotencyKey, token, code, headers),
      );
    },
    sendRegistrationCode: async (_, { input }, context) => {
      const problems = phoneErrors(input.phone, context);
      if (problems.length > 0) return { expiresAt: null, retryAt: null, errors: problems };
      return answerSentCode(
        context,
        await tryWithProofs(context, input, (headers) =>
          context.parts.services.registration.sendCode(input.phone, headers),
        ),
      );
    },
    registerByPhone: (_, { input }, context) => {
      const { phone, code } = input;
      const problems = [
        ...commonErrors(input, context),
        ...phoneErrors(phone, context),
        ...textErrors({ code }, context),
      ];
      return registerWith(context, input, problems, (headers) =>
        context.parts.services.registration.phone(chosenIn(input, context), phone, code, headers),
      );
    },
    registerBySocial: (_, { input }, context) => {
      const { token } = input;
      const isOwn = isRegistrationTokenOf(context.client.cookie, token);
      const problems = [
        ...commonErrors(input, context),
        ...textErrors({ token }, context),
        ...(isOwn ? [] : [inputError("CREDENTIAL_REFUSED", ["token"], context.language)]),
      ];
      return registerWith(context, input, problems, (headers) =>
        context.parts.services.registration.social(chosenIn(input, context), token, headers),
      );
    },
    sendCredentials: async (_, { input: { token, email, password } }, context) => {
      const problems = [...textErrors({ token, password }, context), ...longTexts({ email }, context)];
      if (problems.length > 0) return { isSent: false, errors: problems };
      const { success, errors } = await context.parts.services.registration.sendCredentials(token, email, password, {
        "x-client-address": context.client.address,
        "x-language": context.language,
      });
      return { isSent: success, errors: toUserErrors(errors, context.language) };
    },
  },
};
