/** What the services add to the table of limit types (#shared/limits): their names, and what each holds against. */
import { limitRule, limitRules, type LimitRule } from "#shared/limits.ts";

/**
 * What a limit forbids: stakes above what is left of its value ("wagered"), stakes that could bring the net loss above
 * it ("lost"), deposits above it ("deposited"), any bet and deposit while it lasts ("excludes") or once its hours of
 * the day are used up ("time"). A reality check ("reminds") forbids nothing.
 */
export type LimitEffect = "wagered" | "lost" | "deposited" | "excludes" | "time" | "reminds";

export interface LimitType extends LimitRule {
  effect: LimitEffect;
  labels: { en: string; [language: string]: string };
}

const spans: Readonly<Record<number, { en: string; ru: string; ar: string }>> = {
  1: { en: "24 hours", ru: "24 часа", ar: "24 ساعة" }, 7: { en: "7 days", ru: "7 дней", ar: "7 أيام" }, 30: { en: "30 days", ru: "30 дней", ar: "30 يومًا" },
};

/** Name and effect by type; money limits by the section's first. */
const named: Readonly<Record<number, { effect: LimitEffect; en: string; ru: string; ar: string }>> = {
  1: { effect: "wagered", en: "Wagering limit", ru: "Лимит ставок", ar: "حد الرهان" },
  10: { effect: "lost", en: "Loss limit", ru: "Лимит проигрыша", ar: "حد الخسارة" },
  20: { effect: "deposited", en: "Deposit limit", ru: "Лимит пополнения", ar: "حد الإيداع" },
  30: { effect: "excludes", en: "Self-exclusion", ru: "Самоисключение", ar: "الاستبعاد الذاتي" },
  31: { effect: "time", en: "Session limit", ru: "Лимит сессии", ar: "حد الجلسة" },
  32: { effect: "reminds", en: "Reality check", ru: "Проверка реальности", ar: "تذكير بالوقت" },
  33: { effect: "excludes", en: "Time-out", ru: "Тайм-аут", ar: "فترة توقف" },
};

export const limitTypes: readonly LimitType[] = limitRules.map((rule) => {
  const first = rule.windowDays === null ? rule.limitType : Math.max(...Object.keys(named).map(Number).filter((type) => type <= rule.limitType));
  const { effect, en, ru, ar } = named[first] ?? { effect: "reminds", en: "Limit", ru: "Лимит", ar: "حد" };
  const span = rule.windowDays === null ? undefined : spans[rule.windowDays];
  return { ...rule, effect, labels: span ? { en: `${en}, ${span.en}`, ru: `${ru}, ${span.ru}`, ar: `${ar}، ${span.ar}` } : { en, ru, ar } };
});

/** A type by its number; undefined for one that is none. */
export const limitTypeOf = (limitType: number): LimitType | undefined => (limitRule(limitType) ? limitTypes.find((type) => type.limitType === limitType) : undefined);
