/** How the house's own topics are written down. */

export const since = "2026-11-01";
export const called = (en: string, ru: string, es: string, ar: string) => ({ en, ru, es, ar });
export const about = (id: number, needsPayment: boolean, ...words: Parameters<typeof called>) => ({
  id,
  needsPayment,
  names: called(...words),
  since,
});
