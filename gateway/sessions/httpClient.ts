/** The client of an HTTP request. Its parts are read when needed: most operations need few of them. */
import type { IncomingMessage } from "node:http";
import type { Client } from "../execution/context.ts";
import type { Visitor } from "../execution/scope.ts";
import { languageOf, type Language } from "./language.ts";
import { requestCaller, sessionCookie, type SessionCookie } from "./cookie.ts";
import type { Caller } from "./credentials.ts";
import type { Answering, Asking } from "./exchange.ts";

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The visitor behind a request, for services that record what a session is used with. */
export class RequestVisitor implements Visitor {
  readonly #request: Asking;
  readonly #countryOf: (request: IncomingMessage) => string;

  constructor(request: Asking, countryOf: (request: IncomingMessage) => string) {
    this.#request = request;
    this.#countryOf = countryOf;
  }

  get address(): string {
    return this.#request.ip;
  }

  get userAgent(): string | undefined {
    return header(this.#request.headers["user-agent"]);
  }

  get country(): string {
    return this.#countryOf(this.#request.raw);
  }
}

export class HttpClient implements Client {
  readonly #request: Asking;
  readonly #reply: Answering;
  readonly #countryOf: (request: IncomingMessage) => string;
  #caller: Caller | null = null;
  #language: Language | null = null;
  #address: string | null = null;
  #cookie: SessionCookie | null = null;

  readonly #isSecure: boolean;

  /** @param isSecure cookies go over https only, whatever the request came by */
  constructor(request: Asking, reply: Answering, countryOf: (request: IncomingMessage) => string, isSecure: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#countryOf = countryOf;
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
    return (this.#address ??= this.#request.ip);
  }

  get country(): string {
    return this.#countryOf(this.#request.raw);
  }

  get cookie(): SessionCookie {
    return (this.#cookie ??= sessionCookie(this.#request, this.#reply, this.#isSecure));
  }
}
