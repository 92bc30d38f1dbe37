import { inputOf } from "./args.ts";
import type { Entity } from "../store.ts";
import { player } from "../world/player.ts";
import { signedIn } from "./context.ts";
import { userError } from "./errors.ts";
import { exchangeMutations } from "./exchange.ts";
import { favoriteMutations } from "./favorites.ts";
import { casinoMutations } from "./casino.ts";
import { moneyMutations } from "./money.ts";
import { paymentMutations } from "./payments.ts";
import { bonusMutations } from "./bonuses.ts";
import { lottoMutations } from "./lotto.ts";
import { bonusGameMutations } from "./bonusGames.ts";
import { totoMutations } from "./toto.ts";
import { tournamentMutations } from "./tournaments.ts";
import { noticeMutations } from "./site/notices.ts";
import { ratingMutations } from "./site/rating.ts";
import { requestMutations } from "./requests.ts";
import { deedMutations } from "./coupon/deeds.ts";
import { placeCoupon, shareCoupon } from "./coupon/placing.ts";
import type { Root } from "./query.ts";
import { securityMutations } from "./security.ts";
import { recoveryMutations } from "./recovery.ts";
import { registrationMutations } from "./registration.ts";

/** What is wrong with a login; wrong login and wrong password answer alike. */
function signInErrors(input: Entity, login: unknown): Entity[] {
  const empty = ["login", "password"].filter((field) => input[field] === "");
  if (empty.length > 0) return empty.map((field) => userError("REQUIRED", [field]));
  return input["login"] === login && input["password"] === player.password ? [] : [userError("BAD_CREDENTIALS")];
}

const refreshPrefix = "refresh-";
const noToken = { userToken: null, expiresAt: null, refreshToken: null, refreshExpiresAt: null };
const tokens = (userToken: string) => ({
  userToken,
  expiresAt: "2031-01-01T00:00:00Z",
  refreshToken: `${refreshPrefix}${userToken}`,
  refreshExpiresAt: "2031-02-01T00:00:00Z",
});

/** Writes by name of the root field. */
export const mutations: Readonly<Record<string, Root>> = {
  recordEvents: (args) => {
    const { events } = inputOf(args);
    return { recorded: Array.isArray(events) ? events.length : 0, errors: [] };
  },
  logIn: (args, context) => {
    const errors = signInErrors(inputOf(args), context.state.store.get("Viewer", player.id)?.["login"]);
    if (errors.length > 0) return { viewer: null, errors };
    context.playerId = player.id;
    context.newSession = context.state.signIn();
    context.session = context.newSession;
    return { viewer: player.id, errors: [] };
  },
  createToken: (args, { state }) => {
    const errors = signInErrors(inputOf(args), state.store.get("Viewer", player.id)?.["login"]);
    return errors.length > 0 ? { ...noToken, errors } : { ...tokens(state.signIn()), errors };
  },
  refreshToken: (args, { state }) => {
    const { refreshToken } = inputOf(args);
    const old =
      typeof refreshToken === "string" && refreshToken.startsWith(refreshPrefix)
        ? refreshToken.slice(refreshPrefix.length)
        : "";
    if (!state.sessions.has(old)) return { ...noToken, errors: [userError("CREDENTIAL_REFUSED", ["refreshToken"])] };
    state.sessions.delete(old);
    return { ...tokens(state.signIn()), errors: [] };
  },
  logOut: (_args, context) => {
    if (context.session !== null) context.state.sessions.delete(context.session);
    context.newSession = null;
    context.playerId = null;
    return { isSignedOut: true, errors: [] };
  },
  setActiveAccount: (args, context) => {
    const playerId = signedIn(context);
    const { store } = context.state;
    const accountId = String(inputOf(args)["accountId"]);
    if (!store.get("Account", accountId))
      return { viewer: null, errors: [userError("ACCOUNT_UNKNOWN", ["accountId"])] };
    for (const { id } of store.all("Account")) store.merge("Account", String(id), { isActive: id === accountId });
    return { viewer: playerId, errors: [] };
  },
  ...moneyMutations,
  ...casinoMutations,
  ...paymentMutations,
  ...requestMutations,
  ...noticeMutations,
  ...ratingMutations,
  ...bonusMutations,
  ...bonusGameMutations,
  ...totoMutations,
  ...lottoMutations,
  ...tournamentMutations,
  ...exchangeMutations,
  ...favoriteMutations,
  ...securityMutations,
  ...deedMutations,
  ...recoveryMutations,
  ...registrationMutations,
  placeCoupon,
  shareCoupon,
};
