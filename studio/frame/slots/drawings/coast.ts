/** North Pier and Clockmaker. */
import { around, box, burst, dot, drawing, oval, path, ring, type SlotLook, stroke, turned, wild } from "./shapes.ts";

export const northPier: SlotLook = {
  ground: ["#3f8fb0", "#17405c"],
  cell: "#fdf6e6",
  ranks: ["#c7462f", "#1f7a94", "#8a5fa8", "#4f8a4a"],
  cover: ["a", "W", "b"],
  symbols: {
    W: drawing(
      "Big wheel",
      "Колесо обозрения",
      "Noria",
      "العجلة الدوّارة",
      wild(
        "#12364d",
        path("M-6 0-24 42H24L6 0Z", "#8fb4c9") +
          ring(32, "#fff", 5) +
          around(8, stroke("M0 0V-30", "#fff", 2) + box(-6, -40, 12, 12, "#f0756c")) +
          dot(0, 0, 7, "#f5b014"),
      ),
    ),
    S: drawing(
      "Pier ticket",
      "Билет на пирс",
      "Entrada al muelle",
      "تذكرة الرصيف",
      burst(
        "#c7462f",
        turned(
          -14,
          path("M-42-24H42V-8A8 8 0 0 0 42 8V24H-42V8A8 8 0 0 0-42-8Z", "#fff3c4") +
            stroke("M-18-18V18", "#c7462f", 3) +
            stroke("M-6-8H30M-6 8H18", "#12364d", 6),
        ),
      ),
    ),
    a: drawing(
      "Carousel horse",
      "Лошадка карусели",
      "Caballo de tiovivo",
      "حصان الدوّارة",
      stroke("M0-46V46", "#8a97a8", 6) +
        stroke("M-20 18-28 38M18 18 30 34", "#e0a040", 9) +
        path(
          "M-34 0C-38 18-24 26-4 24 14 26 32 22 32 4 32-4 24-8 14-6L8-12C8-26 2-36-14-40L-20-34-36-26-34-18-22-18C-20-10-30-8-34 0Z",
          "#e0a040",
        ) +
        path("M-14-40C-4-44 12-34 14-8L6-12C8-26-2-32-14-34Z", "#c7462f") +
        path("M-10-6H14L10 10H-8Z", "#1f7a94") +
        path("M32 4C44 0 46 14 42 26 38 18 34 14 30 12Z", "#c7462f") +
        dot(-22, -28, 2.5, "#152033"),
    ),
    b: drawing(
      "Ice cream",
      "Мороженое",
      "Helado",
      "بوظة",
      path("M-22-2H22L0 46Z", "#d99a5c") +
        stroke("M-14 4 8 28M14 4-8 28M0 4-16 10M0 4 16 10", "#a8673f", 3) +
        dot(-14, -12, 18, "#fff3e0") +
        dot(14, -12, 18, "#f7b6c6") +
        dot(0, -28, 17, "#a8dcc0") +
        dot(4, -44, 5, "#d63a34"),
    ),
    c: drawing(
      "Gull",
      "Чайка",
      "Gaviota",
      "نورس",
      path("M-4 0C-20-30-36-34-48-28-36-20-30-8-20 6Z", "#c9d3dc") +
        path("M-26 8C-20-8 4-14 18-6L36-14C34-4 26 6 16 10 6 22-14 22-26 8Z", "#fff") +
        path("M4-4C14-30 32-38 46-34 36-24 30-10 16 4Z", "#8fa4b5") +
        path("M36-14 46-12 36-8Z", "#f5b014") +
        dot(29, -11, 2, "#152033") +
        path("M-26 8-44 18-28 16Z", "#8fa4b5"),
    ),
    d: drawing(
      "Deckchair",
      "Шезлонг",
      "Tumbona",
      "كرسي الشاطئ",
      stroke("M-38 40 22-40M38 40-22-12M-38 40-30 22M34 32H-26", "#8a5524", 6) +
        path("M14-40 28-34C12-8 4 10 34 22L26 32C-18 16-2-16 14-40Z", "#1f7a94") +
        path("M19-38 24-36C8-10-4 14 31 26L29 29C-12 14 4-16 19-38Z", "#fff"),
    ),
  },
};

const teeth = (radius: number, count: number, fill: string) =>
  around(count, path(`M-5-${radius - 4}-4-${radius + 7}H4L5-${radius - 4}Z`, fill)) + dot(0, 0, radius, fill);

export const clockmaker: SlotLook = {
  ground: ["#6b4a2c", "#2c1d10"],
  cell: "#f7ead2",
  ranks: ["#8a3b1e", "#3d5a75", "#5f6b2f", "#7a3b5c"],
  cover: ["b", "W", "a"],
  symbols: {
    W: drawing(
      "Mainspring",
      "Пружина",
      "Muelle real",
      "النابض",
      wild(
        "#3a2614",
        teeth(30, 10, "#d6a63a") +
          dot(0, 0, 22, "#3a2614") +
          stroke("M0 0C8-8 14 6 2 10-14 14-18-8-4-14 14-20 22 4 8 18", "#f5d98a", 4),
      ),
    ),
    a: drawing(
      "Pocket watch",
      "Карманные часы",
      "Reloj de bolsillo",
      "ساعة الجيب",
      `<circle cy="-36" r="8" fill="none" stroke="#b98310" stroke-width="5"/>` +
        box(-6, -32, 12, 9, "#b98310") +
        dot(0, 8, 34, "#d6a63a") +
        dot(0, 8, 27, "#fffaf0") +
        `<g transform="translate(0 8)">${around(12, stroke("M0-23V-19", "#3a2614", 3))}${stroke("M0 0V-16M0 0 11 6", "#3a2614", 4)}</g>` +
        dot(0, 8, 3, "#c7382f"),
    ),
    b: drawing(
      "Cuckoo clock",
      "Часы с кукушкой",
      "Reloj de cuco",
      "ساعة الوقواق",
      path("M0-46 40-16H30V30H-30V-16H-40Z", "#7a4a24") +
        path("M0-46 40-16H28L0-36-28-16H-40Z", "#4f8a4a") +
        box(-9, -26, 18, 15, "#2c1d10") +
        path("M-6-12C-6-24 6-24 7-17L14-15 7-12Z", "#f5b014") +
        dot(0, 9, 15, "#fffaf0") +
        stroke("M0 9V-1M0 9 6 13", "#3a2614", 3) +
        stroke("M-14 30V44M14 30V38", "#b98310", 3) +
        path("M-18 42H-10L-14 48ZM10 36H18L14 44Z", "#b98310"),
    ),
    c: drawing(
      "Hourglass",
      "Песочные часы",
      "Reloj de arena",
      "الساعة الرملية",
      box(-28, -44, 56, 9, "#8a5524") +
        box(-28, 35, 56, 9, "#8a5524") +
        path("M-22-35H22C22-12 6-8 4 0 6 8 22 12 22 35H-22C-22 12-6 8-4 0-6-8-22-12-22-35Z", "#cfe3ee") +
        path("M-17-20H17C14-10 4-6 0 0-4-6-14-10-17-20ZM-19 35C-18 22-6 18 0 10 6 18 18 22 19 35Z", "#e0b04a"),
    ),
    d: drawing(
      "Winding key",
      "Заводной ключ",
      "Llave de cuerda",
      "مفتاح التعبئة",
      `<ellipse cx="-17" cy="-22" rx="15" ry="13" fill="none" stroke="#3d7fb0" stroke-width="9"/><ellipse cx="17" cy="-22" rx="15" ry="13" fill="none" stroke="#3d7fb0" stroke-width="9"/>` +
        box(-5, -22, 10, 62, "#3d7fb0") +
        oval(0, -22, 6, 6, "#7ab8e0") +
        box(5, 22, 12, 7, "#3d7fb0", 1) +
        box(5, 32, 9, 7, "#3d7fb0", 1),
    ),
  },
};
