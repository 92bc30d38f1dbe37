/** What every resolver gets: loaders that live one operation (in a subscription one event), and who asks. */
import { playerLoaders, publicLoaders, type PlayerLoaders, type PublicLoaders } from "./datasources/loaders.ts";
import type { Services } from "./datasources/services.ts";
import type { EventHub } from "./events/hub.ts";
import type { Language } from "./language.ts";
import type { SessionCookie } from "./sessions/cookie.ts";
import { credentialsOf, type Caller, type Credentials } from "./sessions/credentials.ts";
import type { TokenStore } from "./sessions/tokens.ts";

/** What lives as long as the gateway. */
export interface GatewayParts {
  services: Services;
  tokens: TokenStore;
  events: EventHub;
  /** Closes the sockets of a session, by its hash. */
  closeSession: (hash: string) => void;
}

/** Who asks, and how to answer him. */
export interface Client {
  caller: Caller;
  language: Language;
  /** Address that sign-in failures and blocks are counted by. */
  address: string;
  /** Two lower-case letters of the visitor's country. */
  country: string;
  /** Null on a WebSocket, where no cookie can be set. */
  cookie: SessionCookie | null;
}

export interface GatewayContext {
  parts: GatewayParts;
  client: Client;
  language: Language;
  credentials: Credentials;
  public: PublicLoaders;
  player: PlayerLoaders;
}

/** A context with loaders of its own. */
export function createContext(parts: GatewayParts, client: Client): GatewayContext {
  const credentials = credentialsOf(client.caller, parts.tokens);
  return {
    parts,
    client,
    language: client.language,
    credentials,
    public: publicLoaders(parts.services, client.language),
    player: playerLoaders(parts.services, credentials, client.language),
  };
}

/** From here on the operation runs as another caller: after sign-in and sign-out. */
export function becomeCaller(context: GatewayContext, caller: Caller): void {
  context.client = { ...context.client, caller };
  context.credentials = credentialsOf(caller, context.parts.tokens);
  context.player = playerLoaders(context.parts.services, context.credentials, context.language);
}
