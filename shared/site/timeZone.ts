/** Time zones by their IANA names. */

/** Making a formatter costs as much as a row of prices. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Visitors bring any zone there is. */
const MOST_FORMATTERS = 100;
/** No zone changes its clocks at another minute than a quarter's. */
const QUARTER = 900;

export function isTimeZone(name: string): boolean {
  if (name.length > 64) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Tells the hour (0 to 23) that clocks of a zone show at instants in epoch seconds; made once for many instants. */
export function hourTeller(timeZone: string): (instant: number) => number {
  const formatter = formatterOf(timeZone);
  const known = new Map<number, number>();
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER);
    const told = known.get(quarter) ?? Number(formatter.format(instant * 1000));
    known.set(quarter, told);
    return told;
  };
}
