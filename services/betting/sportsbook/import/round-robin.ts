/** Days of a single round in which all sides meet once: the circle method. */
export function roundRobin(sides: readonly string[]): [home: string, away: string][][] {
  const seats: (string | null)[] = sides.length % 2 === 0 ? [...sides] : [...sides, null];
  const days: [string, string][][] = [];
  for (let day = 0; day < seats.length - 1; day += 1) {
    const pairs: [string, string][] = [];
    for (let seat = 0; seat < seats.length / 2; seat += 1) {
      const one = seats[seat] ?? null;
      const two = seats[seats.length - 1 - seat] ?? null;
      if (one !== null && two !== null) pairs.push((day + seat) % 2 === 0 ? [one, two] : [two, one]);
    }
    days.push(pairs);
    // The first seat stays, the others move on by one.
    const last = seats.pop() ?? null;
    seats.splice(1, 0, last);
  }
  return days;
}
