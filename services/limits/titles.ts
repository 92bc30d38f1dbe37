/** The sentence that a client shows after an action on limits [8.22]; English stands in for other languages. */
export type Title = "SET" | "REFUSED" | "APPROVED" | "REJECTED" | "CANCELLED" | "NOTHING_PENDING";

export const titles: Readonly<Record<Title, { en: string; [language: string]: string }>> = {
  SET: { en: "Your limit was saved.", ru: "Лимит сохранён.", ar: "تم حفظ الحد." },
  REFUSED: { en: "Your limit was not saved.", ru: "Лимит не сохранён.", ar: "لم يُحفظ الحد." },
  APPROVED: { en: "You approved the new limit.", ru: "Вы подтвердили новый лимит.", ar: "لقد وافقت على الحد الجديد." },
  REJECTED: { en: "You rejected the new limit.", ru: "Вы отклонили новый лимит.", ar: "لقد رفضت الحد الجديد." },
  CANCELLED: { en: "The change of your limit was cancelled.", ru: "Изменение лимита отменено.", ar: "تم إلغاء تغيير الحد." },
  NOTHING_PENDING: { en: "There is no change of a limit to decide.", ru: "Нет изменений лимита, ожидающих решения.", ar: "لا يوجد تغيير في الحدود بانتظار القرار." },
};
