/**
 * What blocked visitors, and all visitors during maintenance, are told, in the gateway's languages. The site shows
 * these texts as they are.
 */
import type { ErrorCode } from "../errors/errors.ts";
import type { Language } from "../sessions/language.ts";

type DoorCode = Extract<ErrorCode, "VISITOR_BLOCKED" | "MAINTENANCE">;

export const doorWords: Readonly<Record<Language, Readonly<Record<DoorCode, string>>>> = {
  en: {
    VISITOR_BLOCKED: "This service isn't available where you are.",
    MAINTENANCE: "We're closed for maintenance. Please come back a little later.",
  },
  ru: {
    VISITOR_BLOCKED: "Сервис недоступен в вашем регионе.",
    MAINTENANCE: "На сайте идут технические работы. Зайдите чуть позже.",
  },
  ar: {
    VISITOR_BLOCKED: "هذه الخدمة غير متاحة في منطقتك.",
    MAINTENANCE: "الموقع مغلق للصيانة. يُرجى العودة بعد قليل.",
  },
  es: {
    VISITOR_BLOCKED: "Este servicio no está disponible en tu zona.",
    MAINTENANCE: "Estamos en mantenimiento. Vuelve dentro de un rato.",
  },
};
