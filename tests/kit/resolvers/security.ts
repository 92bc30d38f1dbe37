/**
 * The security of the mock's player: what a test sets on their Viewer goes before, and changes are kept there. The code
 * that is right is 123456.
 */
import { inputOf } from "./args.ts";
import { isEntity, type Entity } from "../store.ts";
import { player } from "../world/player.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

/** A usual player: phone and e-mail are there, one of five methods is on, and they have just signed in. */
const usual: Entity = {
  protectionLevel: 20,
  protectionStatus: "BAD",
  shouldSyncMethods: false,
  activationType: "EMAIL_AND_PHONE",
  passwordAgeDays: 0,
  twoFactor: null,
  recoveryCodesLeft: 0,
  methods: {
    isPasswordChanged: false,
    isTwoFactorOn: false,
    isPhoneBound: true,
    isSecurityQuestionOn: false,
    isEmailAuthOn: false,
  },
  phone: "+79000000001",
  isPhoneConfirmed: true,
  email: "demo@example.com",
  isEmailConfirmed: true,
  questionId: null,
  isAnswerNeeded: false,
  confirmedUntil: "2099-01-01T00:00:00Z",
  mailing: { mailNews: true, mailDeposits: true, mailBets: true, smsNews: false },
};
const usualSessions: Entity[] = [
  {
    id: "a".repeat(64),
    isCurrent: true,
    device: "DESKTOP",
    browser: "Chrome 140",
    system: "Linux",
    address: "203.0.113.1",
    country: "de",
    startedAt: "2030-05-01T10:00:00Z",
    lastSeenAt: "2030-05-01T12:00:00Z",
    endedAt: null,
  },
];

const own = ({ state }: MockContext): Entity => state.store.get("Viewer", player.id) ?? {};
const securityNow = (context: MockContext): Entity => ({
  ...usual,
  ...(isEntity(own(context)["security"]) ? (own(context)["security"] as Entity) : {}),
});
const sessionsNow = (context: MockContext): Entity[] =>
  Array.isArray(own(context)["sessions"]) ? (own(context)["sessions"] as Entity[]) : usualSessions;

/** Keeps a change, and answers the payload of it. */
function keep(context: MockContext, change: Entity): Entity {
  signedIn(context);
  context.state.store.merge("Viewer", player.id, { security: { ...securityNow(context), ...change } });
  return { security: securityNow(context), errors: [] };
}

const methodsWith = (context: MockContext, change: Entity): Entity => ({
  methods: { ...(securityNow(context)["methods"] as Entity), ...change },
});
const isWrong = (args: Entity, name: string): boolean => inputOf(args)[name] !== player.password;

const RIGHT_CODE = "123456";
const isWrongCode = (args: Entity): boolean => inputOf(args)["code"] !== RIGHT_CODE;
const wrongCode: Entity = { security: null, recoveryCodes: null, errors: [userError("WRONG_CODE", ["code"])] };
const SECRET = "JBSWY3DPEHPK3PXP";
const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `abcde-fghj${index}`);

/** A code to a contact; the token says which, so that the step after it needs no memory. */
const sentTo = (contact: string): Entity => ({
  token: contact,
  expiresAt: "2099-01-01T00:00:00Z",
  retryAt: null,
  errors: [],
});

/** Takes a contact as bound, by the code that was sent to it. */
const bound =
  (
    field: "phone" | "email",
    confirmed: "isPhoneConfirmed" | "isEmailConfirmed",
    method: "isPhoneBound" | "isEmailAuthOn",
  ): Root =>
  (args, context) =>
    isWrongCode(args)
      ? wrongCode
      : keep(context, {
          [field]: String(inputOf(args)["token"]),
          [confirmed]: true,
          ...methodsWith(context, { [method]: true }),
        });

export const securityMutations: Readonly<Record<string, Root>> = {
  confirmPassword: (args, context) =>
    isWrong(args, "password")
      ? { security: null, errors: [userError("BAD_CREDENTIALS", ["password"])] }
      : keep(context, { confirmedUntil: usual["confirmedUntil"] }),
  changePassword: (args, context) =>
    isWrong(args, "oldPassword")
      ? { security: null, errors: [userError("BAD_CREDENTIALS", ["oldPassword"])] }
      : keep(context, { passwordAgeDays: 0, ...methodsWith(context, { isPasswordChanged: true }) }),
  setMailing: (args, context) => keep(context, { mailing: inputOf(args) }),
  setSecurityQuestion: (args, context) =>
    keep(context, { questionId: inputOf(args)["questionId"], ...methodsWith(context, { isSecurityQuestionOn: true }) }),
  syncProtectionMethods: (_args, context) => keep(context, { shouldSyncMethods: false }),
  beginTwoFactor: (_args, context) => {
    signedIn(context);
    return securityNow(context)["twoFactor"] === null
      ? { secret: SECRET, uri: `otpauth://totp/Mock:${player.login}?secret=${SECRET}`, errors: [] }
      : { secret: null, uri: null, errors: [userError("ALREADY_ON")] };
  },
  confirmTwoFactor: (args, context) =>
    isWrongCode(args)
      ? wrongCode
      : {
          ...keep(context, {
            twoFactor: "APP",
            recoveryCodesLeft: RECOVERY_CODES.length,
            ...methodsWith(context, { isTwoFactorOn: true }),
          }),
          recoveryCodes: RECOVERY_CODES,
        },
  renewRecoveryCodes: (_args, context) => ({
    ...keep(context, { recoveryCodesLeft: RECOVERY_CODES.length }),
    recoveryCodes: RECOVERY_CODES,
  }),
  sendStopCode: (_args, context) => {
    signedIn(context);
    return sentTo(String(securityNow(context)["phone"]));
  },
  stopTwoFactor: (args, context) => {
    if (isWrong(args, "password")) return { security: null, errors: [userError("BAD_CREDENTIALS", ["password"])] };
    return isWrongCode(args)
      ? wrongCode
      : keep(context, { twoFactor: null, recoveryCodesLeft: 0, ...methodsWith(context, { isTwoFactorOn: false }) });
  },
  sendPhoneBindingCode: (args, context) => {
    signedIn(context);
    const phone = inputOf(args)["phone"];
    return isEntity(phone)
      ? sentTo(`${String(phone["countryCode"])}${String(phone["number"])}`)
      : { token: null, expiresAt: null, retryAt: null, errors: [userError("INVALID", ["phone"])] };
  },
  bindPhone: bound("phone", "isPhoneConfirmed", "isPhoneBound"),
  sendEmailBindingCode: (args, context) => {
    signedIn(context);
    return sentTo(String(inputOf(args)["email"]));
  },
  exportMyData: (_args, context) => {
    signedIn(context);
    return {
      data: JSON.stringify(
        {
          version: 1,
          playerId: Number(player.id),
          exportedAt: new Date().toISOString(),
          tables: { player: [{ id: Number(player.id), login: player.login }] },
        },
        null,
        2,
      ),
      errors: [],
    };
  },
  // The mock's player is as good as another's: nothing goes, so that the next test still has it.
  closeAccount: (args, context) => {
    signedIn(context);
    return isWrong(args, "password")
      ? { isClosed: false, errors: [userError("BAD_CREDENTIALS", ["password"])] }
      : { isClosed: false, errors: [userError("BALANCE_LEFT")] };
  },
  bindEmail: bound("email", "isEmailConfirmed", "isEmailAuthOn"),
  endSessions: (args, context) => {
    signedIn(context);
    const { id } = inputOf(args);
    const left = sessionsNow(context).filter(
      (session) => session["isCurrent"] === true || (typeof id === "string" && session["id"] !== id),
    );
    context.state.store.merge("Viewer", player.id, { sessions: left });
    return { sessions: left, errors: [] };
  },
};

/** Fields of the viewer, by `Type.field`. */
export const securityFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> =
  {
    "Viewer.security": (_viewer, _args, context) => securityNow(context),
    "Viewer.sessions": (_viewer, _args, context) => sessionsNow(context),
  };
