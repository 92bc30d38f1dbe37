/** What other services may ask of players. Each function says what it answers where it is defined. */
export { type Ban, banLevelOf, keepBan } from "./bans.ts";
export { callerOf, lives, notSignedIn } from "./caller.ts";
export { claimedRoute, loadedPlayerRoute, playerRoute } from "./playerRoute.ts";
export { closedSections } from "./closedSections.ts";
export { type Contact, changeContact, contactConfirmed, hasContact, holderOf } from "./contacts.ts";
export { createNamedPlayer, createPlayer } from "./newPlayers.ts";
export { checkPassword, hashPassword, replacePassword } from "./passwords.ts";
export {
  type LoginForm,
  type Player,
  demoPlayers,
  findPlayer,
  lockPlayer,
  namesOf,
  playerById,
  playersAfter,
  readLogin,
  renamePlayer,
  takenLogins,
} from "./players.ts";
export { changeProfile, noteCookiesAgreed, profileOf } from "./profiles.ts";
export {
  type LiveSession,
  type Session,
  endAllSessions,
  endOtherSessions,
  endSession,
  extendSession,
  forgetOldSessions,
  hashSession,
  isLiveSql,
  liveSession,
  lockSession,
  sessionByHash,
  startSession,
} from "./sessions.ts";
export {
  isNewDevice,
  newSignIns,
  noteDevice,
  noteProven,
  noteSeen,
  playersSessions,
  provenAddresses,
} from "./sessionUse.ts";
export { issueSignInToken } from "./signInTokens.ts";
export { forgetSigningKeys } from "./signingKeys.ts";
export type { Profile } from "./tables.ts";
export { issueToken, publicKeys } from "./tokens.ts";
