/** The language of a request: header `X-Language`, else the best of `Accept-Language` that is spoken, else English. */
import { LRUCache } from "lru-cache";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";

/** Languages the gateway's own sentences exist in; the services fall back to English the same way. */
export type Language = LanguageCode;

const fallback: Language = "en";
const primary = (tag: string) => tag.trim().toLowerCase().split("-")[0] ?? "";

/** Headers of browsers are few; what clients make up can't take more room than this. */
const known = new LRUCache<string, Language>({ max: 500 });
const longestKept = 200;

export function languageOf(xLanguage: string | undefined, acceptLanguage: string | undefined): Language {
  if (xLanguage === undefined && acceptLanguage === undefined) return fallback;
  // No header holds a line break, so that no pair reads as another.
  const key = `${xLanguage ?? ""}\n${acceptLanguage ?? ""}`;
  const present = known.get(key);
  if (present !== undefined) return present;
  const language = readLanguage(xLanguage, acceptLanguage);
  if (key.length <= longestKept) known.set(key, language);
  return language;
}

function readLanguage(xLanguage: string | undefined, acceptLanguage: string | undefined): Language {
  const asked = primary(xLanguage ?? "");
  if (isLanguageCode(asked)) return asked;
  const preferred = (acceptLanguage ?? "")
    .slice(0, 512)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";");
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { code: primary(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return preferred.map(({ code }) => code).find(isLanguageCode) ?? fallback;
}
