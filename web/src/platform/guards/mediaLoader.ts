import type { LanguageCode } from "#shared/site/languages.ts";
import { type Guard, hasLanguage, PASS, passWith } from "./guard.ts";

/** Fonts of scripts that the site's first font does not hold. */
const FONTS: Partial<Record<LanguageCode, readonly string[]>> = { ar: ["Noto Sans Arabic Variable"] };

/**
 * Media that a page can't be shown well without: the font of its language's script. It is asked for while the page's
 * data is, so that a switch of language does not show in one font and then in another.
 */
export const mediaLoader: Guard = (facts) => {
  const fonts = hasLanguage(facts) && !facts.isServer ? FONTS[facts.lang] : undefined;
  return fonts === undefined ? PASS : passWith({ kind: "preloadMedia", fonts });
};
