/** The web app manifest: how the site looks as an app on a phone or a desktop (SPEC 7.41). */
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import ar from "../../src/platform/i18n/ar/siteFiles.json" with { type: "json" };
import en from "../../src/platform/i18n/en/siteFiles.json" with { type: "json" };
import es from "../../src/platform/i18n/es/siteFiles.json" with { type: "json" };
import ru from "../../src/platform/i18n/ru/siteFiles.json" with { type: "json" };
import { ICON_SIZES } from "../icons.ts";

const WORDS: Readonly<Record<LanguageCode, typeof en>> = { ar, en, es, ru };

/** A name below an icon has room for this many letters. */
const SHORT_NAME = 12;

/** The manifest in a language. */
export function manifestOf(
  { companyName, themeColor }: { companyName: string; themeColor: string },
  lang: LanguageCode,
): Record<string, unknown> {
  const words = WORDS[lang];
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(96, "any")] });
  return {
    id: "/",
    name: companyName,
    short_name:
      companyName.length <= SHORT_NAME
        ? companyName
        : (companyName.split(/\s+/)[0] ?? companyName).slice(0, SHORT_NAME),
    description: words.description,
    lang,
    dir: LANGUAGES[lang].dir,
    start_url: urls.home(lang),
    scope: "/",
    display: "standalone",
    orientation: "any",
    theme_color: themeColor,
    background_color: themeColor,
    categories: ["sports", "entertainment"],
    icons: [...ICON_SIZES.map((size) => icon(size, "any")), icon(192, "maskable"), icon(512, "maskable")],
    shortcuts: [shortcut(words.live, urls.section(lang, "live")), shortcut(words.line, urls.section(lang, "line"))],
  };
}
