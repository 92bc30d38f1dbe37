/** What other services may use of auth. Each function is described where it is defined. */
export {
  beginAuthenticator,
  confirmAuthenticator,
  forgetAuthenticator,
  hasAuthenticator,
  recoveryCodesLeft,
  renewRecoveryCodes,
  takeAppCode,
} from "./authenticator/authenticator.ts";
export { keyUri } from "./authenticator/totp.ts";
export { forgetGuessesOf, guess } from "./codes/codeGuesses.ts";
export { type SentAnswer, answerSent, checkCode, codeError, codeMs, sendCode, tooMany } from "./codes/codes.ts";
export { endProofs } from "./codes/endProofs.ts";
export { ifNotGuessing, messageChallenge, signInChallenge } from "./guard/challenge.ts";
export { beginAttempt, endAttempt, forgetFailures, signInLocked } from "./guard/guard.ts";
export { finishKnown } from "./signIn/finish.ts";
export { secondStepOf } from "./signIn/secondStep.ts";
export { signedIn } from "./signIn/signInApi.ts";
export type { CodePurpose } from "./tables.ts";
