/** Registering: everything typed is right, the code is 123456, and whoever registers is the mock's player. */
import { isEntity, type Entity } from "../store.ts";
import { player } from "../world/player.ts";
import type { MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const RIGHT_CODE = "123456";
const FAR = "2031-01-01T00:00:00Z";
const inputOf = (args: Entity): Entity => (isEntity(args["input"]) ? args["input"] : {});
const sent = { expiresAt: FAR, retryAt: null, errors: [] };

function registered(context: MockContext, credentials: Entity | null = null): Entity {
  context.playerId = player.id;
  context.newSession = context.state.signIn();
  context.session = context.newSession;
  return { viewer: player.id, credentials, errors: [] };
}

const byCode: Root = (args, context) => (inputOf(args)["code"] === RIGHT_CODE ? registered(context) : { viewer: null, credentials: null, errors: [userError("WRONG_CODE", ["code"])] });

const country = (id: string, code: string, name: string, currencyId: string) => ({ id, code, name, minimumAge: 18, currencyId });
const currency = (id: string, code: string, symbol: string, name: string) => ({ id, code, symbol, name, minorDigits: 2, amountStep: "1", initialAmount: "10" });

export const registrationQueries: Readonly<Record<string, Root>> = {
  registrationOptions: () => ({
    types: ["ONE_CLICK", "FULL", "PHONE", "SOCIAL"], bonusChoices: ["REFUSED", "SPORT", "CASINO"], defaultCountryId: "1", defaultCurrencyId: "643",
    countries: [country("70", "es", "Spain", "978"), country("1", "ru", "Russia", "643")], currencies: [currency("978", "EUR", "€", "Euro"), currency("643", "RUB", "₽", "Russian Rouble")],
  }),
};

export const registrationMutations: Readonly<Record<string, Root>> = {
  registerOneClick: (_args, context) => registered(context, { login: "id1000007", password: "mock-password-1", token: "mock-token", expiresAt: FAR }),
  register: () => ({ token: "mock-registration", ...sent }),
  confirmRegistration: byCode,
  sendRegistrationCode: () => sent,
  registerByPhone: byCode,
  registerBySocial: (_args, context) => registered(context),
  sendCredentials: () => ({ isSent: true, errors: [] }),
};
