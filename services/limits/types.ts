/** Every type of responsible-gaming limit (SPEC 3.12–3.14), as one table. */

const dayMs = 24 * 60 * 60_000;

export interface LimitType {
  limitType: number;
  /** What its value counts. */
  measure: "money" | "days" | "hours" | "minutes";
  /** Days a money limit looks back over. */
  windowMs: number | null;
  /**
   * What it forbids: stakes above the value ("wagered"), stakes that could bring the net loss above it ("lost"), any
   * bet while it is active ("excludes"). Null when bets are not what it is about.
   */
  onBets: "wagered" | "lost" | "excludes" | null;
  labels: { en: string; [language: string]: string };
}

const days = { 1: { en: "24 hours", ru: "24 часа", ar: "24 ساعة" }, 7: { en: "7 days", ru: "7 дней", ar: "7 أيام" }, 30: { en: "30 days", ru: "30 дней", ar: "30 يومًا" } } as const;

function overDays(first: number, onBets: LimitType["onBets"], labels: { en: string; ru: string; ar: string }): LimitType[] {
  return ([1, 7, 30] as const).map((window, index) => ({
    limitType: first + index,
    measure: "money",
    windowMs: window * dayMs,
    onBets,
    labels: { en: `${labels.en}, ${days[window].en}`, ru: `${labels.ru}, ${days[window].ru}`, ar: `${labels.ar}، ${days[window].ar}` },
  }));
}

export const limitTypes: readonly LimitType[] = [
  ...overDays(1, "wagered", { en: "Wagering limit", ru: "Лимит ставок", ar: "حد الرهان" }),
  ...overDays(10, "lost", { en: "Loss limit", ru: "Лимит проигрыша", ar: "حد الخسارة" }),
  ...overDays(20, null, { en: "Deposit limit", ru: "Лимит пополнения", ar: "حد الإيداع" }),
  { limitType: 30, measure: "days", windowMs: null, onBets: "excludes", labels: { en: "Self-exclusion", ru: "Самоисключение", ar: "الاستبعاد الذاتي" } },
  { limitType: 31, measure: "hours", windowMs: null, onBets: null, labels: { en: "Session limit", ru: "Лимит сессии", ar: "حد الجلسة" } },
  { limitType: 32, measure: "minutes", windowMs: null, onBets: null, labels: { en: "Reality check", ru: "Проверка реальности", ar: "تذكير بالوقت" } },
  { limitType: 33, measure: "days", windowMs: null, onBets: "excludes", labels: { en: "Time-out", ru: "Тайм-аут", ar: "فترة توقف" } },
];
