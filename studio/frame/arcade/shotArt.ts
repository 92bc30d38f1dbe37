/** The targets of Quiet Pier and Clay Meadow. */
import { type Drawing, dot, drawing, oval, path, stroke } from "../slots/drawings/shapes.ts";

/** A fish that swims to the left, in these colors and proportions. */
const fish = (back: string, belly: string, fin: string, height: number, extra = "") =>
  path(`M30 0 48-${height * 0.8} 44 0 48 ${height * 0.8}Z`, fin) +
  path(`M-46 0C-30-${height} 14-${height} 34 0 14 ${height}-30 ${height}-46 0Z`, back) +
  path(`M-44 3C-28 ${height} 14 ${height} 32 3 10 ${height * 0.3}-24 ${height * 0.3}-44 3Z`, belly) +
  path(`M-12-${height * 0.72}C-2-${height * 1.3} 14-${height * 1.1} 18-${height * 0.5}Z`, fin) +
  dot(-32, -height * 0.18, 3.5, "#fff") +
  dot(-33, -height * 0.18, 2, "#152033") +
  extra;

/** A clay disc with a trail. */
const clay = (size: number, trail: string) =>
  stroke(trail, "#ffffff", 3) +
  oval(0, 0, size, size * 0.42, "#c2551f") +
  oval(0, -size * 0.1, size * 0.6, size * 0.2, "#e88a4a");

export const shotArt: Readonly<Record<string, Drawing>> = {
  roach: drawing("Roach", "Плотва", "Rutilo", "روش", fish("#7f97a8", "#dfe7ec", "#d0562f", 16)),
  perch: drawing(
    "Perch",
    "Окунь",
    "Perca",
    "فرخ",
    fish("#6f8a3a", "#e8dfa0", "#d0562f", 19, stroke("M-16-14V10M-4-16V12M8-14V11", "#3f5220", 4)),
  ),
  carp: drawing(
    "Carp",
    "Карп",
    "Carpa",
    "شبوط",
    fish("#b9843a", "#f0d6a0", "#8a5524", 23, stroke("M-44 4-50 10M-42 6-46 14", "#8a5524", 2)),
  ),
  pike: drawing(
    "Pike",
    "Щука",
    "Lucio",
    "كراكي",
    fish(
      "#4f6b3f",
      "#d9dfb0",
      "#7a4a24",
      12,
      dot(-14, -2, 2, "#d9dfb0") + dot(-2, -4, 2, "#d9dfb0") + dot(10, -2, 2, "#d9dfb0"),
    ),
  ),
  sturgeon: drawing(
    "Sturgeon",
    "Осётр",
    "Esturión",
    "حفش",
    fish(
      "#3d4a5c",
      "#b8c4d0",
      "#26303f",
      14,
      path("M-20-11-14-17-8-12ZM-6-12 0-18 6-11Z", "#b8c4d0") + stroke("M-40 5-42 12M-36 6-36 13", "#26303f", 2),
    ),
  ),
  near: drawing("Near", "Ближняя", "Cercano", "قريب", clay(34, "M-48 34C-40 20-30 10-18 4")),
  crossing: drawing("Crossing", "Угонная", "Cruzado", "عابر", clay(27, "M-50 0C-40-2-32-2-26 0")),
  distant: drawing("Distant", "Дальняя", "Lejano", "بعيد", clay(19, "M-46 40C-34 24-22 12-12 6")),
  tower: drawing("High tower", "С вышки", "Torre alta", "البرج العالي", clay(12, "M40-44C28-34 18-18 8-6")),
};
