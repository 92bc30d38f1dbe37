/** Night Market and Paper Lanterns. */
import { around, box, burst, dot, drawing, oval, path, type SlotLook, stroke, turned, wild } from "./shapes.ts";

export const nightMarket: SlotLook = {
  ground: ["#3a2350", "#1a1030"],
  cell: "#f7ead8",
  ranks: ["#c7382f", "#2f7a6f", "#8a4fa8", "#c27a1c"],
  cover: ["W", "a", "S"],
  symbols: {
    W: drawing(
      "Neon sign",
      "Неоновая вывеска",
      "Letrero de neón",
      "لافتة نيون",
      wild(
        "#2a1740",
        stroke("M-26-40H26M-16-40V-30M16-40V-30", "#8a7aa8", 4) +
          stroke("M-36 4C-36-42 36-42 36 4 36 46-36 46-36 4Z", "#ff5fa2", 5) +
          stroke("M0-20 7-4 24-3 10 8 15 25 0 15-15 25-10 8-24-3-7-4Z", "#5ff0e0", 5),
      ),
    ),
    S: drawing(
      "Moon",
      "Луна",
      "Luna",
      "القمر",
      burst(
        "#2b2f6b",
        path("M14-38A38 38 0 1 0 36 22 32 32 0 0 1 14-38Z", "#fbe7a6") +
          path("M26-18 29-10 37-10 31-4 33 4 26-1 19 4 21-4 15-10 23-10Z", "#fff"),
      ),
    ),
    a: drawing(
      "Noodles",
      "Лапша",
      "Fideos",
      "النودلز",
      stroke("M6-6 34-44M16-4 44-38", "#8a5524", 5) +
        path("M-34-4C-30-20-18-18-14-10-8-24 6-22 8-10 14-20 28-18 32-4Z", "#f2d27a") +
        stroke("M-26-6C-22-14-16-14-12-4M-4-4C0-16 8-14 12-4", "#d6a63a", 3) +
        path("M-42-4H42C40 24 22 36 14 38H-14C-22 36-40 24-42-4Z", "#c7382f") +
        stroke("M-32 10H32", "#f7ead8", 4),
    ),
    b: drawing(
      "Teapot",
      "Чайник",
      "Tetera",
      "إبريق الشاي",
      stroke("M28 0C48-6 46 26 24 22", "#2f7a6f", 7) +
        path("M-26 2-44-14-40-20-18-8Z", "#2f7a6f") +
        oval(0, 12, 32, 26, "#3f9a8c") +
        path("M-18-12C-16-24 16-24 18-12Z", "#2f7a6f") +
        dot(0, -26, 6, "#f5b014") +
        stroke("M-16 8C-8 20 8 20 16 8", "#bfe8df", 4),
    ),
    c: drawing(
      "Skewers",
      "Шашлычки",
      "Brochetas",
      "أسياخ",
      turned(
        24,
        stroke("M-14-44V44M14-44V44", "#b98a4a", 4) +
          box(-24, -34, 20, 16, "#a8552a", 6) +
          box(-24, -14, 20, 16, "#5f9a4a", 6) +
          box(-24, 6, 20, 16, "#a8552a", 6) +
          box(4, -34, 20, 16, "#d9482f", 6) +
          box(4, -14, 20, 16, "#f0b43c", 6) +
          box(4, 6, 20, 16, "#d9482f", 6),
      ),
    ),
    d: drawing(
      "Fan",
      "Веер",
      "Abanico",
      "المروحة",
      path("M0 34-44-8A56 56 0 0 1 44-8Z", "#d9577a") +
        stroke("M0 34-28-22M0 34-10-31M0 34 10-31M0 34 28-22", "#fbe1e8", 3) +
        path("M-12 22A18 18 0 0 1 12 22L0 36Z", "#7a2a44") +
        dot(0, 34, 4, "#f5b014"),
    ),
  },
};

const lantern = (body: string, dark: string) =>
  stroke("M0-44V-32M0 32V44", "#7a4a24", 4) +
  oval(0, 0, 34, 30, body) +
  stroke("M0-30V30M-16-26C-26-10-26 10-16 26M16-26C26-10 26 10 16 26", dark, 3) +
  box(-16, -35, 32, 8, "#7a4a24") +
  box(-16, 27, 32, 8, "#7a4a24");

export const paperLanterns: SlotLook = {
  ground: ["#8c2f3a", "#47121f"],
  cell: "#fbf1e2",
  ranks: ["#b8303a", "#2f6f8a", "#4f8a4a", "#c27a1c"],
  cover: ["W", "a", "c"],
  symbols: {
    W: drawing(
      "Lantern",
      "Фонарик",
      "Farolillo",
      "الفانوس",
      wild("#5b1a28", dot(0, 0, 40, "#8a3a2a") + lantern("#ffcf5c", "#e08a1c")),
    ),
    a: drawing(
      "Paper crane",
      "Бумажный журавлик",
      "Grulla de papel",
      "كركي الورق",
      path("M-4 4-30-36 12-8Z", "#e85a5a") +
        path("M-4 4 40-34 22 8Z", "#c7382f") +
        path("M-4 4 22 8 2 36-18 18Z", "#f48a7a") +
        path("M-18 18-44-2-40-12-8 10Z", "#c7382f") +
        path("M22 8 44 26 16 20Z", "#e85a5a"),
    ),
    b: drawing(
      "Kite",
      "Воздушный змей",
      "Cometa",
      "الطائرة الورقية",
      path("M6-44 36-12 0 24-24-18Z", "#2f7fa8") +
        path("M6-44 4-8-24-18Z", "#7ac0d9") +
        path("M4-8 36-12 0 24Z", "#f0b43c") +
        stroke("M0 24C-10 30-4 38-16 42-26 44-30 36-38 40", "#7a4a24", 3) +
        path("M-14 34-6 44-22 48Z", "#c7382f"),
    ),
    c: drawing(
      "Plum blossom",
      "Цветок сливы",
      "Flor de ciruelo",
      "زهرة البرقوق",
      stroke("M-42 40C-20 30-10 16 0 0", "#6b4630", 6) +
        around(5, oval(0, -22, 16, 17, "#f29ab4")) +
        around(5, oval(0, -14, 7, 11, "#f9cfdb")) +
        dot(0, 0, 8, "#f5b014") +
        around(10, stroke("M0-8V-14", "#c7382f", 2)),
    ),
    d: drawing(
      "Umbrella",
      "Зонтик",
      "Sombrilla",
      "المظلة",
      stroke("M0-36V30C0 42 16 42 16 32", "#7a4a24", 5) +
        path("M-44 2C-38-32-16-40 0-40 16-40 38-32 44 2 34-6 24-6 15 2 8-6-8-6-15 2-24-6-34-6-44 2Z", "#3f9a8c") +
        stroke("M0-40C-10-28-15-14-15 0M0-40C10-28 15-14 15 0", "#bfe8df", 3),
    ),
  },
};
