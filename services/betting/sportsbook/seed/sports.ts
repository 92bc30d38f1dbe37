/** The sports by their stable ids, in menu order. */
import type { SeedSport, SportSlug } from "../model.ts";

const CLASSIC: readonly Omit<SeedSport, "area" | "cyberVariant">[] = [
  { id: 1, slug: "football", order: 1, names: { en: "Football", ru: "Футбол", ar: "كرة القدم", es: "Fútbol" } },
  {
    id: 2,
    slug: "ice-hockey",
    order: 2,
    names: { en: "Ice hockey", ru: "Хоккей", ar: "هوكي الجليد", es: "Hockey sobre hielo" },
  },
  {
    id: 3,
    slug: "basketball",
    order: 3,
    names: { en: "Basketball", ru: "Баскетбол", ar: "كرة السلة", es: "Baloncesto" },
  },
  { id: 4, slug: "tennis", order: 4, names: { en: "Tennis", ru: "Теннис", ar: "التنس", es: "Tenis" } },
  {
    id: 5,
    slug: "volleyball",
    order: 5,
    names: { en: "Volleyball", ru: "Волейбол", ar: "الكرة الطائرة", es: "Voleibol" },
  },
  {
    id: 6,
    slug: "american-football",
    order: 6,
    names: { en: "American football", ru: "Американский футбол", ar: "كرة القدم الأمريكية", es: "Fútbol americano" },
  },
  { id: 7, slug: "baseball", order: 7, names: { en: "Baseball", ru: "Бейсбол", ar: "البيسبول", es: "Béisbol" } },
  { id: 8, slug: "cricket", order: 8, names: { en: "Cricket", ru: "Крикет", ar: "الكريكيت", es: "Críquet" } },
];

export const SPORTS: readonly SeedSport[] = CLASSIC.map((sport) => ({ ...sport, area: "CLASSIC", cyberVariant: null }));

/** Id of a sport by its slug. */
export function sportId(slug: SportSlug): number {
  const sport = SPORTS.find((one) => one.slug === slug);
  if (sport === undefined) throw new Error(`No sport ${slug}`);
  return sport.id;
}
