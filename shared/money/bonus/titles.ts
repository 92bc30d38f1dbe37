/** What an offer is called, by its terms: a changed offer has a changed name. */
import type { LanguageCode } from "../../site/languages.ts";
import type { BonusProduct, BonusTerms } from "./terms.ts";

type Words = Readonly<Record<LanguageCode, string>>;

const products: Readonly<Record<BonusProduct, Words>> = {
  SPORT: { en: "sports", ru: "на спорт", ar: "للرياضة", es: "para deportes" },
  CASINO: { en: "casino", ru: "в казино", ar: "للكازينو", es: "para el casino" },
  ANY: { en: "sports and casino", ru: "на спорт и казино", ar: "للرياضة والكازينو", es: "para deportes y casino" },
};

const repeats: Readonly<Record<"ONCE" | "DAY" | "WEEK", Words>> = {
  ONCE: { en: "", ru: "", ar: "", es: "" },
  DAY: { en: " every day", ru: " каждый день", ar: " كل يوم", es: " cada día" },
  WEEK: { en: " every week", ru: " каждую неделю", ar: " كل أسبوع", es: " cada semana" },
};

/** Titles by kind; `{percent}`, `{product}`, `{rounds}` and `{repeat}` are filled. */
const titles: Readonly<Record<BonusTerms["kind"], Words>> = {
  FIRST_DEPOSIT: {
    en: "First deposit bonus: +{percent}% for {product}",
    ru: "Бонус на первый депозит: +{percent}% {product}",
    ar: "مكافأة أول إيداع: +{percent}% {product}",
    es: "Bono de primer depósito: +{percent} % {product}",
  },
  RELOAD: {
    en: "+{percent}% on your deposit for {product}{repeat}",
    ru: "+{percent}% к депозиту {product}{repeat}",
    ar: "+{percent}% على إيداعك {product}{repeat}",
    es: "+{percent} % en tu depósito {product}{repeat}",
  },
  NO_DEPOSIT: {
    en: "Gift without a deposit: {product}",
    ru: "Подарок без депозита {product}",
    ar: "هدية بلا إيداع {product}",
    es: "Regalo sin depósito {product}",
  },
  FREE_BET: {
    en: "Free bet{repeat}",
    ru: "Бесплатная ставка{repeat}",
    ar: "رهان مجاني{repeat}",
    es: "Apuesta gratis{repeat}",
  },
  FREE_ROUNDS: {
    en: "Free rounds: {rounds}{repeat}",
    ru: "Бесплатные раунды: {rounds}{repeat}",
    ar: "جولات مجانية: {rounds}{repeat}",
    es: "Rondas gratis: {rounds}{repeat}",
  },
  CASHBACK: { en: "VIP cashback", ru: "VIP-кэшбэк", ar: "استرداد نقدي VIP", es: "Cashback VIP" },
  HYPER_BONUS: { en: "Hyper Bonus", ru: "Гипербонус", ar: "هايبر بونص", es: "Hiperbono" },
  EXPRESS_BOOST: { en: "Express boost", ru: "Буст экспресса", ar: "تعزيز الرهان المجمّع", es: "Impulso a combinadas" },
  ACCUMULATOR: {
    en: "Accumulator of the day",
    ru: "Экспресс дня",
    ar: "الرهان المجمّع لليوم",
    es: "Combinada del día",
  },
};

/** The name of an offer in a language. */
export function offerTitle(
  {
    kind,
    product,
    percent,
    freeRounds,
  }: Pick<BonusTerms, "kind" | "product" | "percent"> & {
    freeRounds: { rounds: number } | null;
  },
  repeat: "ONCE" | "DAY" | "WEEK",
  language: LanguageCode,
): string {
  return titles[kind][language]
    .replace("{percent}", percent ?? "")
    .replace("{product}", products[product][language])
    .replace("{rounds}", String(freeRounds?.rounds ?? ""))
    .replace("{repeat}", repeats[repeat][language]);
}
