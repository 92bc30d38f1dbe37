/** Categories of the blog by full path, and articles of blog and news by slug. Their texts are in texts/. */
import type { LanguageCode } from "#shared/site/languages.ts";

export type ArticleSection = "blog" | "news";

export interface ArticleEntry {
  section: ArticleSection;
  slug: string;
  /** Path of its category; null for news. */
  category: string | null;
  /** Days, "2026-09-14". */
  published: string;
  updated?: string;
}

interface CategoryWords {
  name: string;
  description: string;
}

export const categoryTable: Readonly<Record<string, Readonly<Record<LanguageCode, CategoryWords>>>> = {
  basics: {
    en: { name: "Basics", description: "Odds, coupons and stakes explained from the start." },
    ru: { name: "Основы", description: "Коэффициенты, купоны и суммы ставок с самого начала." },
    ar: { name: "الأساسيات", description: "الاحتمالات والقسائم ومبالغ الرهان من البداية." },
    es: { name: "Conceptos básicos", description: "Cuotas, boletos e importes explicados desde el principio." },
  },
  "basics/odds": {
    en: { name: "Odds", description: "What odds tell you and what they don't." },
    ru: { name: "Коэффициенты", description: "О чём говорит коэффициент, а о чём нет." },
    ar: { name: "الاحتمالات", description: "ما الذي تخبرك به الاحتمالات وما الذي لا تخبرك به." },
    es: { name: "Cuotas", description: "Qué te dice una cuota y qué no." },
  },
  "basics/coupons": {
    en: { name: "Coupons", description: "Singles, expresses and how they are settled." },
    ru: { name: "Купоны", description: "Ординары, экспрессы и их расчёт." },
    ar: { name: "القسائم", description: "الرهانات الفردية والتراكمية وكيف تتم تسويتها." },
    es: { name: "Boletos", description: "Simples, combinadas y cómo se liquidan." },
  },
  guides: {
    en: { name: "Guides", description: "How the markets of each sport work." },
    ru: { name: "Руководства", description: "Как устроены рынки в каждом виде спорта." },
    ar: { name: "أدلة", description: "كيف تعمل أسواق كل رياضة." },
    es: { name: "Guías", description: "Cómo funcionan los mercados de cada deporte." },
  },
  "guides/football": {
    en: { name: "Football", description: "Results, totals and handicaps." },
    ru: { name: "Футбол", description: "Исходы, тоталы и форы." },
    ar: { name: "كرة القدم", description: "النتائج والمجاميع والهانديكاب." },
    es: { name: "Fútbol", description: "Resultados, totales y hándicaps." },
  },
  "guides/ice-hockey": {
    en: { name: "Ice hockey", description: "Periods, overtime and what counts." },
    ru: { name: "Хоккей", description: "Периоды, овертайм и что идёт в зачёт." },
    ar: { name: "هوكي الجليد", description: "الأشواط والوقت الإضافي وما يُحتسب." },
    es: { name: "Hockey sobre hielo", description: "Periodos, prórroga y lo que cuenta." },
  },
  "guides/tennis": {
    en: { name: "Tennis", description: "Sets, games and retirements." },
    ru: { name: "Теннис", description: "Сеты, геймы и отказы." },
    ar: { name: "التنس", description: "المجموعات والأشواط والانسحابات." },
    es: { name: "Tenis", description: "Sets, juegos y retiradas." },
  },
  "safer-play": {
    en: { name: "Safer gambling", description: "How to keep betting fun." },
    ru: { name: "Ответственная игра", description: "Чтобы ставки оставались развлечением." },
    ar: { name: "اللعب المسؤول", description: "ليبقى الرهان تسلية." },
    es: { name: "Juego responsable", description: "Que apostar siga siendo un pasatiempo." },
  },
};

export const articleTable: readonly ArticleEntry[] = [
  {
    section: "blog",
    slug: "how-to-read-odds",
    category: "basics/odds",
    published: "2026-08-03",
    updated: "2026-10-12",
  },
  { section: "blog", slug: "what-the-margin-is", category: "basics/odds", published: "2026-08-17" },
  { section: "blog", slug: "why-odds-move", category: "basics/odds", published: "2026-09-07" },
  { section: "blog", slug: "single-or-express", category: "basics/coupons", published: "2026-08-24" },
  { section: "blog", slug: "what-happens-to-a-live-bet", category: "basics/coupons", published: "2026-09-14" },
  { section: "blog", slug: "when-a-bet-is-refunded", category: "basics/coupons", published: "2026-10-05" },
  { section: "blog", slug: "football-totals", category: "guides/football", published: "2026-09-21" },
  {
    section: "blog",
    slug: "asian-handicaps",
    category: "guides/football",
    published: "2026-09-28",
    updated: "2026-11-02",
  },
  { section: "blog", slug: "hockey-overtime", category: "guides/ice-hockey", published: "2026-10-12" },
  { section: "blog", slug: "tennis-sets-and-retirements", category: "guides/tennis", published: "2026-10-19" },
  { section: "blog", slug: "a-budget-that-holds", category: "safer-play", published: "2026-10-26" },
  { section: "blog", slug: "signs-to-take-a-break", category: "safer-play", published: "2026-11-09" },
  { section: "news", slug: "spanish-on-the-site", category: null, published: "2026-11-20" },
  { section: "news", slug: "site-in-three-languages", category: null, published: "2026-10-30" },
  { section: "news", slug: "new-season-in-the-line", category: null, published: "2026-08-10" },
  { section: "news", slug: "limits-in-the-office", category: null, published: "2026-11-16" },
];
