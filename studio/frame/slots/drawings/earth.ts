/** Copper Mine and Orchard. */
import { box, coin, dot, drawing, oval, path, type SlotLook, stroke, turned, wild } from "./shapes.ts";

const pick = (turn: number) =>
  turned(turn, box(-4, -30, 8, 72, "#9a6a3a", 3) + path("M-38-16C-24-42 24-42 38-16 22-28-22-28-38-16Z", "#b9c4d1"));

export const copperMine: SlotLook = {
  ground: ["#6b3a1f", "#2c1710"],
  cell: "#f3e6d6",
  ranks: ["#b5532a", "#3f7a6b", "#6b5a8a", "#8a6a2a"],
  cover: ["W", "C", "a"],
  symbols: {
    W: drawing("Pickaxes", "Кирки", "Picos", "المعاول", wild("#4a2a1a", pick(-40) + pick(40))),
    C: drawing(
      "Copper coin",
      "Медная монета",
      "Moneda de cobre",
      "عملة نحاسية",
      coin("#8a4a1f", "#e08a4a", pick(-40) + pick(40)),
    ),
    a: drawing(
      "Mine cart",
      "Вагонетка",
      "Vagoneta",
      "عربة المنجم",
      path("M-34-14C-30-34-16-26-10-30-2-42 14-38 16-28 28-32 34-22 34-14Z", "#e08a4a") +
        path("M-18-18-8-28 0-18ZM6-18 16-28 24-18Z", "#f7bd8a") +
        path("M-44-16H44L34 22H-34Z", "#5f6b7a") +
        stroke("M-38 0H38", "#8a97a8", 4) +
        dot(-18, 30, 11, "#2d3642") +
        dot(18, 30, 11, "#2d3642") +
        dot(-18, 30, 4, "#b9c4d1") +
        dot(18, 30, 4, "#b9c4d1"),
    ),
    b: drawing(
      "Helmet",
      "Каска",
      "Casco",
      "الخوذة",
      path("M-34 14C-34-40 34-40 34 14Z", "#f0b43c") +
        box(-44, 12, 88, 12, "#d6952a", 6) +
        path("M-6-30H6V14H-6Z", "#d6952a") +
        dot(0, -12, 14, "#5f6b7a") +
        dot(0, -12, 10, "#fff3c4"),
    ),
    c: drawing(
      "Lamp",
      "Лампа",
      "Lámpara",
      "المصباح",
      stroke("M-16-22C-16-48 16-48 16-22", "#5f6b7a", 5) +
        box(-18, -26, 36, 10, "#5f6b7a") +
        box(-16, -16, 32, 38, "#d9ecf7", 4) +
        path("M0-12C14 4 10 18 0 18-10 18-14 4 0-12Z", "#f08a24") +
        path("M0 0C6 8 4 16 0 16-4 16-6 8 0 0Z", "#ffe08a") +
        box(-24, 22, 48, 16, "#7a5030", 4) +
        stroke("M-16-16V22M16-16V22", "#5f6b7a", 4),
    ),
    d: drawing(
      "Ore",
      "Руда",
      "Mineral",
      "الخام",
      path("M-40 22-28-14-4-32 26-22 42 10 28 32-20 36Z", "#7a6a62") +
        path("M-28-14-4-32 4-6-14 8Z", "#978578") +
        path("M26-22 42 10 14 12 4-6Z", "#645650") +
        path("M-14 8 4-6 14 12-2 22Z", "#4fb39a") +
        path("M-34 20-22 12-18 26ZM20 22 30 18 26 28Z", "#e08a4a"),
    ),
  },
};

const leaf = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path("M0 0C6-14 22-16 30-10 24 4 10 6 0 0Z", "#4f9a3f")}</g>`;

export const orchard: SlotLook = {
  ground: ["#5f8a3f", "#2c4a24"],
  cell: "#f6f3dd",
  ranks: ["#c7382f", "#4f8a3f", "#8a5fa8", "#c27a1c"],
  cover: ["a", "W", "c"],
  symbols: {
    W: drawing(
      "Bee",
      "Пчела",
      "Abeja",
      "النحلة",
      wild(
        "#fbe7a6",
        oval(-16, -22, 16, 22, "#e6f2fa", -30) +
          oval(16, -22, 16, 22, "#e6f2fa", 30) +
          oval(0, 12, 22, 28, "#f0b43c") +
          box(-21, 2, 42, 8, "#3a2a1a", 4) +
          box(-21, 18, 42, 8, "#3a2a1a", 4) +
          dot(0, -18, 12, "#3a2a1a") +
          stroke("M-6-28C-8-38-14-40-18-40M6-28C8-38 14-40 18-40", "#3a2a1a", 3),
      ),
    ),
    a: drawing(
      "Apple",
      "Яблоко",
      "Manzana",
      "تفاحة",
      path("M0-16C-14-28-42-22-38 8-34 36-12 46 0 38 12 46 34 36 38 8 42-22 14-28 0-16Z", "#d63a34") +
        oval(-22, 0, 6, 12, "#f28a80", 20) +
        stroke("M0-16C0-28 4-36 8-42", "#6b4630", 5) +
        leaf(4, -26, -10),
    ),
    b: drawing(
      "Pear",
      "Груша",
      "Pera",
      "كمثرى",
      path("M0-30C18-30 14-8 24 4 40 24 24 44 0 44-24 44-40 24-24 4-14-8-18-30 0-30Z", "#c5cf3f") +
        oval(-12, 16, 6, 12, "#e8eda0", 20) +
        stroke("M0-30C0-38 2-42 6-46", "#6b4630", 5) +
        leaf(4, -32, 10),
    ),
    c: drawing(
      "Cherries",
      "Вишня",
      "Cerezas",
      "كرز",
      stroke("M-18 14C-14-12 0-28 14-40M20 18C20-8 16-28 14-40", "#5b8a3c", 4) +
        leaf(10, -34, 20) +
        dot(-20, 22, 19, "#b3202f") +
        dot(20, 24, 19, "#d63a44") +
        oval(-27, 16, 4, 7, "#f2a0a8", 30) +
        oval(13, 18, 4, 7, "#f7c2c6", 30),
    ),
    d: drawing(
      "Plum",
      "Слива",
      "Ciruela",
      "خوخ",
      oval(0, 8, 30, 34, "#6a4a9c") +
        stroke("M4-24C-6-4-6 20 2 40", "#4c3378", 4) +
        oval(-15, 0, 5, 12, "#b39ad6", 20) +
        stroke("M2-24C2-34 6-40 10-42", "#6b4630", 5) +
        leaf(4, -28, 14),
    ),
  },
};
