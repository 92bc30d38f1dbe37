/** The pictures of Attic Pairs. */
import { around, box, type Drawing, dot, drawing, oval, path, ring, stroke } from "../slots/drawings/shapes.ts";

export const atticArt: readonly Drawing[] = [
  drawing(
    "Teapot",
    "Чайник",
    "Tetera",
    "إبريق الشاي",
    path("M-26-14H22C36 12 26 34 12 38H-16C-30 34-40 12-26-14Z", "#2f7d9c") +
      stroke("M28-4C48-12 48 22 28 20", "#2f7d9c", 7) +
      path("M-30 0-46-16-42-22-24-10Z", "#2f7d9c") +
      box(-20, -22, 36, 8, "#1c5670") +
      dot(-2, -28, 6, "#f5b014") +
      stroke("M-18 8H16", "#cfe9f2", 5),
  ),
  drawing(
    "Umbrella",
    "Зонт",
    "Paraguas",
    "مظلة",
    stroke("M0-30V34C0 46 18 46 18 34", "#5c3517", 6) +
      path("M-44 0C-40-50 40-50 44 0 34-10 24-10 15 0 8-10-8-10-15 0-24-10-34-10-44 0Z", "#c7382f") +
      path("M-15 0C-18-24-8-38 0-40 8-38 18-24 15 0 8-10-8-10-15 0Z", "#f0756c"),
  ),
  drawing(
    "Globe",
    "Глобус",
    "Globo terráqueo",
    "كرة أرضية",
    dot(0, -6, 32, "#3d7fb0") +
      path("M-20-26C-8-36 6-30 2-20-2-10-14-8-12 2-10 12-24 8-28-6ZM10-2C22-8 30 2 24 14 16 22 8 14 10-2Z", "#5f9a4a") +
      stroke("M-38 4C-30 40 30 40 38 4", "#b98310", 5) +
      box(-4, 30, 8, 10, "#8a5524") +
      box(-20, 38, 40, 8, "#8a5524"),
  ),
  drawing(
    "Gramophone",
    "Граммофон",
    "Gramófono",
    "غراموفون",
    path("M-36-44C-4-40 16-22 18 2L6 6C0-12-16-20-46-16Z", "#d6a63a") +
      oval(-40, -30, 8, 15, "#8a5a14", 18) +
      box(-26, 14, 56, 26, "#7a3b16") +
      oval(4, 14, 26, 6, "#152033") +
      dot(4, 14, 3, "#f5b014"),
  ),
  drawing(
    "Candle",
    "Свеча",
    "Vela",
    "شمعة",
    path("M0-46C12-32 12-20 0-16-12-20-12-32 0-46Z", "#f5b014") +
      path("M0-34C5-28 5-22 0-19-5-22-5-28 0-34Z", "#fff3c4") +
      box(-10, -14, 20, 40, "#f7f3e6") +
      path("M-30 26H30C28 40 18 44 0 44-18 44-28 40-30 26Z", "#8a97a8") +
      `<circle cx="36" cy="32" r="9" fill="none" stroke="#8a97a8" stroke-width="5"/>`,
  ),
  drawing(
    "Rocking horse",
    "Лошадка-качалка",
    "Caballito balancín",
    "حصان هزّاز",
    stroke("M-42 34C-16 48 20 48 44 32", "#8a5524", 7) +
      stroke("M-18 12-26 36M16 12 26 36", "#d99a5c", 8) +
      path(
        "M-26-2C-28-22-36-26-44-16L-48-24C-40-42-22-42-14-26L-8-10H20C34-8 34 16 18 18H-14C-24 18-26 8-26-2Z",
        "#d99a5c",
      ) +
      path("M-26-38C-16-42-8-30-6-12L-14-16C-14-28-20-32-28-32Z", "#7a3b16") +
      path("M26-6C40-8 44 8 40 20L32 8Z", "#7a3b16") +
      dot(-36, -24, 2.5, "#152033"),
  ),
  drawing(
    "Key",
    "Ключ",
    "Llave",
    "مفتاح",
    `<circle cx="-22" cy="-22" r="16" fill="none" stroke="#b98310" stroke-width="9"/>` +
      stroke("M-10-10 34 34M22 22 12 32M34 34 24 44", "#b98310", 9),
  ),
  drawing(
    "Compass rose",
    "Роза ветров",
    "Rosa de los vientos",
    "وردة الرياح",
    ring(38, "#6b55a6", 5) +
      around(4, path("M0-34 8 0H-8Z", "#6b55a6")) +
      around(4, path("M0-24 6 0H-6Z", "#b3a2dc"), 45) +
      dot(0, 0, 6, "#f5b014"),
  ),
];
