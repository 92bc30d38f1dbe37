/** The client of an HTTP request. Its parts are read when needed: most operations need few of them. */
import type { IncomingMessage } from "node:http";
import type { Client } from "../execution/context.ts";
import type { Visitor } from "../execution/scope.ts";
import { languageOf, type Language } from "./language.ts";
import { requestCaller, sessionCookie, type SessionCookie } from "./cookie.ts";
import type { Caller } from "./credentials.ts";
import type { Answering, Asking } from "./exchange.ts";

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** What trusted proxies say of a request's client: gateway/sockets/address.ts. */
export interface ClientReaders {
  addressOf(request: IncomingMessage): string;
  countryOf(request: IncomingMessage): string;
}

/** The visitor behind a request, for services that record what a session is used with. */
export class RequestVisitor implements Visitor {
  readonly #request: Asking;
  readonly #readers: ClientReaders;

  constructor(request: Asking, readers: ClientReaders) {
    this.#request = request;
    this.#readers = readers;
  }

  get address(): string {
    return this.#readers.addressOf(this.#request.raw);
  }

  get userAgent(): string | undefined {
    return header(this.#request.headers["user-agent"]);
  }

  get country(): string {
    return this.#readers.countryOf(this.#request.raw);
  }
}

export class HttpClient implements Client {
  readonly #request: Asking;
  readonly #reply: Answering;
  readonly #readers: ClientReaders;
  #caller: Caller | null = null;
  #language: Language | null = null;
  #address: string | null = null;
  #cookie: SessionCookie | null = null;

  readonly #isSecure: boolean;

  /** @param isSecure cookies go over https only, whatever the request came by */
  constructor(request: Asking, reply: Answering, readers: ClientReaders, isSecure: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#readers = readers;
    this.#isSecure = isSecure;
  }

  get caller(): Caller {
    return (this.#caller ??= requestCaller(this.#request));
  }

  get language(): Language {
    const { headers } = this.#request;
    return (this.#language ??= languageOf(header(headers["x-language"]), headers["accept-language"]));
  }

  get address(): string {
    return (this.#address ??= this.#readers.addressOf(this.#request.raw));
  }

  get country(): string {
    return this.#readers.countryOf(this.#request.raw);
  }

  get cookie(): SessionCookie {
    return (this.#cookie ??= sessionCookie(this.#request, this.#reply, this.#isSecure));
  }
}
