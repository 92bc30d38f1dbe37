/** Texts of page heads. {company}, {name} (of the sport, championship or game), {sport}, {championship}, {date}. */

export type PageKind = "home" | "line" | "live" | "sport" | "sportLive" | "championship" | "game" | "credits" | "login" | "office" | "blog" | "text";
export interface SeoText { title: string; description: string }

export const seoTexts: Readonly<Record<PageKind, Readonly<Record<"en" | "ru" | "ar", SeoText>>>> = {
  home: {
    en: { title: "{company}: sports betting, line and live", description: "Odds on football, ice hockey, basketball, tennis and more, before the start and in play." },
    ru: { title: "{company}: ставки на спорт, линия и лайв", description: "Коэффициенты на футбол, хоккей, баскетбол, теннис и другие виды спорта до начала и по ходу игры." },
    ar: { title: "{company}: الرهان الرياضي قبل المباراة ومباشر", description: "احتمالات كرة القدم وهوكي الجليد وكرة السلة والتنس وغيرها، قبل البداية وأثناء اللعب." },
  },
  line: {
    en: { title: "Line: odds before the start | {company}", description: "All games ahead with odds on result, totals and handicaps." },
    ru: { title: "Линия: коэффициенты до начала | {company}", description: "Все предстоящие игры с коэффициентами на исход, тотал и фору." },
    ar: { title: "قبل المباراة: الاحتمالات | {company}", description: "كل المباريات القادمة مع احتمالات النتيجة والمجموع والهانديكاب." },
  },
  live: {
    en: { title: "Live betting: games in play | {company}", description: "Games in play with scores and odds that move with them." },
    ru: { title: "Лайв: ставки по ходу игры | {company}", description: "Идущие игры: счёт и коэффициенты, которые меняются вместе с ним." },
    ar: { title: "رهان مباشر: مباريات جارية | {company}", description: "المباريات الجارية مع النتائج والاحتمالات التي تتغير معها." },
  },
  sport: {
    en: { title: "{name}: betting odds | {company}", description: "{name}: championships and games ahead, odds on result, totals and handicaps." },
    ru: { title: "{name}: ставки и коэффициенты | {company}", description: "{name}: чемпионаты и предстоящие игры, коэффициенты на исход, тотал и фору." },
    ar: { title: "{name}: احتمالات الرهان | {company}", description: "{name}: البطولات والمباريات القادمة واحتمالات النتيجة والمجموع والهانديكاب." },
  },
  sportLive: {
    en: { title: "{name} live: games in play | {company}", description: "{name} in play: scores and odds now." },
    ru: { title: "{name}, лайв: игры сейчас | {company}", description: "{name} по ходу игры: счёт и коэффициенты сейчас." },
    ar: { title: "{name} مباشر: مباريات جارية | {company}", description: "{name} أثناء اللعب: النتائج والاحتمالات الآن." },
  },
  championship: {
    en: { title: "{name}: odds and fixtures | {company}", description: "{sport}, {name}: fixtures ahead and games in play with odds." },
    ru: { title: "{name}: коэффициенты и расписание | {company}", description: "{sport}, {name}: расписание и идущие игры с коэффициентами." },
    ar: { title: "{name}: الاحتمالات والمواعيد | {company}", description: "{sport}، {name}: المباريات القادمة والجارية مع الاحتمالات." },
  },
  game: {
    en: { title: "{name}: odds, {date} | {company}", description: "{name}, {championship}, {date}: odds on result, totals, handicaps and more." },
    ru: { title: "{name}: коэффициенты, {date} | {company}", description: "{name}, {championship}, {date}: коэффициенты на исход, тотал, фору и другое." },
    ar: { title: "{name}: الاحتمالات، {date} | {company}", description: "{name}، {championship}، {date}: احتمالات النتيجة والمجموع والهانديكاب وغيرها." },
  },
  credits: {
    en: { title: "Sources and credits | {company}", description: "Where fixtures and results come from, and under which licences." },
    ru: { title: "Источники данных | {company}", description: "Откуда взяты расписания и результаты и по каким лицензиям." },
    ar: { title: "المصادر | {company}", description: "من أين تأتي المواعيد والنتائج وبأي تراخيص." },
  },
  login: {
    en: { title: "Sign in | {company}", description: "Sign in to place bets." },
    ru: { title: "Вход | {company}", description: "Войдите, чтобы делать ставки." },
    ar: { title: "تسجيل الدخول | {company}", description: "سجل الدخول لوضع الرهانات." },
  },
  office: {
    en: { title: "Personal office | {company}", description: "Your account and bets." },
    ru: { title: "Личный кабинет | {company}", description: "Ваш счёт и ставки." },
    ar: { title: "الحساب الشخصي | {company}", description: "حسابك ورهاناتك." },
  },
  blog: {
    en: { title: "Blog: how betting works | {company}", description: "Odds, coupons, markets and safer play, explained." },
    ru: { title: "Блог: как устроены ставки | {company}", description: "Коэффициенты, купоны, рынки и ответственная игра простыми словами." },
    ar: { title: "المدونة: كيف يعمل الرهان | {company}", description: "شرح الاحتمالات والقسائم والأسواق واللعب الآمن." },
  },
  // Categories, articles, news and pages of information: their own title and lead.
  text: {
    en: { title: "{name} | {company}", description: "{lead}" },
    ru: { title: "{name} | {company}", description: "{lead}" },
    ar: { title: "{name} | {company}", description: "{lead}" },
  },
};
