/** Calendar months of UTC, written YYYY-MM: as text they sort by time. */

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthAt = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

/** The month of a moment, epoch milliseconds. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

export const monthAfter = (month: string, months = 1): string => monthAt(numberOf(month) + months);

/** From its first moment to before that of the next month. */
export const spanOf = (month: string): { from: number; to: number } => ({
  from: Date.parse(`${month}-01T00:00:00Z`),
  to: Date.parse(`${monthAfter(month)}-01T00:00:00Z`),
});

/** Months from one to another, both included; none if the first is later. */
export const monthsBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, numberOf(last) - numberOf(first) + 1) }, (_, index) => monthAfter(first, index));
