/** The games that the operator offers. Their names are invented: a thing and whose it is, so that they read well in every language. */
import type { LanguageCode } from "#shared/languages.ts";

type Words = Readonly<Record<LanguageCode, string>>;

const words = (table: string): Words[] => table.trim().split("\n").map((line) => {
  const [en = "", ru = "", ar = ""] = line.split("|").map((word) => word.trim());
  return { en, ru, ar };
});

const things = words(`
  Lanterns | Фонари | فوانيس
  Orchard | Сад | بستان
  Echo | Эхо | صدى
  Compass | Компас | بوصلة
  Parade | Парад | موكب
  Keys | Ключи | مفاتيح
  Bells | Колокола | أجراس
  Caravan | Караван | قافلة
  Mosaic | Мозаика | فسيفساء
  Bridges | Мосты | جسور
  Rings | Кольца | حلقات
  Harbour | Гавань | ميناء
  Anthem | Гимн | نشيد
  Carousel | Карусель | دوّامة
  Feast | Пир | وليمة`);

const owners = words(`
  the Sea | моря | البحر
  the Desert | пустыни | الصحراء
  the Moon | луны | القمر
  the Dragon | дракона | التنين
  the Falcon | сокола | الصقر
  the Jungle | джунглей | الأدغال
  the North | севера | الشمال
  the Sailors | моряков | البحّارة
  the Stars | звёзд | النجوم
  the Volcano | вулкана | البركان
  the Tiger | тигра | النمر
  the Forest | леса | الغابة
  the Glacier | ледника | النهر الجليدي
  the Gardener | садовника | البستاني
  the Meadow | луга | المرج
  the Night | ночи | الليل`);

/** Categories by number. The first three are the casino's sections [9.23]; 9 and 10 gather games of the others. */
export const categories: ReadonlyMap<number, Words> = new Map([
  [1, { en: "Slots", ru: "Слоты", ar: "سلوتس" }],
  [2, { en: "Live casino", ru: "Живое казино", ar: "كازينو مباشر" }],
  [3, { en: "Keno", ru: "Кено", ar: "كينو" }],
  [4, { en: "Card games", ru: "Карточные игры", ar: "ألعاب الورق" }],
  [5, { en: "Dice", ru: "Кости", ar: "النرد" }],
  [6, { en: "Crash games", ru: "Краш-игры", ar: "ألعاب الانهيار" }],
  [7, { en: "Scratch cards", ru: "Скретч-карты", ar: "بطاقات الخدش" }],
  [8, { en: "Skill games", ru: "Игры на мастерство", ar: "ألعاب المهارة" }],
  [9, { en: "New", ru: "Новинки", ar: "جديد" }],
  [10, { en: "Popular", ru: "Популярное", ar: "الأكثر رواجًا" }],
]);

const sectionCount = 8;
const newCategory = 9;
const popularCategory = 10;

/** Tags of games. */
const tags = { none: 0, new: 1, popular: 2, jackpot: 3 } as const;

export interface CatalogueGame {
  id: number;
  names: Words;
  route: string;
  oldRoute: string;
  categories: readonly number[];
  tagId: number;
}

const firstId = 5001;
const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Each thing with each owner, side by side in the list where they share neither. */
export const games: readonly CatalogueGame[] = owners.flatMap((_, turn) => things.map((thing, index): CatalogueGame => {
  const number = turn * things.length + index;
  const owner = owners[(index + turn) % owners.length] ?? owners[0];
  const names = { en: `${thing.en} of ${owner?.en}`, ru: `${thing.ru} ${owner?.ru}`, ar: `${thing.ar} ${owner?.ar}` };
  const route = slug(names.en);
  const tagId = number % 12 === 0 ? tags.new : number % 9 === 4 ? tags.popular : number % 31 === 7 ? tags.jackpot : tags.none;
  const gathered = tagId === tags.new ? [newCategory] : tagId === tags.popular ? [popularCategory] : [];
  return { id: firstId + number, names, route, oldRoute: route.replaceAll("-", ""), categories: [1 + (number % sectionCount), ...gathered], tagId };
}));

/** Promotions that run in games. */
export const actions: readonly { id: number; names: Words }[] = [
  { id: 1, names: { en: "Double points", ru: "Двойные баллы", ar: "نقاط مضاعفة" } },
  { id: 2, names: { en: "Lucky hour", ru: "Счастливый час", ar: "ساعة الحظ" } },
  { id: 3, names: { en: "Weekly race", ru: "Гонка недели", ar: "سباق الأسبوع" } },
];

/** Categories that a group of games leaves out; a group that is not here is unknown. */
export const groups: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [1, new Set<number>()],
  // Without a licence for tables with people.
  [2, new Set([2])],
  // Fast games only.
  [3, new Set([1, 2, 3])],
]);

/** Categories that may not be offered in a country. */
export const forbiddenIn: Readonly<Record<string, ReadonlySet<number>>> = { us: new Set([1, 2, 6]), fr: new Set([2, 6]), tr: new Set([2]), nl: new Set([3]) };
