/** Corner Arcade and Old Harbour. */
import { around, box, burst, dot, drawing, oval, path, ring, type SlotLook, stroke, wild } from "./shapes.ts";

const star = "M0-42 11-14 41-13 17 6 26 35 0 18-26 35-17 6-41-13-11-14Z";

export const cornerArcade: SlotLook = {
  ground: ["#b5302f", "#5a1220"],
  cell: "#fff8ea",
  ranks: ["#c7382f", "#2f6f8a", "#4f8a4a", "#c27a1c"],
  cover: ["a", "W", "b"],
  symbols: {
    W: drawing(
      "Star",
      "Звезда",
      "Estrella",
      "النجمة",
      wild(
        "#1f3b6d",
        path(star, "#f5b014") + path("M0-42 11-14 0 4-11-14ZM41-13 17 6 0 4 11-14ZM26 35 0 18V4L17 6Z", "#ffdf80"),
      ),
    ),
    a: drawing(
      "Seven",
      "Семёрка",
      "Siete",
      "سبعة",
      path("M-30-40H34V-24C14-2 4 18 4 42H-18C-18 18-6-4 12-20H-14V-10H-30Z", "#7a1220") +
        path("M-26-36H30V-25C10-2 0 18 0 38H-14C-13 16-2-6 20-24H-18V-14H-26Z", "#e2333a"),
    ),
    b: drawing(
      "Bell",
      "Колокольчик",
      "Campana",
      "الجرس",
      dot(0, 34, 9, "#a86a14") +
        path("M-36 28C-24 16-30-30 0-34 30-30 24 16 36 28Z", "#f0b43c") +
        path("M-20 22C-14 8-16-18-4-28-22-22-18 8-28 22Z", "#ffe08a") +
        box(-38, 26, 76, 8, "#c98a1c", 4) +
        dot(0, -38, 6, "#c98a1c"),
    ),
    c: drawing(
      "Cherries",
      "Вишня",
      "Cerezas",
      "كرز",
      stroke("M-18 14C-14-12 0-28 14-40M20 18C20-8 16-28 14-40", "#3f7a3f", 5) +
        path("M14-40C26-46 40-40 44-32 32-28 20-30 14-40Z", "#4f9a3f") +
        dot(-20, 20, 20, "#c7202f") +
        dot(20, 24, 20, "#e2333a") +
        oval(-27, 14, 4, 8, "#fff", 30) +
        oval(12, 18, 4, 8, "#fff", 30),
    ),
    d: drawing(
      "Horseshoe",
      "Подкова",
      "Herradura",
      "الحدوة",
      stroke("M-22 32C-46-50 46-50 22 32", "#3d7fb0", 17) +
        stroke("M-22 32C-46-50 46-50 22 32", "#7ab8e0", 5) +
        around(5, dot(0, -25, 3, "#1f3b6d"), -72),
    ),
    A: drawing(
      "Lemon",
      "Лимон",
      "Limón",
      "ليمون",
      path("M-44 6C-34-26 10-36 30-20 38-22 44-16 42-8 38 24-4 40-30 24-36 24-44 18-44 6Z", "#f7d433") +
        path("M-28 0C-20-16 4-22 18-16 2-10-14-2-28 0Z", "#fff0a0") +
        path("M24-20C26-34 38-40 46-38 46-28 38-20 24-20Z", "#4f9a3f"),
    ),
    K: drawing(
      "Clover",
      "Клевер",
      "Trébol",
      "النفل",
      stroke("M0 4C2 20 8 34 18 42", "#2f6b34", 6) +
        around(3, path("M0 2C-26-6-26-38-8-38-2-38 0-33 0-31 0-33 2-38 8-38 26-38 26-6 0 2Z", "#3f9a4a")) +
        around(3, stroke("M0-6V-22", "#8fd08a", 3)),
    ),
  },
};

export const oldHarbour: SlotLook = {
  ground: ["#33506b", "#142536"],
  cell: "#eef2f0",
  ranks: ["#b5402f", "#2f6f8a", "#6b7a3f", "#8a5fa8"],
  cover: ["W", "S", "a"],
  symbols: {
    W: drawing(
      "Lighthouse",
      "Маяк",
      "Faro",
      "المنارة",
      wild(
        "#8fc4e0",
        path("M-10-30-46-42V-16ZM10-30 46-42V-16Z", "#fff3c4") +
          path("M-12-20H12L20 42H-20Z", "#fff") +
          path("M-14-2H14L16 14H-16ZM-18 28H18L20 42H-20Z", "#d63a34") +
          box(-12, -36, 24, 16, "#f5b014", 2) +
          path("M-16-36 0-48 16-36Z", "#d63a34") +
          box(-18, -22, 36, 5, "#33506b", 2),
      ),
    ),
    S: drawing(
      "Compass",
      "Компас",
      "Brújula",
      "البوصلة",
      burst(
        "#33506b",
        dot(0, 0, 40, "#f3e6c8") +
          ring(40, "#b98310", 6) +
          around(4, path("M-5-24 0-36 5-24Z", "#b98310")) +
          path("M18-24 6 6-18 24-6-6Z", "#d63a34") +
          path("M6 6-18 24-6-6Z", "#33506b") +
          dot(0, 0, 4, "#f5b014"),
      ),
    ),
    a: drawing(
      "Sailing ship",
      "Парусник",
      "Velero",
      "سفينة شراعية",
      stroke("M-4-42V16M20-30V16", "#7a4a24", 4) +
        path("M-8-38V8H-40C-22-4-12-20-8-38Z", "#f7f3e6") +
        path("M0-40C20-30 18-8 0 6Z", "#f2d9b0") +
        path("M23-28C38-20 38-4 23 6Z", "#f7f3e6") +
        path("M-44 14H44C40 32 30 38 22 38H-24C-34 38-40 28-44 14Z", "#8a5524") +
        stroke("M-36 24H36", "#d6a63a", 4),
    ),
    b: drawing(
      "Anchor",
      "Якорь",
      "Ancla",
      "المرساة",
      `<circle cy="-32" r="9" fill="none" stroke="#3d5a75" stroke-width="6"/>` +
        stroke("M0-22V38M-18-8H18M-36 8C-34 48 34 48 36 8", "#3d5a75", 9) +
        path("M-46 16-36-4-24 12ZM46 16 36-4 24 12Z", "#3d5a75"),
    ),
    c: drawing(
      "Ship's wheel",
      "Штурвал",
      "Timón",
      "عجلة القيادة",
      around(8, stroke("M0 0V-42", "#8a5524", 6) + dot(0, -40, 4, "#b9783a")) +
        ring(28, "#8a5524", 9) +
        ring(28, "#b9783a", 3) +
        dot(0, 0, 10, "#f5b014"),
    ),
    d: drawing(
      "Lifebuoy",
      "Спасательный круг",
      "Salvavidas",
      "طوق النجاة",
      ring(28, "#fff", 20) +
        around(4, `<path d="M-11-26A28 28 0 0 1 11-26" fill="none" stroke="#d63a34" stroke-width="20"/>`) +
        ring(39, "#8a97a8", 2) +
        ring(17, "#8a97a8", 2),
    ),
  },
};
