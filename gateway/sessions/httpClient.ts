/** Who asks over HTTP, read from the request when it is needed: most operations need little of it. */
import type { Client } from "../context.ts";
import { languageOf, type Language } from "../language.ts";
import { requestCaller, sessionCookie, type SessionCookie } from "./cookie.ts";
import type { Caller } from "./credentials.ts";
import type { Answering, Asking } from "./exchange.ts";

const geoForm = /^[a-z]{2}$/;
const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export class HttpClient implements Client {
  readonly #request: Asking;
  readonly #reply: Answering;
  readonly #defaultCountry: string;
  #caller: Caller | null = null;
  #language: Language | null = null;
  #address: string | null = null;
  #cookie: SessionCookie | null = null;

  /** @param defaultCountry country of visitors whose edge names none */
  constructor(request: Asking, reply: Answering, defaultCountry: string) {
    this.#request = request;
    this.#reply = reply;
    this.#defaultCountry = defaultCountry;
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
    const country = header(this.#request.headers["x-geo-country"])?.toLowerCase() ?? "";
    return geoForm.test(country) ? country : this.#defaultCountry;
  }

  get cookie(): SessionCookie {
    return (this.#cookie ??= sessionCookie(this.#request, this.#reply));
  }
}
