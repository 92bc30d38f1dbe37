/** Promotions that run in games (SPEC 7.35). */
import type { Words } from "../catalogue/halls.ts";

export const actions: readonly { id: number; names: Words }[] = [
  { id: 1, names: { en: "Double points", ru: "Двойные баллы", ar: "نقاط مضاعفة", es: "Puntos dobles" } },
  { id: 2, names: { en: "Lucky hour", ru: "Счастливый час", ar: "ساعة الحظ", es: "Hora de la suerte" } },
  { id: 3, names: { en: "Weekly race", ru: "Гонка недели", ar: "سباق الأسبوع", es: "Carrera de la semana" } },
];
