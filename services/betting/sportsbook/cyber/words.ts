/**
 * Names of those who play the simulated sports: all invented, in every language of the site. Clubs have rosters in
 * several cyber-sports, as real ones do; towns have teams in the virtual leagues.
 */
import type { Names } from "../model.ts";

export interface Side {
  names: Names;
  shortName: string;
  color: string;
  secondColor: string;
}

const side = (
  en: string,
  ru: string,
  ar: string,
  es: string,
  shortName: string,
  color: string,
  secondColor: string,
): Side => ({ names: { en, ru, ar, es }, shortName, color, secondColor });

export const CLUBS: readonly Side[] = [
  side("Nightjars", "Козодои", "السبد", "Chotacabras", "NJR", "#2b2d42", "#8d99ae"),
  side("Copper Foxes", "Медные лисы", "الثعالب النحاسية", "Zorros de Cobre", "CFX", "#b5651d", "#f4e3c1"),
  side("Tidebreakers", "Волнорезы", "كاسرو الأمواج", "Rompeolas", "TBR", "#0b5d78", "#9adcf0"),
  side("Iron Herons", "Железные цапли", "البلشون الحديدي", "Garzas de Hierro", "IHR", "#4a4e57", "#d7263d"),
  side("Lanternhead", "Фонарщики", "حملة الفوانيس", "Faroleros", "LTH", "#e0a100", "#1d1d1b"),
  side("Quiet Storm", "Тихий шторм", "العاصفة الصامتة", "Tormenta Callada", "QST", "#3d348b", "#f7b801"),
  side("Glasswolves", "Стеклянные волки", "ذئاب الزجاج", "Lobos de Cristal", "GLW", "#1b998b", "#e6fffb"),
  side("Redshift", "Красное смещение", "الانزياح الأحمر", "Corrimiento al Rojo", "RSH", "#c1121f", "#fdf0d5"),
  side("Paper Tigers", "Бумажные тигры", "نمور الورق", "Tigres de Papel", "PTG", "#f28f3b", "#2d3047"),
  side("Northwall", "Северная стена", "سور الشمال", "Muro Norte", "NWL", "#264653", "#a8dadc"),
  side("Ember Guild", "Гильдия углей", "نقابة الجمر", "Gremio de Brasas", "EMB", "#8f2d56", "#ffbc42"),
  side("Salt Cranes", "Соляные журавли", "كراكي الملح", "Grullas de Sal", "SCR", "#5c6b73", "#ffffff"),
  side("Zero Hour", "Час ноль", "ساعة الصفر", "Hora Cero", "ZHR", "#111827", "#22d3ee"),
  side("Moss Giants", "Моховые великаны", "عمالقة الطحلب", "Gigantes de Musgo", "MSG", "#386641", "#f2e8cf"),
  side("Velvet Hammer", "Бархатный молот", "المطرقة المخملية", "Martillo de Terciopelo", "VHM", "#6a0572", "#f8d6ff"),
  side("Skyline Nine", "Горизонт-9", "أفق تسعة", "Horizonte Nueve", "SK9", "#0466c8", "#e9f5ff"),
];

export const TOWNS: readonly Side[] = [
  side("Northport", "Нортпорт", "نورثبورت", "Puerto Norte", "NPT", "#0b3d91", "#ffffff"),
  side("Amberton", "Амбертон", "أمبرتون", "Amberton", "AMB", "#e09f3e", "#540b0e"),
  side("Westmere", "Уэстмир", "وستمير", "Westmere", "WMR", "#2a9d8f", "#ffffff"),
  side("Oakhaven", "Оукхейвен", "أوكهيفن", "Oakhaven", "OKH", "#386641", "#f2e8cf"),
  side("Silverbay", "Сильвербэй", "سيلفرباي", "Bahía Plata", "SLB", "#6c757d", "#e9ecef"),
  side("Redcliff", "Редклифф", "ريدكليف", "Peña Roja", "RCF", "#c1121f", "#ffffff"),
  side("Larkfield", "Ларкфилд", "لاركفيلد", "Larkfield", "LKF", "#7b2cbf", "#ffd166"),
  side("Stonebridge", "Стоунбридж", "ستونبريدج", "Puente Piedra", "STB", "#495057", "#ffba08"),
  side("Eastbrook", "Истбрук", "إيستبروك", "Eastbrook", "EBK", "#0077b6", "#caf0f8"),
  side("Pinecrest", "Пайнкрест", "باينكرست", "Pinar Alto", "PNC", "#1b4332", "#95d5b2"),
  side("Goldwater", "Голдуотер", "غولدووتر", "Aguas de Oro", "GLD", "#b08900", "#1d1d1b"),
  side("Harborne", "Харборн", "هاربورن", "Harborne", "HRB", "#9d0208", "#ffd6a5"),
];

/** Players of virtual tennis. */
export const RACKETS: readonly Side[] = [
  side("Ilan Verro", "Илан Верро", "إيلان فيرو", "Ilan Verro", "VER", "#005f73", "#e9d8a6"),
  side("Marek Oste", "Марек Осте", "ماريك أوست", "Marek Oste", "OST", "#9b2226", "#ffffff"),
  side("Tomas Quill", "Томас Квилл", "توماس كويل", "Tomás Quill", "QUI", "#3a5a40", "#dad7cd"),
  side("Dario Fenn", "Дарио Фенн", "داريو فين", "Darío Fenn", "FEN", "#7209b7", "#f72585"),
  side("Ossian Blaek", "Оссиан Блэк", "أوسيان بلايك", "Ossian Blaek", "BLA", "#1d3557", "#a8dadc"),
  side("Rune Castel", "Руне Кастель", "رون كاستل", "Rune Castel", "CAS", "#bc6c25", "#fefae0"),
  side("Paul Idris", "Пол Идрис", "بول إدريس", "Paul Idris", "IDR", "#344e41", "#ffffff"),
  side("Noa Lindt", "Ноа Линдт", "نوا ليندت", "Noa Lindt", "LIN", "#e76f51", "#264653"),
  side("Kato Sorel", "Като Сорель", "كاتو سوريل", "Kato Sorel", "SOR", "#003049", "#fcbf49"),
  side("Ezra Monk", "Эзра Монк", "إزرا مونك", "Ezra Monk", "MON", "#5f0f40", "#fb8b24"),
  side("Luc Aubin", "Люк Обен", "لوك أوبان", "Luc Aubin", "AUB", "#0a9396", "#ffffff"),
  side("Viktor Hale", "Виктор Хейл", "فيكتور هيل", "Viktor Hale", "HAL", "#6d6875", "#ffcdb2"),
];

/** Players at the consoles, by the names they play under. */
export const GAMERS: readonly Side[] = [
  side("Falco", "Фалько", "فالكو", "Falco", "FAL", "#0077b6", "#ffffff"),
  side("Mirage", "Мираж", "ميراج", "Mirage", "MIR", "#e09f3e", "#1d1d1b"),
  side("Kestrel", "Кестрел", "كيستريل", "Kestrel", "KES", "#9d0208", "#ffffff"),
  side("Nova", "Нова", "نوفا", "Nova", "NOV", "#7209b7", "#ffffff"),
  side("Bishop", "Бишоп", "بيشوب", "Bishop", "BIS", "#2b2d42", "#edf2f4"),
  side("Toro", "Торо", "تورو", "Toro", "TOR", "#bc3908", "#ffe8d6"),
  side("Zephyr", "Зефир", "زفير", "Céfiro", "ZEP", "#1b998b", "#ffffff"),
  side("Onyx", "Оникс", "أونيكس", "Ónix", "ONX", "#111827", "#9ca3af"),
  side("Lynx", "Линкс", "لينكس", "Lince", "LNX", "#bc6c25", "#fefae0"),
  side("Pixel", "Пиксель", "بكسل", "Píxel", "PIX", "#d81159", "#ffbc42"),
  side("Rook", "Рук", "روك", "Torre", "ROO", "#495057", "#ffffff"),
  side("Sable", "Сейбл", "سيبل", "Sable", "SAB", "#3c096c", "#e0aaff"),
];

/** Fighters' players of the duels. */
export const DUELLISTS: readonly Side[] = [
  side("Ashfang", "Эшфэнг", "أشفانغ", "Colmillo", "ASH", "#9d0208", "#ffba08"),
  side("Mistral", "Мистраль", "ميسترال", "Mistral", "MST", "#0096c7", "#ffffff"),
  side("Gravel", "Гравий", "غرافيل", "Grava", "GRV", "#6c584c", "#dde5b6"),
  side("Vesper", "Веспер", "فيسبر", "Véspero", "VSP", "#3d348b", "#f7b801"),
  side("Ironvow", "Айронвоу", "عهد الحديد", "Voto de Hierro", "IRV", "#495057", "#e63946"),
  side("Thistle", "Чертополох", "الشوك", "Cardo", "THS", "#7b2cbf", "#95d5b2"),
  side("Cobalt", "Кобальт", "كوبالت", "Cobalto", "COB", "#0047ab", "#ffffff"),
  side("Wraith", "Призрак", "الطيف", "Espectro", "WRA", "#2b2d42", "#8d99ae"),
  side("Saffron", "Шафран", "زعفران", "Azafrán", "SAF", "#e09f3e", "#540b0e"),
  side("Brineheart", "Солёное сердце", "قلب الملح", "Salmuera", "BRN", "#0b5d78", "#9adcf0"),
];

/** The eight marbles, by their colors. */
export const MARBLES: readonly Side[] = [
  side("Ruby", "Рубин", "ياقوت", "Rubí", "RUB", "#d7263d", "#ffd6dc"),
  side("Sapphire", "Сапфир", "زفير أزرق", "Zafiro", "SAP", "#1f5fd6", "#cfe0ff"),
  side("Emerald", "Изумруд", "زمرد", "Esmeralda", "EME", "#128c4b", "#c9f2dc"),
  side("Topaz", "Топаз", "توباز", "Topacio", "TOP", "#e0a100", "#fff1c2"),
  side("Amethyst", "Аметист", "جمشت", "Amatista", "AME", "#8338ec", "#e9d8ff"),
  side("Onyx", "Оникс", "عقيق أسود", "Ónix", "ONX", "#23272f", "#b8c0cc"),
  side("Coral", "Коралл", "مرجان", "Coral", "COR", "#f2704d", "#ffe1d8"),
  side("Opal", "Опал", "أوبال", "Ópalo", "OPA", "#2ab7b0", "#d8fffb"),
];

/** What competitions are called; the discipline's name comes before it. */
export const LEAGUES = {
  REAL: [
    {
      slug: "meridian-league",
      names: { en: "Meridian League", ru: "Лига Меридиан", ar: "دوري ميريديان", es: "Liga Meridiano" },
    },
    {
      slug: "harbour-open",
      names: { en: "Harbour Open", ru: "Портовый кубок", ar: "كأس المرفأ المفتوحة", es: "Abierto del Puerto" },
    },
  ],
  VIRTUAL: [
    {
      slug: "circuit-league",
      names: { en: "Circuit League", ru: "Лига Контур", ar: "دوري الدارة", es: "Liga Circuito" },
    },
  ],
  STREAM: [
    {
      slug: "studio-league",
      names: { en: "Studio League", ru: "Студийная лига", ar: "دوري الاستوديو", es: "Liga del Estudio" },
    },
  ],
} as const;

export const TRACKS = [
  {
    slug: "spiral-canyon",
    names: { en: "Spiral Canyon", ru: "Спиральный каньон", ar: "الوادي الحلزوني", es: "Cañón Espiral" },
  },
  {
    slug: "glass-harbour",
    names: { en: "Glass Harbour", ru: "Стеклянная гавань", ar: "المرفأ الزجاجي", es: "Puerto de Cristal" },
  },
  {
    slug: "cinder-slope",
    names: { en: "Cinder Slope", ru: "Пепельный склон", ar: "منحدر الرماد", es: "Ladera de Ceniza" },
  },
] as const;

export const MARBLE_RACES: Names = {
  en: "Marble races",
  ru: "Гонки шариков",
  ar: "سباقات الكرات الزجاجية",
  es: "Carreras de canicas",
};
