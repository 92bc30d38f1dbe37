/** Computes runs from Retrosheet's play-by-play: where each runner stands, and who crosses the plate. */

/**
 * Runs of both sides of one game from its lines ("play,inning,half,batter,count,pitches,event"; half 0 is the
 * visitors').
 */
export function runsOfGame(lines: readonly string[]): { home: number; away: number } {
  const runs = { home: 0, away: 0 };
  for (const line of lines) {
    if (!line.startsWith("play,")) continue;
    const [, , half = "", , , , event = ""] = line.split(",");
    runs[half === "0" ? "away" : "home"] += runsOfPlay(event);
  }
  return runs;
}

/**
 * Runs of one play. Advances after the dot end in "-H" (an "X" instead of the hyphen is an out, unless an error in its
 * notes undoes it). A home run scores the batter even without an advance of their own.
 */
export function runsOfPlay(event: string): number {
  const [play = "", advances = ""] = event.split(".");
  const moves = advances.split(";").filter((move) => move !== "");
  const scored = moves.filter(
    (move) => /^[B123]-H/.test(move) || (/^[B123]XH/.test(move) && /\(\d*E\d/.test(move)),
  ).length;
  const isHomeRun = /^(?:HR|H)(?:\d|\/|$)/.test(play) && !play.startsWith("HP");
  const isBatterTold = moves.some((move) => /^B[-X]H/.test(move));
  const steals = play.split(";").filter((part) => part.startsWith("SBH")).length;
  const isRunnerTold = moves.some((move) => /^3[-X]H/.test(move));
  return scored + (isHomeRun && !isBatterTold ? 1 : 0) + (steals > 0 && !isRunnerTold ? 1 : 0);
}
