/** What requests about payments are about: a topic with its parts for each direction, and one without payments. */
import { MAX_REQUEST_FILES, MAX_REQUEST_TEXT, MIN_REQUEST_TEXT } from "#shared/money/requests.ts";
import type { Entity } from "../store.ts";

const names = (en: string, ru: string, es: string, ar: string): Entity => ({ en, ru, es, ar });

export const topics: readonly (Entity & { id: string; subTopics: readonly (Entity & { id: string })[] })[] = [
  {
    id: "1",
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
];

/** The list of topics, and how messages are written. */
export const paymentTopics: Entity = {
  edition: "2026-11-23",
  topics,
  minTextLength: MIN_REQUEST_TEXT,
  maxTextLength: MAX_REQUEST_TEXT,
  maxFiles: MAX_REQUEST_FILES,
  maxFileBytes: 10 * 1024 * 1024,
  fileTypes: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  uploadUrl: "/uploads/requests",
};
