/** Collections: rows of the lobby that gather games across halls by what is known of them. */
import { Exact } from "#shared/money/money.ts";
import type { Words } from "./halls.ts";
import type { OfferedGame } from "./offer.ts";

interface Collection {
  key: string;
  names: Words;
  fits(game: OfferedGame): boolean;
}

/** Percent from which a return counts as high. */
const highReturn = 98.5;
/** Multiplier from which a prize counts as big. */
const bigMultiplier = 1000;

export const collections: readonly Collection[] = [
  {
    key: "new",
    names: { en: "New", ru: "Новинки", ar: "جديد", es: "Nuevos" },
    fits: ({ isNew }) => isNew,
  },
  {
    key: "high-return",
    names: { en: "Highest return", ru: "Высокая отдача", ar: "أعلى عائد", es: "Mayor retorno" },
    fits: ({ row }) => new Exact(row.rtp).greaterThanOrEqualTo(highReturn),
  },
  {
    key: "big-prizes",
    names: { en: "Big multipliers", ru: "Крупные множители", ar: "مضاعفات كبيرة", es: "Grandes multiplicadores" },
    fits: ({ row }) => new Exact(row.highestMultiplier).greaterThanOrEqualTo(bigMultiplier),
  },
  {
    key: "your-odds",
    names: { en: "You set the odds", ru: "Шансы задаёте вы", ar: "أنت تحدد الاحتمال", es: "Tú eliges la cuota" },
    fits: ({ row }) => row.mechanics.includes("own-odds"),
  },
  {
    key: "cash-out",
    names: { en: "Stop when you like", ru: "Забрать в любой момент", ar: "توقّف متى شئت", es: "Para cuando quieras" },
    fits: ({ row }) => row.mechanics.includes("cash-out"),
  },
];
