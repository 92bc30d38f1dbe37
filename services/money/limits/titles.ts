/** The sentence that a client shows after an action on limits [8.22]. */
import type { LanguageCode } from "#shared/site/languages.ts";

export type Title = "SET" | "REFUSED" | "APPROVED" | "REJECTED" | "CANCELLED" | "NOTHING_PENDING";

export const titles: Readonly<Record<Title, Readonly<Record<LanguageCode, string>>>> = {
  SET: { en: "Your limit was saved.", ru: "Лимит сохранён.", ar: "تم حفظ الحد.", es: "Tu límite se ha guardado." },
  REFUSED: {
    en: "Your limit was not saved.",
    ru: "Лимит не сохранён.",
    ar: "لم يُحفظ الحد.",
    es: "Tu límite no se ha guardado.",
  },
  APPROVED: {
    en: "You approved the new limit.",
    ru: "Вы подтвердили новый лимит.",
    ar: "تمت الموافقة على الحد الجديد.",
    es: "Has confirmado el nuevo límite.",
  },
  REJECTED: {
    en: "You rejected the new limit.",
    ru: "Вы отклонили новый лимит.",
    ar: "تم رفض الحد الجديد.",
    es: "Has rechazado el nuevo límite.",
  },
  CANCELLED: {
    en: "Your limit change was cancelled.",
    ru: "Изменение лимита отменено.",
    ar: "تم إلغاء تغيير الحد.",
    es: "El cambio de tu límite se ha cancelado.",
  },
  NOTHING_PENDING: {
    en: "No limit change is waiting for your decision.",
    ru: "Нет изменений лимита, ожидающих решения.",
    ar: "لا يوجد تغيير في الحدود بانتظار قرارك.",
    es: "No hay ningún cambio de límite pendiente de tu decisión.",
  },
};
