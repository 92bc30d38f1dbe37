/**
 * The games that the operator offers. Their names are invented, as a thing and its owner, so that they read well in
 * every language.
 */
import type { LanguageCode } from "#shared/site/languages.ts";

type Words = Readonly<Record<LanguageCode, string>>;

const words = (table: string): Words[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [en = "", ru = "", ar = "", es = ""] = line.split("|").map((word) => word.trim());
      return { en, ru, ar, es };
    });

const things = words(`
  Lanterns | Фонари | فوانيس | Faroles
  Orchard | Сад | بستان | Huerto
  Echo | Эхо | صدى | Eco
  Compass | Компас | بوصلة | Brújula
  Parade | Парад | موكب | Desfile
  Keys | Ключи | مفاتيح | Llaves
  Bells | Колокола | أجراس | Campanas
  Caravan | Караван | قافلة | Caravana
  Mosaic | Мозаика | فسيفساء | Mosaico
  Bridges | Мосты | جسور | Puentes
  Rings | Кольца | حلقات | Anillos
  Harbour | Гавань | ميناء | Puerto
  Anthem | Гимн | نشيد | Himno
  Carousel | Карусель | دوّامة | Carrusel
  Feast | Пир | وليمة | Banquete`);

const owners = words(`
  the Sea | моря | البحر | del mar
  the Desert | пустыни | الصحراء | del desierto
  the Moon | луны | القمر | de la luna
  the Dragon | дракона | التنين | del dragón
  the Falcon | сокола | الصقر | del halcón
  the Jungle | джунглей | الأدغال | de la selva
  the North | севера | الشمال | del norte
  the Sailors | моряков | البحّارة | de los marineros
  the Stars | звёзд | النجوم | de las estrellas
  the Volcano | вулкана | البركان | del volcán
  the Tiger | тигра | النمر | del tigre
  the Forest | леса | الغابة | del bosque
  the Glacier | ледника | النهر الجليدي | del glaciar
  the Gardener | садовника | البستاني | del jardinero
  the Meadow | луга | المرج | del prado
  the Night | ночи | الليل | de la noche`);

/** Categories by number. The first three are the casino's sections [9.23]; 9 and 10 gather games of the others. */
export const categories: ReadonlyMap<number, Words> = new Map([
  [1, { en: "Slots", ru: "Слоты", ar: "سلوتس", es: "Tragaperras" }],
  [2, { en: "Live casino", ru: "Живое казино", ar: "كازينو مباشر", es: "Casino en vivo" }],
  [3, { en: "Keno", ru: "Кено", ar: "كينو", es: "Keno" }],
  [4, { en: "Card games", ru: "Карточные игры", ar: "ألعاب الورق", es: "Juegos de cartas" }],
  [5, { en: "Dice", ru: "Кости", ar: "النرد", es: "Dados" }],
  [6, { en: "Crash games", ru: "Краш-игры", ar: "ألعاب الانهيار", es: "Juegos crash" }],
  [7, { en: "Scratch cards", ru: "Скретч-карты", ar: "بطاقات الخدش", es: "Rascas" }],
  [8, { en: "Skill games", ru: "Игры на мастерство", ar: "ألعاب المهارة", es: "Juegos de habilidad" }],
  [9, { en: "New", ru: "Новинки", ar: "جديد", es: "Nuevos" }],
  [10, { en: "Popular", ru: "Популярное", ar: "الأكثر رواجًا", es: "Populares" }],
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
export const games: readonly CatalogueGame[] = owners.flatMap((_, turn) =>
  things.map((thing, index): CatalogueGame => {
    const number = turn * things.length + index;
    const owner = owners[(index + turn) % owners.length] ?? owners[0];
    const names = {
      en: `${thing.en} of ${owner?.en}`,
      ru: `${thing.ru} ${owner?.ru}`,
      ar: `${thing.ar} ${owner?.ar}`,
      es: `${thing.es} ${owner?.es}`,
    };
    const route = slug(names.en);
    const tagId =
      number % 12 === 0 ? tags.new : number % 9 === 4 ? tags.popular : number % 31 === 7 ? tags.jackpot : tags.none;
    const gathered = tagId === tags.new ? [newCategory] : tagId === tags.popular ? [popularCategory] : [];
    return {
      id: firstId + number,
      names,
      route,
      oldRoute: route.replaceAll("-", ""),
      categories: [1 + (number % sectionCount), ...gathered],
      tagId,
    };
  }),
);

/** Promotions that run in games. */
export const actions: readonly { id: number; names: Words }[] = [
  { id: 1, names: { en: "Double points", ru: "Двойные баллы", ar: "نقاط مضاعفة", es: "Puntos dobles" } },
  { id: 2, names: { en: "Lucky hour", ru: "Счастливый час", ar: "ساعة الحظ", es: "Hora de la suerte" } },
  { id: 3, names: { en: "Weekly race", ru: "Гонка недели", ar: "سباق الأسبوع", es: "Carrera de la semana" } },
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
export const forbiddenIn: Readonly<Record<string, ReadonlySet<number>>> = {
  us: new Set([1, 2, 6]),
  fr: new Set([2, 6]),
  tr: new Set([2]),
  nl: new Set([3]),
};
