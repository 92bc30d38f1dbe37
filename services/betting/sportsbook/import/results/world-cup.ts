/** The World Cup of 2026: results with the minutes of their goals (openfootball). */
import { z } from "zod";
import type { TeamDraft } from "../draft.ts";
import { plainDraft } from "../parts.ts";
import { readText } from "../csv.ts";
import { plainResult, type ResultDraft, type ResultsDraft } from "./draft.ts";

/** Stable id of the championship. */
const WORLD_CUP = 151;
const SEASON = "2026";

const pair = z.tuple([z.int(), z.int()]);
const goal = z.object({ minute: z.string().regex(/^\d{1,3}(?:\+\d{1,2})?$/), owngoal: z.boolean().optional() });
const matchesFile = z.object({
  matches: z.array(
    z.object({
      date: z.iso.date(),
      time: z.string(),
      team1: z.string(),
      team2: z.string(),
      group: z.string().optional(),
      score: z.object({ ft: pair, ht: pair, et: pair.optional(), p: pair.optional() }),
      goals1: z.array(goal).default([]),
      goals2: z.array(goal).default([]),
    }),
  ),
});
const teamsFile = z.array(z.object({ name: z.string(), fifa_code: z.string(), flag_icon: z.string() }));
type Match = z.infer<typeof matchesFile>["matches"][number];

/** Countries whose names differ from the usual tables, and those that aren't states. */
const NAMES: Readonly<Record<string, readonly [en: string, ru: string, ar: string, es: string]>> = {
  USA: ["USA", "США", "الولايات المتحدة", "Estados Unidos"],
  ENG: ["England", "Англия", "إنجلترا", "Inglaterra"],
  SCO: ["Scotland", "Шотландия", "اسكتلندا", "Escocia"],
  COD: ["DR Congo", "ДР Конго", "الكونغو الديمقراطية", "RD Congo"],
  RSA: ["South Africa", "ЮАР", "جنوب أفريقيا", "Sudáfrica"],
  KOR: ["South Korea", "Южная Корея", "كوريا الجنوبية", "Corea del Sur"],
  BIH: ["Bosnia and Herzegovina", "Босния и Герцеговина", "البوسنة والهرسك", "Bosnia y Herzegovina"],
  TUR: ["Türkiye", "Турция", "تركيا", "Turquía"],
};

export function worldCupResults(files: { matches: string; teams: string }): ResultsDraft {
  const teams = new Map(teamsFile.parse(JSON.parse(readText(files.teams))).map((team) => [team.name, team]));
  const keyOf = (name: string): string => {
    const team = teams.get(name);
    if (team === undefined) throw new Error(`No such team at the World Cup: ${name}`);
    return `nation:${team.fifa_code}`;
  };
  const drafts = new Map([...teams.values()].map((team) => [`nation:${team.fifa_code}`, nationDraft(team)]));
  return {
    slug: "football",
    results: matchesFile.parse(JSON.parse(readText(files.matches))).matches.map((match) => toDraft(match, keyOf)),
    championships: [
      {
        id: WORLD_CUP,
        slug: "world-cup-2026",
        countryCode: null,
        isTop: true,
        names: { en: "World Cup 2026", ru: "Чемпионат мира 2026", ar: "كأس العالم 2026", es: "Mundial 2026" },
      },
    ],
    nameOf: (key) => {
      const draft = drafts.get(key);
      if (draft === undefined) throw new Error(`No such nation: ${key}`);
      return draft;
    },
  };
}

function toDraft(
  { date, time, team1, team2, group, score, goals1, goals2 }: Match,
  keyOf: (name: string) => string,
): ResultDraft {
  const { ft, ht, et, p } = score;
  const final = et ?? ft;
  const halves: [number, number][] = [
    [ht[0], ht[1]],
    [ft[0] - ht[0], ft[1] - ht[1]],
  ];
  return {
    ...plainResult,
    championshipId: WORLD_CUP,
    season: SEASON,
    home: keyOf(team1),
    away: keyOf(team2),
    countsForTable: group !== undefined,
    group: group?.replace(/^Group /, "") ?? null,
    startsAt: instantOf(date, time),
    score: final,
    periods: et === undefined ? halves : [...halves, [et[0] - ft[0], et[1] - ft[1]]],
    ending: p !== undefined ? "SHOOTOUT" : et !== undefined ? "OVERTIME" : "REGULAR",
    shootout: p ?? null,
    goals: [...goals1.map((one) => ({ ...one, side: "h" })), ...goals2.map((one) => ({ ...one, side: "a" }))]
      .toSorted((one, other) => orderOf(one.minute) - orderOf(other.minute))
      .map(({ minute, owngoal, side }) => `${owngoal === true ? "o" : ""}${side}${minute}`),
  };
}

/** "13:00 UTC-6" on a day. */
function instantOf(date: string, time: string): number {
  const parts = /^(\d{2}):(\d{2}) UTC([+-]\d{1,2})$/.exec(time);
  if (parts === null) throw new Error(`No time: ${time}`);
  return Date.parse(`${date}T${parts[1]}:${parts[2]}:00Z`) / 1000 - Number(parts[3]) * 3600;
}

function orderOf(minute: string): number {
  const [base = "0", added = "0"] = minute.split("+");
  return Number(base) * 100 + Number(added);
}

function nationDraft({ name, fifa_code: code, flag_icon: flag }: z.infer<typeof teamsFile>[number]): TeamDraft {
  const key = `nation:${code}`;
  const [en, ru, ar, es] = NAMES[code] ?? [
    name,
    ...["ru", "ar", "es"].map(
      (language) => new Intl.DisplayNames([language], { type: "region" }).of(countryOf(flag)) ?? name,
    ),
  ];
  return {
    ...plainDraft(key, en ?? name, ru),
    names: { en: en ?? name, ru: ru ?? name, ar: ar ?? name, es: es ?? name },
    shortName: code,
  };
}

/** A flag is written as the two letters of its country. */
function countryOf(flag: string): string {
  return [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join("");
}
