import type { LanguageCode } from "#shared/languages.ts";

/** What guards may look at. Pure data: a guard asks nobody and changes nothing. */
export interface GuardInput {
  pathname: string;
  search: string;
  /** Languages this visitor may use, and the one for a path that names none of them. */
  allowedLanguages: readonly LanguageCode[];
  /** From the cookie, else Accept-Language, else the site's default; always an allowed one. */
  chosenLanguage: LanguageCode;
  /** Null while nobody can tell, because the gateway does not answer: then nobody is sent away. */
  isSignedIn: boolean | null;
  /** Flags that are on (SPEC 3.40 availableRoutes); null while the config is not known, which switches nothing off. */
  availableRoutes: readonly number[] | null;
}

export type Verdict =
  | { kind: "pass" }
  | { kind: "redirect"; to: string; status: 301 | 302; opensSignIn?: boolean }
  | { kind: "block"; status: 404 };

export type Guard = (input: GuardInput) => Verdict;

export const PASS: Verdict = { kind: "pass" };
