/** Desert Train and Winter Fair. */
import { around, box, burst, coin, dot, drawing, oval, path, type SlotLook, stroke, wild } from "./shapes.ts";

export const desertTrain: SlotLook = {
  ground: ["#c9803a", "#6b3320"],
  cell: "#fbf0da",
  ranks: ["#b5402f", "#2f7a7a", "#6b5a9c", "#a8741c"],
  cover: ["a", "S", "c"],
  symbols: {
    W: drawing(
      "Station clock",
      "Вокзальные часы",
      "Reloj de estación",
      "ساعة المحطة",
      wild(
        "#3f6f7a",
        dot(0, 0, 38, "#2d3642") +
          dot(0, 0, 32, "#fff") +
          around(12, stroke("M0-24V-28", "#2d3642", 4)) +
          stroke("M0 0V-20M0 0 14 8", "#b5402f", 5) +
          dot(0, 0, 4, "#2d3642"),
      ),
    ),
    S: drawing(
      "Sun",
      "Солнце",
      "Sol",
      "الشمس",
      burst("#e8883a", around(12, path("M-5-28 0-44 5-28Z", "#fbe08a")) + dot(0, 0, 24, "#ffd24a")),
    ),
    a: drawing(
      "Locomotive",
      "Паровоз",
      "Locomotora",
      "القاطرة",
      path("M-26-30C-34-40-20-50-12-42-4-50 12-46 6-36Z", "#d9dfe6") +
        box(-28, -28, 12, 18, "#2d3642", 2) +
        box(-36, -12, 50, 28, "#b5402f", 6) +
        box(8, -30, 32, 46, "#8a2a24", 3) +
        box(15, -22, 18, 16, "#bfe3f0", 2) +
        box(-6, -18, 10, 8, "#f5b014", 2) +
        path("M-46 28-36 10V28Z", "#2d3642") +
        box(-38, 14, 80, 8, "#2d3642", 2) +
        dot(-22, 28, 11, "#4a5563") +
        dot(4, 28, 11, "#4a5563") +
        dot(29, 26, 13, "#4a5563") +
        dot(-22, 28, 4, "#f5b014") +
        dot(4, 28, 4, "#f5b014") +
        dot(29, 26, 5, "#f5b014"),
    ),
    b: drawing(
      "Suitcase",
      "Чемодан",
      "Maleta",
      "الحقيبة",
      stroke("M-14-22C-14-40 14-40 14-22", "#5a3a20", 6) +
        box(-42, -22, 84, 56, "#a8683a", 8) +
        box(-28, -22, 8, 56, "#7a4a24", 0) +
        box(20, -22, 8, 56, "#7a4a24", 0) +
        dot(0, 6, 12, "#f3d9a0") +
        path("M0-2 3 4 9 4 4 9 6 14 0 11-6 14-4 9-9 4-3 4Z", "#b5402f"),
    ),
    c: drawing(
      "Cactus",
      "Кактус",
      "Cactus",
      "الصبار",
      stroke("M-26-6C-26 14-14 14 0 14M26-18C26 4 14 4 0 4", "#3f8a4f", 13) +
        stroke("M0-30V34", "#4f9a5c", 18) +
        stroke("M-3-26V30M4-26V30", "#8fc48a", 2) +
        path("M-6-40 0-34 6-40 5-30H-5Z", "#e8577a") +
        oval(0, 38, 34, 6, "#d6a45a"),
    ),
    d: drawing(
      "Flask",
      "Фляга",
      "Cantimplora",
      "القربة",
      stroke("M-30-6C-44-34-10-48 0-34M30-6C44-34 10-48 0-34", "#7a4a24", 4) +
        box(-9, -34, 18, 16, "#b9c4d1", 3) +
        dot(0, 10, 31, "#3f7a6f") +
        dot(0, 10, 22, "#59998c") +
        path("M0-4C10 8 10 24 0 24-10 24-10 8 0-4Z", "#d9f0ea"),
    ),
  },
};

const flake = stroke("M0 0V-40M-9-34 0-25 9-34M-8-20 0-12 8-20", "#fff", 6);

export const winterFair: SlotLook = {
  ground: ["#3a6fa8", "#16305a"],
  cell: "#eef5fb",
  ranks: ["#b8303a", "#2f7a5a", "#2d5fb4", "#c27a1c"],
  cover: ["W", "C", "a"],
  symbols: {
    W: drawing("Snowflake", "Снежинка", "Copo de nieve", "ندفة الثلج", wild("#2f7fc0", around(6, flake))),
    C: drawing(
      "Gingerbread",
      "Пряник",
      "Galleta de jengibre",
      "كعكة الزنجبيل",
      coin(
        "#7a4520",
        "#c98a4a",
        path("M0 30C-40 4-30-34 0-16 30-34 40 4 0 30Z", "#b8303a") +
          stroke("M0 22C-30 2-24-24 0-8 24-24 30 2 0 22", "#fff", 5),
      ),
    ),
    a: drawing(
      "Carousel",
      "Карусель",
      "Tiovivo",
      "الدوامة",
      stroke("M-28-8V32M0-8V32M28-8V32", "#d6a63a", 5) +
        path("M-44-8 0-38 44-8Z", "#d63a44") +
        path("M-22-8 0-38-8-8ZM22-8 0-38 8-8Z", "#fff") +
        path(
          "M-44-8H44C40 0 34 0 29-6 24 0 18 0 14-6 9 0 4 0 0-6-4 0-9 0-14-6-18 0-24 0-29-6-34 0-40 0-44-8Z",
          "#f5b014",
        ) +
        dot(0, -41, 4, "#f5b014") +
        oval(-14, 14, 9, 6, "#8a5524") +
        oval(14, 18, 9, 6, "#5f6b7a") +
        box(-44, 32, 88, 9, "#8a2a34", 3),
    ),
    b: drawing(
      "Skate",
      "Конёк",
      "Patín",
      "المزلجة",
      path("M-26-40H2V-14C8-4 34-6 36 14V20H-30C-32 0-24-14-26-40Z", "#fff") +
        path("M-26-40H2V-14C8-4 34-6 36 14V20H-30C-32 0-24-14-26-40Z", "#d9e6f2") +
        path("M-26-40H2V-30H-26Z", "#b8303a") +
        stroke("M-4-22 6-26M-2-12 10-18M6-5 16-12", "#b8303a", 4) +
        stroke("M-22 20V34M24 20V34M-40 34H36C42 34 44 30 44 26", "#6b7a8c", 5),
    ),
    c: drawing(
      "Hot chocolate",
      "Горячий шоколад",
      "Chocolate caliente",
      "شوكولاتة ساخنة",
      stroke("M24-4C46-8 46 26 22 24", "#b8303a", 8) +
        path("M-34-14H28V24C28 40-34 40-34 24Z", "#d63a44") +
        oval(-3, -14, 31, 9, "#6b3a20") +
        box(-18, -24, 14, 12, "#fff", 4) +
        box(0, -22, 13, 11, "#fbe8ee", 4) +
        path("M-14 8-11 14-5 14-10 18-8 25-14 21-20 25-18 18-23 14-17 14Z", "#fff") +
        stroke("M-12-32C-18-38-6-40-12-46M8-30C2-36 14-40 8-46", "#a8bccf", 4),
    ),
    d: drawing(
      "Mitten",
      "Варежка",
      "Manopla",
      "القفاز",
      path("M-22 18V-14C-22-48 22-48 22-14V-6C28-18 44-14 40 0 38 10 30 18 22 22V24H-22Z", "#2f7a5a") +
        stroke("M-12-14-4-22 4-14 12-22", "#e6f2ea", 4) +
        stroke("M-12 4-4-4 4 4 12-4", "#e6f2ea", 4) +
        box(-26, 20, 52, 20, "#f3efe6", 6) +
        stroke("M-14 24V36M0 24V36M14 24V36", "#cfc8b8", 3),
    ),
  },
};
