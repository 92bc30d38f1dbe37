import { Decimal } from "decimal.js";
import type { Entity } from "../store.ts";
import { oneOf, type Random } from "../random.ts";
import type { Text } from "./names.ts";

/** An outcome of a market before it has a price. */
interface OutcomePlan {
  type: string;
  name: Text;
  shortName: Text;
}
interface MarketPlan {
  type: string;
  name: Text;
  param: string | null;
  group: string;
  isMain: boolean;
  outcomes: OutcomePlan[];
}

const same = (text: string): Text => ({ en: text, ru: text, ar: text });
const margin = new Decimal("1.05");

const home: OutcomePlan = {
  type: "home",
  name: { en: "Home win", ru: "Победа хозяев", ar: "فوز المضيف" },
  shortName: same("1"),
};
const draw: OutcomePlan = { type: "draw", name: { en: "Draw", ru: "Ничья", ar: "تعادل" }, shortName: same("X") };
const away: OutcomePlan = {
  type: "away",
  name: { en: "Away win", ru: "Победа гостей", ar: "فوز الضيف" },
  shortName: same("2"),
};

const result: MarketPlan = {
  type: "1x2",
  name: { en: "Match result", ru: "Исход матча", ar: "نتيجة المباراة" },
  param: null,
  group: "main",
  isMain: true,
  outcomes: [home, draw, away],
};
const winner: MarketPlan = {
  type: "winner",
  name: { en: "Winner", ru: "Победитель", ar: "الفائز" },
  param: null,
  group: "main",
  isMain: true,
  outcomes: [home, away],
};

const doubleChance: MarketPlan = {
  type: "double_chance",
  name: { en: "Double chance", ru: "Двойной шанс", ar: "فرصة مزدوجة" },
  param: null,
  group: "main",
  isMain: false,
  outcomes: ["1x", "12", "x2"].map((type) => ({
    type,
    name: same(type.toUpperCase()),
    shortName: same(type.toUpperCase()),
  })),
};

const bothToScore: MarketPlan = {
  type: "both_to_score",
  name: { en: "Both teams to score", ru: "Обе забьют", ar: "كلا الفريقين يسجل" },
  param: null,
  group: "score",
  isMain: false,
  outcomes: [
    { type: "yes", name: { en: "Yes", ru: "Да", ar: "نعم" }, shortName: { en: "Yes", ru: "Да", ar: "نعم" } },
    { type: "no", name: { en: "No", ru: "Нет", ar: "لا" }, shortName: { en: "No", ru: "Нет", ar: "لا" } },
  ],
};

const total = (line: string, isMain: boolean): MarketPlan => ({
  type: "total",
  name: { en: `Total ${line}`, ru: `Тотал ${line}`, ar: `المجموع ${line}` },
  param: line,
  group: "totals",
  isMain,
  outcomes: [
    {
      type: "over",
      name: { en: `Over ${line}`, ru: `Больше ${line}`, ar: `أكثر من ${line}` },
      shortName: { en: "Over", ru: "Больше", ar: "أكثر" },
    },
    {
      type: "under",
      name: { en: `Under ${line}`, ru: `Меньше ${line}`, ar: `أقل من ${line}` },
      shortName: { en: "Under", ru: "Меньше", ar: "أقل" },
    },
  ],
});

const signed = (line: Decimal): string => (line.isPositive() ? `+${line.toFixed()}` : line.toFixed());

function handicap(line: string): MarketPlan {
  const homeLine = signed(new Decimal(line));
  const awayLine = signed(new Decimal(line).negated());
  return {
    type: "handicap",
    name: {
      en: `Handicap ${homeLine} / ${awayLine}`,
      ru: `Фора ${homeLine} / ${awayLine}`,
      ar: `هانديكاب \u2066${homeLine} / ${awayLine}\u2069`,
    },
    param: line,
    group: "handicaps",
    isMain: true,
    outcomes: [
      { type: "home", name: same(`1 (${homeLine})`), shortName: same("1") },
      { type: "away", name: same(`2 (${awayLine})`), shortName: same("2") },
    ],
  };
}

/** Markets of a game by its sport's id, in the order of the game page. */
const plans: Readonly<Record<string, readonly MarketPlan[]>> = {
  "1": [result, doubleChance, total("2.5", true), total("3.5", false), handicap("-0.5"), bothToScore],
  "2": [result, total("5.5", true), total("6.5", false), handicap("-1.5"), bothToScore],
  "3": [winner, total("165.5", true), total("170.5", false), handicap("-4.5")],
};

/** Prices of a market: chances that sum to 1 (to 2 for double chance) with a margin of 5 %, 3 places. */
function prices(plan: MarketPlan, random: Random): string[] {
  const weights = plan.outcomes.map((_, index) =>
    new Decimal((0.6 + random()).toFixed(4)).plus(index === 0 ? "0.3" : "0"),
  );
  const sum = Decimal.sum(...weights);
  const covered = plan.type === "double_chance" ? 2 : 1;
  return weights.map((weight) => Decimal.max("1.01", sum.dividedBy(weight.times(covered).times(margin))).toFixed(3));
}

/** A game's markets and their outcomes, ready for the store. `$main` marks what lists show. */
export function gameMarkets(
  gameId: string,
  sportId: string,
  random: Random,
): { markets: Entity[]; outcomes: Entity[] } {
  const markets: Entity[] = [];
  const outcomes: Entity[] = [];
  for (const plan of plans[sportId] ?? [winner]) {
    const id = [gameId, plan.type, ...(plan.param === null ? [] : [plan.param])].join(".");
    const coefs = prices(plan, random);
    markets.push({
      id,
      type: plan.type,
      name: plan.name,
      param: plan.param,
      group: plan.group,
      $main: plan.isMain,
      outcomes: plan.outcomes.map(({ type }) => `${id}.${type}`),
    });
    plan.outcomes.forEach(({ type, name, shortName }, index) => {
      outcomes.push({ id: `${id}.${type}`, type, name, shortName, coef: coefs[index], isBlocked: false });
    });
  }
  return { markets, outcomes };
}

/** Two shirt colors that differ. */
export function shirt(random: Random): { color: string; secondColor: string } {
  const color = oneOf(random, ["#B3202C", "#1F4E9E", "#0E7A4F", "#6B2D8C", "#C45A11", "#1B2A3A"]);
  const secondColor = oneOf(random, ["#FFFFFF", "#F5B014", "#D9DEE5", "#9ED0F0"]);
  return { color, secondColor };
}
