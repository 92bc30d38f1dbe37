/** Whole hours from UTC that a clock can be set to; POSIX names of zones count westwards. */
const OFFSETS = Array.from({ length: 27 }, (_, index) => index - 12);
const zoneOf = (hours: number) => (hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`);
const nameOf = (hours: number) => (hours === 0 ? "UTC" : `UTC${hours > 0 ? "+" : "−"}${Math.abs(hours)}`);

/** How far a zone is from UTC at an instant, such as "UTC+5:30". */
function offsetName(timeZone: string, instant: number): string {
  const part = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName");
  return (part?.value ?? "UTC").replace("GMT", "UTC").replace("-", "−");
}

/** Zones to choose from, by their offset; the visitor's own one by its place stands first. */
export function timeZoneOptions(own: string, instant: number): { value: string; name: string }[] {
  const fixed = OFFSETS.map((hours) => ({ value: zoneOf(hours), name: nameOf(hours) }));
  if (fixed.some(({ value }) => value === own)) return fixed;
  const place = own.split("/").at(-1)?.replaceAll("_", " ") ?? own;
  return [{ value: own, name: `${place} (${offsetName(own, instant)})` }, ...fixed];
}
