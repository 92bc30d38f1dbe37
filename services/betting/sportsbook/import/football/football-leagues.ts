/** The football leagues that the importer knows: their names, time zones and source files. */
import type { Names } from "../../model.ts";

/** A source file and its season. */
export interface SeasonFile {
  season: string;
  path: string;
}

export interface League {
  /** Stable id of the championship. */
  id: number;
  slug: string;
  names: Names;
  countryCode: string;
  /** IANA time zone of the kick-offs. */
  zone: string;
  isTop: boolean;
  /**
   * Played seasons, oldest first, relative to the football folder. A later file of a season completes an earlier one.
   */
  results: readonly SeasonFile[];
  /** The season with fixtures ahead; null for leagues that only lend their teams to live games. */
  fixtures: SeasonFile | null;
}

const JSON_FOLDER = "openfootball/football.json";
const json = (season: string, code: string): SeasonFile => ({ season, path: `${JSON_FOLDER}/${season}/${code}.json` });
const text = (season: string, path: string): SeasonFile => ({ season, path: `openfootball/${path}` });

/** In menu order. */
export const LEAGUES: readonly League[] = [
  {
    id: 88,
    slug: "england-premier-league",
    countryCode: "gb-eng",
    zone: "Europe/London",
    isTop: true,
    names: {
      en: "England. Premier League",
      ru: "Англия. Премьер-лига",
      ar: "إنجلترا. الدوري الممتاز",
      es: "Inglaterra. Premier League",
    },
    results: [json("2024-25", "en.1"), json("2025-26", "en.1"), text("2025-26", "england/2025-26/1-premierleague.txt")],
    fixtures: text("2026-27", "england/2026-27/1-premierleague.txt"),
  },
  {
    id: 127,
    slug: "spain-la-liga",
    countryCode: "es",
    zone: "Europe/Madrid",
    isTop: true,
    names: { en: "Spain. La Liga", ru: "Испания. Ла Лига", ar: "إسبانيا. الدوري الإسباني", es: "España. La Liga" },
    results: [json("2024-25", "es.1"), json("2025-26", "es.1"), text("2025-26", "espana/2025-26/1-liga.txt")],
    fixtures: text("2026-27", "espana/2026-27/1-liga.txt"),
  },
  {
    id: 96,
    slug: "germany-bundesliga",
    countryCode: "de",
    zone: "Europe/Berlin",
    isTop: true,
    names: {
      en: "Germany. Bundesliga",
      ru: "Германия. Бундеслига",
      ar: "ألمانيا. الدوري الألماني",
      es: "Alemania. Bundesliga",
    },
    results: [
      json("2024-25", "de.1"),
      json("2025-26", "de.1"),
      text("2025-26", "deutschland/2025-26/1-bundesliga.txt"),
    ],
    fixtures: text("2026-27", "deutschland/2026-27/1-bundesliga.txt"),
  },
  {
    id: 110,
    slug: "italy-serie-a",
    countryCode: "it",
    zone: "Europe/Rome",
    isTop: true,
    names: { en: "Italy. Serie A", ru: "Италия. Серия А", ar: "إيطاليا. الدوري الإيطالي", es: "Italia. Serie A" },
    results: [json("2024-25", "it.1"), json("2025-26", "it.1"), text("2025-26", "italy/2025-26/1-seriea.txt")],
    fixtures: text("2026-27", "italy/2026-27/1-seriea.txt"),
  },
  {
    id: 112,
    slug: "france-ligue-1",
    countryCode: "fr",
    zone: "Europe/Paris",
    isTop: true,
    names: { en: "France. Ligue 1", ru: "Франция. Лига 1", ar: "فرنسا. الدوري الفرنسي", es: "Francia. Ligue 1" },
    results: [json("2024-25", "fr.1"), json("2025-26", "fr.1"), text("2025-26", "europe/france/2025-26_fr1.txt")],
    fixtures: text("2026-27", "europe/france/2026-27_fr1.txt"),
  },
  {
    id: 118,
    slug: "netherlands-eredivisie",
    countryCode: "nl",
    zone: "Europe/Amsterdam",
    isTop: false,
    names: {
      en: "Netherlands. Eredivisie",
      ru: "Нидерланды. Эредивизи",
      ar: "هولندا. الدوري الهولندي",
      es: "Países Bajos. Eredivisie",
    },
    results: [json("2024-25", "nl.1"), json("2025-26", "nl.1"), text("2025-26", "europe/netherlands/2025-26_nl1.txt")],
    fixtures: text("2026-27", "europe/netherlands/2026-27_nl1.txt"),
  },
  {
    id: 121,
    slug: "portugal-primeira-liga",
    countryCode: "pt",
    zone: "Europe/Lisbon",
    isTop: false,
    names: {
      en: "Portugal. Primeira Liga",
      ru: "Португалия. Примейра-лига",
      ar: "البرتغال. الدوري البرتغالي",
      es: "Portugal. Primeira Liga",
    },
    results: [json("2024-25", "pt.1"), json("2025-26", "pt.1"), text("2025-26", "europe/portugal/2025-26_pt1.txt")],
    fixtures: text("2026-27", "europe/portugal/2026-27_pt1.txt"),
  },
  {
    id: 131,
    slug: "england-championship",
    countryCode: "gb-eng",
    zone: "Europe/London",
    isTop: false,
    names: {
      en: "England. Championship",
      ru: "Англия. Чемпионшип",
      ar: "إنجلترا. دوري الدرجة الأولى",
      es: "Inglaterra. Championship",
    },
    results: [json("2024-25", "en.2"), json("2025-26", "en.2")],
    fixtures: null,
  },
  {
    id: 132,
    slug: "belgium-pro-league",
    countryCode: "be",
    zone: "Europe/Brussels",
    isTop: false,
    names: {
      en: "Belgium. Pro League",
      ru: "Бельгия. Про-лига",
      ar: "بلجيكا. دوري المحترفين",
      es: "Bélgica. Pro League",
    },
    results: [json("2024-25", "be.1"), json("2025-26", "be.1")],
    fixtures: null,
  },
  {
    id: 133,
    slug: "austria-bundesliga",
    countryCode: "at",
    zone: "Europe/Vienna",
    isTop: false,
    names: {
      en: "Austria. Bundesliga",
      ru: "Австрия. Бундеслига",
      ar: "النمسا. الدوري النمساوي",
      es: "Austria. Bundesliga",
    },
    results: [json("2024-25", "at.1"), json("2025-26", "at.1")],
    fixtures: null,
  },
  {
    id: 134,
    slug: "switzerland-super-league",
    countryCode: "ch",
    zone: "Europe/Zurich",
    isTop: false,
    names: {
      en: "Switzerland. Super League",
      ru: "Швейцария. Суперлига",
      ar: "سويسرا. الدوري السويسري",
      es: "Suiza. Superliga",
    },
    results: [text("2024-25", "europe/switzerland/2024-25_ch1.txt")],
    fixtures: null,
  },
  {
    id: 135,
    slug: "denmark-superliga",
    countryCode: "dk",
    zone: "Europe/Copenhagen",
    isTop: false,
    names: {
      en: "Denmark. Superliga",
      ru: "Дания. Суперлига",
      ar: "الدنمارك. الدوري الدنماركي",
      es: "Dinamarca. Superliga",
    },
    results: [text("2024-25", "europe/denmark/2024-25_dk1.txt")],
    fixtures: null,
  },
  {
    id: 136,
    slug: "poland-ekstraklasa",
    countryCode: "pl",
    zone: "Europe/Warsaw",
    isTop: false,
    names: {
      en: "Poland. Ekstraklasa",
      ru: "Польша. Экстракласа",
      ar: "بولندا. الدوري البولندي",
      es: "Polonia. Ekstraklasa",
    },
    results: [text("2024-25", "europe/poland/2024-25_pl1.txt")],
    fixtures: null,
  },
  {
    id: 137,
    slug: "scotland-premiership",
    countryCode: "gb-sct",
    zone: "Europe/London",
    isTop: false,
    names: {
      en: "Scotland. Premiership",
      ru: "Шотландия. Премьершип",
      ar: "اسكتلندا. الدوري الممتاز",
      es: "Escocia. Premiership",
    },
    results: [json("2024-25", "sco.1"), json("2025-26", "sco.1")],
    fixtures: null,
  },
  {
    id: 138,
    slug: "turkey-super-lig",
    countryCode: "tr",
    zone: "Europe/Istanbul",
    isTop: false,
    names: { en: "Türkiye. Süper Lig", ru: "Турция. Суперлига", ar: "تركيا. الدوري الممتاز", es: "Turquía. Superliga" },
    results: [json("2024-25", "tr.1"), json("2025-26", "tr.1")],
    fixtures: null,
  },
  {
    id: 139,
    slug: "brazil-serie-a",
    countryCode: "br",
    zone: "America/Sao_Paulo",
    isTop: false,
    names: { en: "Brazil. Serie A", ru: "Бразилия. Серия А", ar: "البرازيل. الدوري البرازيلي", es: "Brasil. Serie A" },
    results: [json("2025", "br.1")],
    fixtures: null,
  },
  {
    id: 140,
    slug: "argentina-primera-division",
    countryCode: "ar",
    zone: "America/Argentina/Buenos_Aires",
    isTop: false,
    names: {
      en: "Argentina. Primera División",
      ru: "Аргентина. Примера",
      ar: "الأرجنتين. الدوري الأرجنتيني",
      es: "Argentina. Primera División",
    },
    results: [json("2025", "ar.1")],
    fixtures: null,
  },
  {
    id: 141,
    slug: "japan-j1-league",
    countryCode: "jp",
    zone: "Asia/Tokyo",
    isTop: false,
    names: { en: "Japan. J1 League", ru: "Япония. Джей-лига", ar: "اليابان. الدوري الياباني", es: "Japón. J1 League" },
    results: [json("2025", "jp.1")],
    fixtures: null,
  },
  {
    id: 142,
    slug: "usa-mls",
    countryCode: "us",
    zone: "America/New_York",
    isTop: false,
    names: { en: "USA. MLS", ru: "США. МЛС", ar: "الولايات المتحدة. الدوري الأمريكي", es: "EE. UU. MLS" },
    results: [json("2025", "mls")],
    fixtures: null,
  },
];
