/** What requests are about: topics of payments with and without a direction, of support, and of ideas. */
import { MAX_REQUEST_FILES, MAX_REQUEST_TEXT, MIN_REQUEST_TEXT } from "#shared/money/requests.ts";
import type { Entity } from "../store.ts";

const names = (en: string, ru: string, es: string, ar: string): Entity => ({ en, ru, es, ar });

export const topics: readonly (Entity & { id: string; subTopics: readonly (Entity & { id: string })[] })[] = [
  {
    id: "1",
    desk: "PAYMENTS",
    name: names("Deposit", "Пополнение", "Depósito", "إيداع"),
    direction: "DEPOSIT",
    subTopics: [
      {
        id: "11",
        name: names(
          "My deposit hasn't arrived",
          "Пополнение не зачислено",
          "Mi depósito no ha llegado",
          "لم يصل إيداعي",
        ),
        needsPayment: true,
      },
      {
        id: "15",
        name: names("It isn't in the list", "Его нет в списке", "No está en la lista", "غير موجود في القائمة"),
        needsPayment: false,
      },
    ],
  },
  {
    id: "2",
    desk: "PAYMENTS",
    name: names("Withdrawal", "Вывод", "Retirada", "سحب"),
    direction: "WITHDRAWAL",
    subTopics: [
      {
        id: "21",
        name: names("It takes too long", "Идёт слишком долго", "Tarda demasiado", "يستغرق وقتًا طويلًا"),
        needsPayment: true,
      },
    ],
  },
  {
    id: "4",
    desk: "PAYMENTS",
    name: names("Something else", "Другое", "Otra consulta", "موضوع آخر"),
    direction: null,
    subTopics: [
      {
        id: "41",
        name: names("Confirmation of payments", "Подтверждение платежей", "Justificante de pagos", "إثبات المدفوعات"),
        needsPayment: false,
      },
    ],
  },
  {
    id: "5",
    desk: "SUPPORT",
    name: names("Bets", "Ставки", "Apuestas", "الرهانات"),
    direction: null,
    subTopics: [
      {
        id: "51",
        name: names(
          "How my bet was settled",
          "Как рассчитана моя ставка",
          "Cómo se liquidó mi apuesta",
          "كيف تمت تسوية رهاني",
        ),
        needsPayment: false,
      },
    ],
  },
  {
    id: "10",
    desk: "IDEAS",
    name: names("An idea", "Идея", "Una idea", "فكرة"),
    direction: null,
    subTopics: [
      {
        id: "104",
        name: names("The site itself", "Сам сайт", "El propio sitio", "الموقع نفسه"),
        needsPayment: false,
      },
    ],
  },
  {
    id: "11",
    desk: "PARTNERS",
    name: names("Partnership", "Сотрудничество", "Colaboración", "شراكة"),
    direction: null,
    subTopics: [
      {
        id: "113",
        name: names("Affiliate programme", "Партнёрская программа", "Programa de afiliados", "برنامج التسويق بالعمولة"),
        needsPayment: false,
      },
    ],
  },
];

/** The list of a desk's topics, and how messages are written. */
export const topicsOf = (desk: unknown): Entity => ({
  edition: "2026-11-26",
  topics: topics.filter((topic) => topic["desk"] === desk),
  minTextLength: MIN_REQUEST_TEXT,
  maxTextLength: MAX_REQUEST_TEXT,
  maxFiles: MAX_REQUEST_FILES,
  maxFileBytes: 10 * 1024 * 1024,
  fileTypes: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  uploadUrl: "/uploads/requests",
});
