/** Descriptions of pages without a text of their own, by part of the site; {name} is the page's. */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { MenuSection } from "#shared/routes/entry.ts";

type Words = Readonly<Record<LanguageCode, string>>;

const casino: Words = {
  en: "{name} at {company}: the games and their rules.",
  ru: "{name} в {company}: игры и их правила.",
  ar: "{name} في {company}: الألعاب وقواعدها.",
  es: "{name} en {company}: los juegos y sus reglas.",
};
const sport: Words = {
  en: "{name}: odds and results at {company}.",
  ru: "{name}: коэффициенты и результаты в {company}.",
  ar: "{name}: الاحتمالات والنتائج لدى {company}.",
  es: "{name}: cuotas y resultados en {company}.",
};
const bonuses: Words = {
  en: "{name} at {company}: terms and deadlines.",
  ru: "{name} в {company}: условия и сроки.",
  ar: "{name} لدى {company}: الشروط والمواعيد.",
  es: "{name} en {company}: condiciones y plazos.",
};
const information: Words = {
  en: "{name}: information from {company}.",
  ru: "{name}: информация {company}.",
  ar: "{name}: معلومات من {company}.",
  es: "{name}: información de {company}.",
};

export const areaTexts: Readonly<Record<MenuSection, Words>> = {
  home: sport,
  line: sport,
  live: sport,
  cyber: sport,
  results: sport,
  statistic: sport,
  casino,
  games: casino,
  toto: casino,
  lotto: casino,
  bonuses,
  information,
  blog: information,
  news: information,
  partners: information,
  apps: {
    en: "{name}: {company} on your device.",
    ru: "{name}: {company} на вашем устройстве.",
    ar: "{name}: {company} على جهازك.",
    es: "{name}: {company} en tu dispositivo.",
  },
  office: {
    en: "{name}: your account at {company}.",
    ru: "{name} в личном кабинете {company}.",
    ar: "{name} في حسابك لدى {company}.",
    es: "{name} en tu cuenta de {company}.",
  },
  user: {
    en: "{name}: access to your {company} account. Adults only.",
    ru: "{name}: доступ к аккаунту {company}. Только для совершеннолетних.",
    ar: "{name}: الدخول إلى حسابك لدى {company}. للبالغين فقط.",
    es: "{name}: acceso a tu cuenta de {company}. Solo para mayores de edad.",
  },
};

/** For pages outside the menu. */
export const elsewhere: Words = {
  en: "{name} at {company}.",
  ru: "{name} в {company}.",
  ar: "{name} لدى {company}.",
  es: "{name} en {company}.",
};
