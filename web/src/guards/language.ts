import { splitPath, withLanguage } from "#shared/routes.ts";
import { type Guard, PASS } from "./guard.ts";

/** A path whose prefix is missing or not allowed goes to the same path in the chosen language (SPEC 2.01, 2.02, 2.03). */
export const languageGuard: Guard = ({ pathname, search, allowedLanguages, chosenLanguage }) => {
  const { prefix } = splitPath(pathname);
  if (prefix !== null && (allowedLanguages as readonly string[]).includes(prefix)) return PASS;
  return { kind: "redirect", to: withLanguage({ pathname, search }, chosenLanguage), status: 302 };
};
