/** The visitor behind a call, by its headers. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { languageOf } from "./language.ts";

/** Headers of a call, by name. */
export type Header = (name: string) => string | undefined;

export interface Visitor {
  /** Language of messages that the call sends. */
  language: LanguageCode;
  /** Address from the gateway; absent if unknown. */
  address: string | undefined;
}

export const visitorOf = (header: Header): Visitor => ({
  language: languageOf(header("x-language")),
  address: header("x-client-address"),
});
