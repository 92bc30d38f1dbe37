/** The sub-applications that come with the product: what each is called, says and shows. */
import type { LanguageCode } from "#shared/site/languages.ts";

export type Props = Readonly<Record<string, unknown>>;

export interface Application {
  titles: Readonly<Record<LanguageCode, string>>;
  /** Markup of each of its components; the first is its body. */
  components: Readonly<Record<string, (language: LanguageCode, props: Props) => string>>;
  /** Script to run once its files are loaded; null if none. */
  codeToEval: string | null;
}

/** A text escaped for markup, also for attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A text prop of at most 200 characters, or the default. */
function textOf(props: Props, name: string, otherwise: string): string {
  const value = props[name];
  return escaped(typeof value === "string" && value !== "" && value.length <= 200 ? value : otherwise);
}

const banner = {
  en: {
    title: "Football all season",
    words: "Seven football leagues, from the first round to the last.",
    action: "Go to football",
    close: "Close",
  },
  ru: {
    title: "Футбол весь сезон",
    words: "Семь футбольных лиг, от первого тура до последнего.",
    action: "Перейти к футболу",
    close: "Закрыть",
  },
  ar: {
    title: "كرة القدم طوال الموسم",
    words: "سبعة دوريات لكرة القدم من الجولة الأولى إلى الأخيرة.",
    action: "مباريات كرة القدم",
    close: "إغلاق",
  },
  es: {
    title: "Fútbol toda la temporada",
    words: "Siete ligas de fútbol, de la primera jornada a la última.",
    action: "Ir a fútbol",
    close: "Cerrar",
  },
} as const;
const ticker = { en: "In play now", ru: "Сейчас играют", ar: "تُلعب الآن", es: "En juego" } as const;
const meter = {
  en: { title: "Market margin", price: "Odds", result: "Margin" },
  ru: { title: "Маржа рынка", price: "Коэффициент", result: "Маржа" },
  ar: { title: "هامش السوق", price: "الاحتمالات", result: "الهامش" },
  es: { title: "Margen del mercado", price: "Cuota", result: "Margen" },
} as const;

const told = (appName: string) =>
  `document.dispatchEvent(new CustomEvent("mf-ready", { detail: { appName: ${JSON.stringify(appName)} } }));`;

export const applications: Readonly<Record<string, Application>> = {
  "promo-banner": {
    titles: { en: banner.en.title, ru: banner.ru.title, ar: banner.ar.title, es: banner.es.title },
    components: {
      banner: (language, props) => {
        const { words, action, close } = banner[language];
        return `<promo-banner lang="${language}"><span>${textOf(props, "words", words)}</span> <a href="/${language}/line/football">${textOf(props, "action", action)}</a><button type="button" aria-label="${close}">×</button></promo-banner>`;
      },
    },
    codeToEval: told("promo-banner"),
  },
  "results-ticker": {
    titles: ticker,
    components: {
      ticker: (language, props) =>
        `<results-ticker lang="${language}"><strong>${textOf(props, "title", ticker[language])}</strong><ul aria-live="off"></ul></results-ticker>`,
    },
    codeToEval: told("results-ticker"),
  },
  "margin-meter": {
    titles: { en: meter.en.title, ru: meter.ru.title, ar: meter.ar.title, es: meter.es.title },
    components: {
      meter: (language) => {
        const { title, price, result } = meter[language];
        const inputs = [1, 2, 3]
          .map(
            (number) => `<label>${price} ${number}<input inputmode="decimal" autocomplete="off" maxlength="8"></label>`,
          )
          .join("");
        return `<margin-meter lang="${language}"><strong>${title}</strong>${inputs}<span>${result}: <output></output></span></margin-meter>`;
      },
    },
    codeToEval: null,
  },
};
