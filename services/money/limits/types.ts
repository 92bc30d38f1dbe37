/** What the services add to the table of limit types (#shared/money/limits): names, and what each type restricts. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { limitRule, limitRules, type LimitRule } from "#shared/money/limits.ts";

/**
 * What a limit forbids: stakes above its remaining value ("wagered"), stakes that could bring the net loss above it
 * ("lost"), deposits above it ("deposited"), all bets and deposits while it lasts ("excludes") or once the day's hours
 * are used up ("time"). A reality check ("reminds") forbids nothing.
 */
export type LimitEffect = "wagered" | "lost" | "deposited" | "excludes" | "time" | "reminds";

type Words = Readonly<Record<LanguageCode, string>>;

export interface LimitType extends LimitRule {
  effect: LimitEffect;
  labels: Words;
}

const spans: Readonly<Record<number, Words>> = {
  1: { en: "24 hours", ru: "24 часа", ar: "24 ساعة", es: "24 horas" },
  7: { en: "7 days", ru: "7 дней", ar: "7 أيام", es: "7 días" },
  30: { en: "30 days", ru: "30 дней", ar: "30 يومًا", es: "30 días" },
};

/** Name and effect by type; money limits by the section's first. */
const named: Readonly<Record<number, Words & { effect: LimitEffect }>> = {
  1: { effect: "wagered", en: "Wagering limit", ru: "Лимит ставок", ar: "حد الرهان", es: "Límite de apuestas" },
  10: { effect: "lost", en: "Loss limit", ru: "Лимит проигрыша", ar: "حد الخسارة", es: "Límite de pérdidas" },
  20: { effect: "deposited", en: "Deposit limit", ru: "Лимит пополнения", ar: "حد الإيداع", es: "Límite de depósitos" },
  30: { effect: "excludes", en: "Self-exclusion", ru: "Самоисключение", ar: "الاستبعاد الذاتي", es: "Autoexclusión" },
  31: { effect: "time", en: "Session limit", ru: "Лимит сессии", ar: "حد الجلسة", es: "Límite de sesión" },
  32: {
    effect: "reminds",
    en: "Reality check",
    ru: "Проверка реальности",
    ar: "تذكير بالوقت",
    es: "Aviso de tiempo de juego",
  },
  33: { effect: "excludes", en: "Time-out", ru: "Тайм-аут", ar: "فترة توقف", es: "Pausa" },
};

export const limitTypes: readonly LimitType[] = limitRules.map((rule) => {
  const first =
    rule.windowDays === null
      ? rule.limitType
      : Math.max(
          ...Object.keys(named)
            .map(Number)
            .filter((type) => type <= rule.limitType),
        );
  const { effect, en, ru, ar, es } = named[first] ?? {
    effect: "reminds",
    en: "Limit",
    ru: "Лимит",
    ar: "حد",
    es: "Límite",
  };
  const span = rule.windowDays === null ? undefined : spans[rule.windowDays];
  return {
    ...rule,
    effect,
    labels: span
      ? { en: `${en}, ${span.en}`, ru: `${ru}, ${span.ru}`, ar: `${ar}، ${span.ar}`, es: `${es}, ${span.es}` }
      : { en, ru, ar, es },
  };
});

/** A type by its number; undefined for an invalid one. */
export const limitTypeOf = (limitType: number): LimitType | undefined =>
  limitRule(limitType) ? limitTypes.find((type) => type.limitType === limitType) : undefined;
