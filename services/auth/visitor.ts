/** Who asks, as far as a call's headers tell. */
import type { LanguageCode } from "#shared/languages.ts";
import { languageOf } from "../core/language.ts";

/** Headers of a call, by name. */
export type Header = (name: string) => string | undefined;

export interface Visitor {
  /** Language of messages that the call sends. */
  language: LanguageCode;
  /** Address that the gateway tells; absent where it is not known. */
  address: string | undefined;
}

export const visitorOf = (header: Header): Visitor => ({ language: languageOf(header("x-language")), address: header("x-client-address") });
