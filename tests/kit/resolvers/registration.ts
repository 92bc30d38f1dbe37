/** Registering: everything typed is right, the code is 123456, and whoever registers is the mock's player. */
import { inputOf } from "./args.ts";
import type { Entity } from "../store.ts";
import { countryName, currencyName, phoneCountries } from "../world/countries.ts";
import { player } from "../world/player.ts";
import type { MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const RIGHT_CODE = "123456";
const FAR = "2031-01-01T00:00:00Z";
const sent = { expiresAt: FAR, retryAt: null, errors: [] };

function registered(context: MockContext, credentials: Entity | null = null): Entity {
  context.playerId = player.id;
  context.newSession = context.state.signIn();
  context.session = context.newSession;
  return { viewer: player.id, credentials, errors: [] };
}

const byCode: Root = (args, context) =>
  inputOf(args)["code"] === RIGHT_CODE
    ? registered(context)
    : { viewer: null, credentials: null, errors: [userError("WRONG_CODE", ["code"])] };

const country = (language: string, id: string, code: string, currencyId: string) => ({
  id,
  code,
  name: countryName(code, language),
  minimumAge: 18,
  currencyId,
});
const currency = (language: string, id: string, code: string, symbol: string) => ({
  id,
  code,
  symbol,
  name: currencyName(code, language),
  minorDigits: 2,
  amountStep: "1",
  initialAmount: "10",
});

export const registrationQueries: Readonly<Record<string, Root>> = {
  phoneCountries: (_args, { language }) => phoneCountries(language),
  registrationOptions: (_args, { language }) => ({
    types: ["ONE_CLICK", "FULL", "PHONE", "SOCIAL"],
    bonusChoices: ["REFUSED", "SPORT", "CASINO"],
    defaultCountryId: "1",
    defaultCurrencyId: "643",
    countries: [country(language, "70", "es", "978"), country(language, "1", "ru", "643")],
    currencies: [currency(language, "978", "EUR", "€"), currency(language, "643", "RUB", "₽")],
  }),
};

export const registrationMutations: Readonly<Record<string, Root>> = {
  registerOneClick: (_args, context) =>
    registered(context, { login: "id1000007", password: "mock-password-1", token: "mock-token", expiresAt: FAR }),
  register: () => ({ token: "mock-registration", ...sent }),
  confirmRegistration: byCode,
  sendRegistrationCode: () => sent,
  registerByPhone: byCode,
  registerBySocial: (_args, context) => registered(context),
  sendCredentials: () => ({ isSent: true, errors: [] }),
};
