/** Awards of the demo: invented ones, by organisations named Example, so that nobody takes them for real. */
import type { Award } from "./awards.ts";

const exampleAwards: Award["name"] = {
  en: "Example Betting Awards",
  ru: "Премия «Пример» в беттинге",
  ar: "جوائز المثال للمراهنات",
  es: "Premios Ejemplo de Apuestas",
};
const readersChoice: Award["name"] = {
  en: "Example Readers’ Choice",
  ru: "Выбор читателей «Примера»",
  ar: "اختيار قرّاء المثال",
  es: "Elección de los lectores de Ejemplo",
};

export const demoAwards: readonly Award[] = [
  {
    id: "live-betting-2026",
    year: 2026,
    name: exampleAwards,
    category: {
      en: "Live betting product of the year",
      ru: "Лучший лайв года",
      ar: "منتج الرهان المباشر للعام",
      es: "Producto de apuestas en vivo del año",
    },
    organisation: "Example Betting Review",
    result: "won",
    url: null,
  },
  {
    id: "safer-gambling-2026",
    year: 2026,
    name: exampleAwards,
    category: {
      en: "Safer gambling",
      ru: "Ответственная игра",
      ar: "اللعب المسؤول",
      es: "Juego responsable",
    },
    organisation: "Example Betting Review",
    result: "shortlisted",
    url: null,
  },
  {
    id: "support-2025",
    year: 2025,
    name: readersChoice,
    category: {
      en: "Customer support",
      ru: "Служба поддержки",
      ar: "خدمة العملاء",
      es: "Atención al cliente",
    },
    organisation: "Example Bettors’ Journal",
    result: "won",
    url: null,
  },
];
