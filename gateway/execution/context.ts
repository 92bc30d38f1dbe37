/**
 * The context of every resolver: loaders that live for one operation (in a subscription, for one event), and the
 * client.
 */
import { playerLoaders, publicLoaders, type PlayerLoaders, type PublicLoaders } from "../datasources/loaders.ts";
import type { Services } from "../datasources/services.ts";
import type { EventHub } from "../events/hub.ts";
import type { OperationScope } from "./scope.ts";
import type { Language } from "../sessions/language.ts";
import type { SessionCookie } from "../sessions/cookie.ts";
import { credentialsOf, type Caller, type Credentials } from "../sessions/credentials.ts";
import type { TokenStore } from "../sessions/tokens.ts";

/** What lives as long as the gateway. */
export interface GatewayParts {
  services: Services;
  tokens: TokenStore;
  events: EventHub;
  /** Closes the sockets of a session, by its hash. */
  closeSession: (hash: string) => void;
}

/** Who the client is, and how to answer. */
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

/** A context with loaders of its own, each made on first use: few operations need them all. */
export class GatewayContext {
  readonly parts: GatewayParts;
  readonly language: Language;
  /** The operation's scope, if the transport has one, so that it can be cancelled when the client leaves. */
  readonly scope: OperationScope | undefined;
  #client: Client;
  #credentials: Credentials | null = null;
  #public: PublicLoaders | null = null;
  #player: PlayerLoaders | null = null;

  constructor(parts: GatewayParts, client: Client, scope?: OperationScope) {
    this.parts = parts;
    this.#client = client;
    this.language = client.language;
    this.scope = scope;
  }

  get client(): Client {
    return this.#client;
  }

  get credentials(): Credentials {
    return (this.#credentials ??= credentialsOf(this.#client.caller, this.parts.tokens));
  }

  get public(): PublicLoaders {
    return (this.#public ??= publicLoaders(this.parts.services, this.language));
  }

  get player(): PlayerLoaders {
    return (this.#player ??= playerLoaders(this.parts.services, this.credentials, this.language));
  }

  /** From here on the operation runs as another caller: after sign-in and sign-out. */
  become(caller: Caller): void {
    const { language, address, country, cookie } = this.#client;
    this.#client = { caller, language, address, country, cookie };
    this.#credentials = null;
    this.#player = null;
  }

  /** Clears cached player data after a write that changes it, so that the answer is current. */
  rereadPlayer(): void {
    this.#player = null;
  }
}
