/** The tournaments of a demo site. An operator's own come by the desk's calls. */
import type { Db } from "../../platform/database/database.ts";
import { definition, type Definition } from "./definition.ts";
import { tournament } from "./tables.ts";

const hourMs = 3_600_000;
const dayHours = 24;
const weekHours = 7 * dayHours;

type Prizes = Definition["prizes"];
const fixed = (...ranges: [from: number, to: number, amount: number][]): Prizes =>
  ranges.map(([from, to, amount]) => ({ from, to, amount: String(amount), percent: null }));
const shares = (...ranges: [from: number, to: number, percent: number][]): Prizes =>
  ranges.map(([from, to, percent]) => ({ from, to, amount: null, percent: String(percent) }));

const FAST = [
  "hundredfold",
  "skylark",
  "silver-call",
  "harvest-wheel",
  "marble-drop",
  "quiet-field",
  "old-stairs",
  "next-card",
  "paper-kite",
  "snow-slide",
];
const SLOTS = [
  "heron-lake",
  "night-market",
  "corner-arcade",
  "old-harbour",
  "paper-lanterns",
  "desert-train",
  "north-pier",
  "copper-mine",
  "winter-fair",
  "orchard",
  "deep-current",
  "clockmaker",
];
const CARDS = ["lamplight-blackjack", "harbour-holdem", "three-lamps", "nine-bridges", "honest-jacks", "free-deuces"];

const usual = {
  currency: "RUB",
  unit: null,
  pointsPerLeg: null,
  minStake: "50",
  minPlays: 1,
  minLegs: 1,
  minCoef: "1",
  section: null,
  games: null,
  fee: null,
  guaranteed: "0",
  feeShare: "0",
  ties: "SHARED",
  countries: null,
  isLateEntry: true,
  minPlayers: 1,
  maxPlayers: null,
  graceHours: 1,
} as const satisfies Partial<Definition>;

interface DemoTournament {
  key: string;
  /** Hours from the site's first start: opening, start and end. */
  hours: [opens: number, starts: number, ends: number];
  changes: Partial<Definition> &
    Pick<Definition, "names" | "product" | "scoring" | "prizes" | "repeatHours" | "picture">;
}

const demoTournaments: readonly DemoTournament[] = [
  {
    key: "express-league",
    hours: [-24, -12, -12 + weekHours],
    changes: {
      names: { en: "Express League", ru: "Лига экспрессов", es: "Liga de combinadas", ar: "دوري الرهانات المجمعة" },
      product: "SPORT",
      scoring: "LEGS",
      pointsPerLeg: 10,
      minStake: "100",
      minLegs: 3,
      minCoef: "1.4",
      prizes: fixed([1, 1, 50_000], [2, 2, 25_000], [3, 3, 15_000], [4, 10, 3_000], [11, 30, 1_000]),
      graceHours: 48,
      repeatHours: weekHours,
      picture: "crown",
    },
  },
  {
    key: "live-marathon",
    hours: [-6, -1, -1 + dayHours],
    changes: {
      names: { en: "Live Marathon", ru: "Лайв-марафон", es: "Maratón en vivo", ar: "ماراثون المباشر" },
      product: "SPORT",
      scoring: "TURNOVER",
      unit: "10",
      section: "LIVE",
      minCoef: "1.5",
      prizes: fixed([1, 1, 10_000], [2, 2, 5_000], [3, 3, 2_500], [4, 10, 500]),
      graceHours: 6,
      repeatHours: dayHours,
      picture: "ball",
    },
  },
  {
    key: "fastgames-daily-tournament",
    hours: [-6, -2, -2 + dayHours],
    changes: {
      names: {
        en: "Daily Fast Games Tournament",
        ru: "Ежедневный турнир быстрых игр",
        es: "Torneo diario de juegos rápidos",
        ar: "بطولة الألعاب السريعة اليومية",
      },
      product: "CASINO",
      scoring: "MULTIPLIER",
      minStake: "20",
      games: FAST,
      prizes: fixed([1, 1, 7_000], [2, 2, 4_000], [3, 3, 2_000], [4, 20, 300]),
      repeatHours: dayHours,
      picture: "rocket",
    },
  },
  {
    key: "slots-sprint",
    hours: [-48, -24, -24 + 3 * dayHours],
    changes: {
      names: { en: "Slots Sprint", ru: "Слот-спринт", es: "Sprint de slots", ar: "سباق السلوتس" },
      product: "CASINO",
      scoring: "MULTIPLIER",
      ties: "EARLIER",
      minPlays: 5,
      games: SLOTS,
      prizes: fixed([1, 1, 20_000], [2, 2, 10_000], [3, 3, 5_000], [4, 10, 1_500], [11, 50, 300]),
      repeatHours: 3 * dayHours,
      picture: "slots",
    },
  },
  {
    key: "card-masters",
    hours: [-24, -1, -1 + weekHours],
    changes: {
      names: { en: "Card Masters", ru: "Мастера карт", es: "Maestros de cartas", ar: "أساتذة الورق" },
      product: "CASINO",
      scoring: "WIN_RATIO",
      ties: "EARLIER",
      minPlays: 20,
      minStake: "100",
      games: CARDS,
      fee: "500",
      guaranteed: "10000",
      feeShare: "90",
      prizes: shares([1, 1, 40], [2, 2, 25], [3, 3, 15], [4, 7, 5]),
      maxPlayers: 500,
      repeatHours: weekHours,
      picture: "ticket",
    },
  },
  {
    key: "weekend-goals",
    hours: [48, 72, 72 + 3 * dayHours],
    changes: {
      names: { en: "Weekend Goals", ru: "Голы выходного дня", es: "Goles del fin de semana", ar: "أهداف نهاية الأسبوع" },
      product: "SPORT",
      scoring: "WIN_RATIO",
      ties: "EARLIER",
      section: "LINE",
      minPlays: 5,
      minCoef: "1.6",
      minStake: "200",
      prizes: fixed([1, 1, 30_000], [2, 2, 15_000], [3, 3, 10_000], [4, 10, 2_000]),
      isLateEntry: false,
      graceHours: 24,
      repeatHours: weekHours,
      picture: "calendar",
    },
  },
];

/** Makes them at the site's first start; later ones leave them as they are. */
export async function makeDemoTournaments(db: Db, now: number): Promise<void> {
  await db
    .insert(tournament)
    .values(
      demoTournaments.map(({ key, hours: [opens, starts, ends], changes }) => {
        const defined = definition.parse({ ...usual, ...changes });
        return {
          key,
          edition: 1,
          state: "ACTIVE" as const,
          definition: defined,
          opensAt: now + opens * hourMs,
          startsAt: now + starts * hourMs,
          endsAt: now + ends * hourMs,
          closesAt: now + (ends + defined.graceHours) * hourMs,
          createdAt: now,
        };
      }),
    )
    .onConflictDoNothing();
}
