/** What is said of a page without a text of its own, by the part of the site it lies in. {name} of the page, {company}. */
import type { LanguageCode } from "#shared/languages.ts";
import type { MenuSection } from "#shared/routes/entry.ts";

type Words = Readonly<Record<LanguageCode, string>>;

const casino: Words = {
  en: "{name} at {company}: how the games work, what they cost, and how to set a limit before you play.",
  ru: "{name} в {company}: как устроены игры, сколько они стоят и как поставить лимит до начала.",
  ar: "{name} في {company}: كيف تعمل الألعاب وكم تكلّف وكيف تضع حدًا قبل اللعب.",
  es: "{name} en {company}: cómo funcionan los juegos, cuánto cuestan y cómo fijar un límite antes de jugar.",
};
const sport: Words = {
  en: "{name}: odds and results at {company}, kept up to the second.",
  ru: "{name}: коэффициенты и результаты в {company}, обновляются каждую секунду.",
  ar: "{name}: الاحتمالات والنتائج في {company} محدَّثة كل ثانية.",
  es: "{name}: cuotas y resultados en {company}, al segundo.",
};
const bonuses: Words = {
  en: "{name} at {company}: who gets it, the conditions, and the time there is.",
  ru: "{name} в {company}: кому положено, условия и сроки.",
  ar: "{name} في {company}: لمن، وما الشروط، وما المهلة.",
  es: "{name} en {company}: quién lo recibe, condiciones y plazos.",
};
const information: Words = {
  en: "{name}: what {company} asks for, what it promises, and whom to ask.",
  ru: "{name}: чего {company} требует, что обещает и куда обратиться.",
  ar: "{name}: ما يطلبه {company} وما يلتزم به وبمن تتصل.",
  es: "{name}: qué pide {company}, qué promete y a quién acudir.",
};

export const areaTexts: Readonly<Record<MenuSection, Words>> = {
  home: sport, line: sport, live: sport, cyber: sport, results: sport, statistic: sport, casino, slots: casino, games: casino, toto: casino, lotto: casino, bonuses, information,
  blog: information, news: information, partners: information,
  apps: {
    en: "{name}: {company} on your device, and what it needs to run.", ru: "{name}: {company} на вашем устройстве и что для этого нужно.",
    ar: "{name}: {company} على جهازك وما يلزم لتشغيله.", es: "{name}: {company} en tu dispositivo y qué necesita.",
  },
  office: {
    en: "{name} in your personal office at {company}.", ru: "{name} в вашем личном кабинете {company}.",
    ar: "{name} في حسابك الشخصي لدى {company}.", es: "{name} en tu área personal de {company}.",
  },
  user: {
    en: "{name}: your account at {company}, for adults only.", ru: "{name}: ваш счёт в {company}, только для совершеннолетних.",
    ar: "{name}: حسابك لدى {company}، للبالغين فقط.", es: "{name}: tu cuenta en {company}, solo para mayores de edad.",
  },
};

/** For pages that lie in no part of the menu. */
export const elsewhere: Words = { en: "{name} at {company}.", ru: "{name} в {company}.", ar: "{name} لدى {company}.", es: "{name} en {company}." };
