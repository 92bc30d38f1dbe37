/** A lost password, confirmed contacts and newsletters: the code that is right is 123456, and every link is good. */
import { inputOf } from "./args.ts";
import { passwordProblems } from "#shared/people/passwordRules.ts";
import type { Entity } from "../store.ts";
import { player } from "../world/player.ts";
import { signedIn } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const RIGHT_CODE = "123456";
const FAR = "2031-01-01T00:00:00Z";
const codeErrors = (input: Entity) => (input["code"] === RIGHT_CODE ? [] : [userError("WRONG_CODE", ["code"])]);
const sent = { expiresAt: FAR, retryAt: null, errors: [] };

export const recoveryMutations: Readonly<Record<string, Root>> = {
  sendRecoveryCode: () => ({ id: "mock-recovery", ...sent }),
  checkRecoveryCode: (args) => {
    const errors = codeErrors(inputOf(args));
    return { token: errors.length === 0 ? "mock-token" : null, errors };
  },
  resetPassword: (args, context) => {
    const password = inputOf(args)["password"];
    if (passwordProblems(typeof password === "string" ? password : "", [player.login]).length > 0)
      return { isChanged: false, viewer: null, errors: [userError("PASSWORD_WEAK", ["password"])] };
    context.playerId = player.id;
    context.newSession = context.state.signIn();
    context.session = context.newSession;
    return { isChanged: true, viewer: player.id, errors: [] };
  },
  sendActivationLink: (_args, context) => {
    signedIn(context);
    return sent;
  },
  sendActivationCode: (_args, context) => {
    signedIn(context);
    return sent;
  },
  activateEmail: () => ({ isConfirmed: true, errors: [] }),
  activateFast: (args, context) => {
    signedIn(context);
    const errors = codeErrors(inputOf(args));
    return { isConfirmed: errors.length === 0, errors };
  },
  stopNewsletter: () => ({ isStopped: true, errors: [] }),
  sendTransferCode: () => sent,
  checkTransferCode: (args) => {
    const errors = codeErrors(inputOf(args));
    return { redirectToken: errors.length === 0 ? "mock-redirect" : null, errors };
  },
  transferUser: () => ({ status: "MOVED", userId: "77", password: "mock-password-1", errors: [] }),
};
