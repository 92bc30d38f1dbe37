/**
 * Minute of an event on a line of time: "45+2" stands just before 46, so that added time never runs into the next half.
 */
export function minuteAt(minute: string): number | null {
  const found = /^(\d+)(?:\+(\d+))?$/.exec(minute);
  if (found === null) return null;
  const added = Number(found[2] ?? 0);
  return Number(found[1]) + (added === 0 ? 0 : Math.min(0.9, added / 10));
}
