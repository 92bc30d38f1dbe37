/** Football.TXT, both dialects: "» Matchday", "Aug/15", "20.30" and "▪ Matchday", "Aug 15", "20:30". */

/** A league match as in the source. */
export interface LeagueMatch {
  /** ISO date in the league's own time zone. */
  date: string;
  /** "HH:MM" in the league's own time zone; null if the source has none. */
  time: string | null;
  home: string;
  away: string;
  /** Full-time score; null if not played or not known. */
  score: { home: number; away: number } | null;
  /** Score at half-time where the source has it. */
  halfTime: { home: number; away: number } | null;
  /** Score after extra time, where there was any. */
  extraTime: { home: number; away: number } | null;
  /** The round as the source calls it: "Matchday 3", "Relegation, Matchday 24". */
  round: string;
  /** Whether the score was given by the league, not by the players. */
  isAwarded: boolean;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DATE_LINE = /^ {2}(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ([A-Z][a-z]{2})[ /](\d{1,2})(?: (\d{4}))?\s*$/;
const MATCH_LINE = /^ {4}(?:(\d{1,2})[.:](\d{2}))?\s+(\S.*?)\s+v (\S.*)$/;
const SCORE_TAIL = /^(.*?)\s{2,}(\d{1,2})-(\d{1,2})(?:\s+\((\d{1,2})-(\d{1,2})\))?(?:\s.*)?$/;
const ROUND_LINE = /^[»▪]\s*(\S.*?)\s*$/;
const NOTE_TAIL = /^(.*?)\s+\[(postponed|cancelled|abandoned|awarded)[^\]]*\].*$/;

/**
 * Matches in the order of the text. A line without a time has the time above it on the same date. A year is written
 * once and holds until the months turn over.
 */
export function parseFootballText(text: string): LeagueMatch[] {
  const matches: LeagueMatch[] = [];
  let year = Number(/\b(20\d{2})\b/.exec(text)?.[1] ?? Number.NaN);
  let month = 0;
  let date: string | null = null;
  let time: string | null = null;
  let round = "";
  for (const line of text.split(/\r?\n/)) {
    const named = ROUND_LINE.exec(line);
    if (named !== null) {
      round = named[1] ?? "";
      continue;
    }
    const day = DATE_LINE.exec(line);
    if (day !== null) {
      const next = MONTHS.indexOf(day[1] ?? "") + 1;
      if (day[3] !== undefined) year = Number(day[3]);
      // A matchday may go back by a month for a match brought forward; only a fall of half a year is a new year.
      else if (next < month - 5) year += 1;
      else if (next > month + 6) year -= 1;
      month = next;
      date = `${year}-${String(month).padStart(2, "0")}-${(day[2] ?? "").padStart(2, "0")}`;
      time = null;
      continue;
    }
    const game = MATCH_LINE.exec(line);
    if (game === null || date === null) continue;
    if (game[1] !== undefined) time = `${game[1].padStart(2, "0")}:${game[2] ?? "00"}`;
    const rest = (game[4] ?? "").trimEnd();
    const note = NOTE_TAIL.exec(rest);
    const scored = SCORE_TAIL.exec(rest);
    const isPlayed = scored !== null && (note === null || note[2] === "awarded");
    matches.push({
      date,
      time,
      round,
      home: (game[3] ?? "").trim(),
      away: (isPlayed ? (scored[1] ?? "") : (note?.[1] ?? rest)).trim(),
      score: isPlayed ? { home: Number(scored[2]), away: Number(scored[3]) } : null,
      halfTime: isPlayed && scored[4] !== undefined ? { home: Number(scored[4]), away: Number(scored[5]) } : null,
      extraTime: null,
      isAwarded: isPlayed && note !== null,
    });
  }
  return matches;
}
