// What the peers share with the gateway they are measured against: its schema with resolvers, its REST clients, and
// the context of a request. So each answers the same data by the same upstream calls, and what differs is the server.
import { connectServices } from "../../../gateway/datasources/services.ts";
import { GatewayContext } from "../../../gateway/execution/context.ts";
import { languageOf } from "../../../gateway/sessions/language.ts";
import { executableSchema } from "../../../gateway/schema.ts";
import { callerOf } from "../../../gateway/sessions/cookie.ts";
import { TokenStore } from "../../../gateway/sessions/tokens.ts";
import { readSettings } from "../../../gateway/settings.ts";

const settings = readSettings(process.env);
const services = connectServices({ urls: settings.urls, timeoutMs: settings.upstreamTimeoutMs, tryDelayMs: 1000 });
const parts = {
  services,
  tokens: new TokenStore({ fetchToken: (session, force) => services.auth.token(session, force) }),
  // No scenario subscribes.
  events: {},
  closeSession: () => {},
};

export const schema = executableSchema();
/** The context of a request with these headers. */
export const contextOf = (headers) =>
  new GatewayContext(parts, {
    caller: callerOf(headers.authorization, undefined),
    language: languageOf(headers["x-language"], headers["accept-language"]),
    address: "127.0.0.1",
    country: "ru",
    cookie: null,
  });
export const port = Number(process.env.PORT);
/** Tells the bench that the server listens. */
export const ready = () => process.send?.({ port });
process.on("disconnect", () => process.exit(0));
