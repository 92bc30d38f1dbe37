/**
 * Whether prices are right. Plays many games of every sport, compares fair chances with what came, and backs simple
 * plans at the prices served: none may pay.
 */
import { loadSeed } from "../../services/betting/sportsbook/seed/index.ts";
import type { SportSlug } from "../../services/betting/sportsbook/model.ts";
import { calibrate, type SportReport } from "./model/calibration.ts";
import { heldOutSeason } from "./model/season.ts";
import { report, type Measure } from "./report.ts";

const games = Number(process.env["BENCH_GAMES"] ?? 2000);
const wanted = process.env["BENCH_SPORTS"]?.split(",");
const key = process.env["BENCH_KEY"] ?? "one";
/** Standard errors beyond which chance is no excuse, with some thousand numbers looked at. */
const beyondChance = 4.5;
/** So many errors above 1 must a plan's return lie to count as one that pays. */
const pays = 3;

const seed = loadSeed();
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function print({ sport, games: played, logLoss, bands, strategies }: SportReport, took: number): void {
  console.log(
    `\n${sport}, ${played} games in ${(took / 1000).toFixed(0)} s; log-loss of the main market ${logLoss.map(({ name, value }) => `${value.toFixed(4)} ${name}`).join(", ")}`,
  );
  for (const { family, upTo, offers, expected, came, z, back } of bands) {
    const isOdd = Math.abs(z) > 3 || back.mean - 2 * back.error > 1;
    if (isOdd || process.env["BENCH_ALL"] !== undefined)
      console.log(
        `  ${isOdd ? "!" : " "} ${family} below ${upTo}: ${offers.toFixed(0)} offers, priced ${percent(expected)}, came ${percent(came)}, z ${z.toFixed(1)}, back ${back.mean.toFixed(3)} ± ${back.error.toFixed(3)}`,
      );
  }
  for (const { name, back } of strategies)
    console.log(
      `    ${name}: ${back.bets} bets, back ${back.mean.toFixed(3)} ± ${back.error.toFixed(3)}${back.mean > 1 ? " !" : ""}`,
    );
}

/** What the 1X2 model must be better than the base rate by, in nats a match: bookmakers are better by some 0.09. */
const clearly = 0.04;
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const season = heldOutSeason();
const { base, elo, summer, weekly } = season.losses;
console.log(
  `1X2 of ${season.matches} matches of ${season.leagues} football leagues in 2025/26, fitted on 2024/25; log-loss:`,
);
console.log(
  `  home, draw and away as often as in 2024/25 ${base.toFixed(4)}; Elo, followed through the season ${elo.toFixed(4)}`,
);
console.log(
  `  the model with the ratings of the summer ${summer.toFixed(4)}; fitted anew each week ${weekly.toFixed(4)}`,
);
const seasonMeasures: Measure[] = [
  {
    name: "1X2 on a season it was not fitted on: base rate − model, log-loss",
    value: rounded(base - summer),
    unit: "nats",
    target: `> ${clearly}`,
    isMet: base - summer > clearly,
  },
  {
    name: "1X2 fitted anew each week: base rate − model, log-loss",
    value: rounded(base - weekly),
    unit: "nats",
    target: `> ${clearly}`,
    isMet: base - weekly > clearly,
  },
  {
    name: "1X2 fitted anew each week: Elo − model, log-loss",
    value: rounded(elo - weekly),
    unit: "nats",
    target: "> 0",
    isMet: elo > weekly,
  },
];

const reports: SportReport[] = [];
for (const sport of seed.sports
  .map(({ slug }): SportSlug => slug)
  .filter((slug) => wanted === undefined || wanted.includes(slug))) {
  const began = performance.now();
  const one = calibrate(seed, sport, games, key);
  print(one, performance.now() - began);
  reports.push(one);
}

const measures = reports.flatMap(({ sport, bands, strategies }): Measure[] => {
  const worst = Math.max(...bands.map(({ z }) => Math.abs(z)));
  const best = strategies.toSorted(
    (one, other) => other.back.mean - pays * other.back.error - (one.back.mean - pays * one.back.error),
  )[0];
  return [
    {
      name: `${sport}: farthest that what came lies from its price, standard errors`,
      value: Math.round(worst * 10) / 10,
      unit: "",
      target: `< ${beyondChance}`,
      isMet: worst < beyondChance,
    },
    ...(best === undefined
      ? []
      : [
          {
            name: `${sport}: return of the best simple plan (${best.name}), less ${pays} errors`,
            value: Math.round((best.back.mean - pays * best.back.error) * 1000) / 1000,
            unit: "",
            target: "< 1",
            isMet: best.back.mean - pays * best.back.error < 1,
          },
        ]),
  ];
});
report("model", [...seasonMeasures, ...measures], { games, season, reports });
