/** The language of a request: header `X-Language`, else the best of `Accept-Language` that is spoken, else English. */

/** Languages the gateway's own sentences exist in; the services fall back to English the same way. */
const languages = ["en", "ru", "ar"] as const;
export type Language = (typeof languages)[number];

const fallback: Language = "en";
const isSpoken = (code: string): code is Language => languages.some((language) => language === code);
const primary = (tag: string) => tag.trim().toLowerCase().split("-")[0] ?? "";

export function languageOf(xLanguage: string | undefined, acceptLanguage: string | undefined): Language {
  const asked = primary(xLanguage ?? "");
  if (isSpoken(asked)) return asked;
  const preferred = (acceptLanguage ?? "").slice(0, 512).split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
    return { code: primary(tag), quality: quality === undefined ? 1 : Number(quality) };
  }).filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality);
  return preferred.map(({ code }) => code).find(isSpoken) ?? fallback;
}
