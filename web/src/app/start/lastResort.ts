/**
 * What is shown when showing the error page has failed, too (SPEC 8.16): a message and a link home that need nothing of
 * the app, neither words nor router nor style sheets.
 */
import { isLanguageCode, LANGUAGES, type LanguageCode } from "#shared/languages.ts";

const WORDS: Readonly<Record<LanguageCode, { text: string; home: string }>> = {
  en: { text: "An error occurred while showing the error page.", home: "To the home page" },
  ru: { text: "При показе страницы ошибки произошла ошибка.", home: "На главную" },
  ar: { text: "حدث خطأ أثناء عرض صفحة الخطأ.", home: "إلى الصفحة الرئيسية" },
  es: { text: "Se produjo un error al mostrar la página de error.", home: "Ir al inicio" },
};

/** The words by a path's language prefix; English for any other. */
export function lastResort(pathname: string): { lang: LanguageCode; dir: "ltr" | "rtl"; text: string; home: string; href: string } {
  const prefix = pathname.split("/")[1];
  const lang = isLanguageCode(prefix) ? prefix : "en";
  return { lang, dir: LANGUAGES[lang].dir, ...WORDS[lang], href: isLanguageCode(prefix) ? `/${lang}` : "/" };
}

/** The same as a whole page, for a server that can't render any. Nothing in it comes from the request. */
export function lastResortHtml(pathname: string): string {
  const { lang, dir, text, home, href } = lastResort(pathname);
  return `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${text}</title></head><body><main><h1>${text}</h1><p><a href="${href}">${home}</a></p></main></body></html>`;
}
