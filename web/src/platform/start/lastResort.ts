/**
 * What is shown when showing the error page has failed, too (SPEC 8.16): a message and a link home that need nothing of
 * the app, neither words nor router nor style sheets.
 */
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";

const WORDS: Readonly<Record<LanguageCode, { text: string; home: string }>> = {
  en: { text: "An error occurred while showing the error page.", home: "To the home page" },
  ru: { text: "При показе страницы ошибки произошла ошибка.", home: "На главную" },
  ar: { text: "حدث خطأ أثناء عرض صفحة الخطأ.", home: "إلى الصفحة الرئيسية" },
  es: { text: "Se produjo un error al mostrar la página de error.", home: "Ir al inicio" },
};

/** The words by a path's language prefix; English for any other. */
export function lastResort(pathname: string): { text: string; home: string; href: string } {
  const prefix = pathname.split("/")[1];
  const lang = isLanguageCode(prefix) ? prefix : "en";
  return { ...WORDS[lang], href: isLanguageCode(prefix) ? `/${lang}` : "/" };
}
