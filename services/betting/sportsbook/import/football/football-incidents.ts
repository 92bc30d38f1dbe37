/** Past football matches minute by minute (schochastics/football-data): goals, cards, substitutions, penalties. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { hashText } from "../../seed/random.ts";
import type { RawMatch } from "../../seed/timeline-codec.ts";
import { encodeMatch } from "../../seed/timeline-codec.ts";

const source = z.array(
  z.object({
    GH: z.int(),
    GA: z.int(),
    incident: z.object({
      incidents: z.array(
        z.object({
          team: z.enum(["home", "away"]),
          minute: z.string(),
          incident_type: z.string(),
          home_score: z.string().optional(),
          away_score: z.string().optional(),
        }),
      ),
    }),
  }),
);
type SourceMatch = z.infer<typeof source>[number];

const PLAIN_TYPES = {
  "Yellow Card": "YELLOW_CARD",
  "Red Card": "RED_CARD",
  Substitution: "SUBSTITUTION",
  "Goal Disallowed": "GOAL_DISALLOWED",
} as const;
/** More minutes added than this mean that the match was interrupted. */
const MOST_ADDED = 15;
const MINUTE = /^(\d{1,2})(?:\+(\d{1,2}))?'$/;

/**
 * One line a match (see timeline-codec), ordered by a hash so that neighbours say nothing; matches in doubt left out.
 */
export function importIncidents(folder: string): string[] {
  const lines: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".json.gz"))
    .toSorted()) {
    for (const match of source.parse(JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString("utf8")))) {
      const raw = toRawMatch(match);
      if (raw !== null) lines.push(encodeMatch(raw));
    }
  }
  const keyed = lines.map((line) => ({ line, key: hashText(line) }));
  return keyed.toSorted((a, b) => a.key - b.key || (a.line < b.line ? -1 : 1)).map(({ line }) => line);
}

/**
 * A match in the project's format. Goals follow from the running score, which shows the side an own goal counts for.
 * Null if the source contradicts itself: the last score isn't the final one, extra time, malformed minutes.
 */
export function toRawMatch(match: SourceMatch): RawMatch | null {
  const incidents: RawMatch["incidents"] = [];
  const score = { home: 0, away: 0 };
  const lastAdded = { first: 0, second: 0 };
  for (const one of match.incident.incidents) {
    const parts = MINUTE.exec(one.minute);
    const base = Number(parts?.[1] ?? Number.NaN);
    const added = Number(parts?.[2] ?? 0);
    if (!(base >= 1 && base <= 90) || (added > 0 && base !== 45 && base !== 90) || added > MOST_ADDED) return null;
    if (base === 45) lastAdded.first = Math.max(lastAdded.first, added);
    if (base === 90) lastAdded.second = Math.max(lastAdded.second, added);
    const minute = added > 0 ? `${base}+${added}` : String(base);
    const side = one.team === "home" ? 1 : 2;
    const plain = Object.entries(PLAIN_TYPES).find(([name]) => name === one.incident_type)?.[1];
    if (plain !== undefined) {
      incidents.push({ type: plain, side, minute });
      continue;
    }
    if (one.incident_type === "Penalty Awarded") incidents.push({ type: "PENALTY", side, minute });
    if (one.home_score === undefined || one.away_score === undefined) continue;
    const home = Number(one.home_score);
    const away = Number(one.away_score);
    if (home + away !== score.home + score.away + 1) return null;
    const scorer = home > score.home ? 1 : 2;
    incidents.push({ type: one.incident_type === "Own goal" ? "OWN_GOAL" : "GOAL", side: scorer, minute });
    Object.assign(score, { home, away });
  }
  if (score.home !== match.GH || score.away !== match.GA || !inOrder(incidents)) return null;
  const chance = hashText(JSON.stringify(incidents));
  return {
    // The sources don't say how much time was added if nothing happened in it: 1 to 4 minutes, 3 to 6 after the second
    // half.
    addedFirst: Math.max(lastAdded.first, 1 + (chance % 4)),
    addedSecond: Math.max(lastAdded.second, 3 + (chance % 4)),
    incidents,
  };
}

function inOrder(incidents: RawMatch["incidents"]): boolean {
  const order = incidents.map(({ minute }) => {
    const [base = "0", added = "0"] = minute.split("+");
    return Number(base) * 100 + Number(added);
  });
  return order.every((value, index) => index === 0 || value >= (order[index - 1] ?? 0));
}
