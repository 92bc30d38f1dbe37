/** What a cash desk says of a payment. */
import type { LanguageCode } from "#shared/site/languages.ts";

/** 1 waits for the player at the desk, 2 paid, 3 came to nothing, 4 was paid back. */
export type DeskStatus = 1 | 2 | 3 | 4;
type Words = Readonly<Record<DeskStatus, Readonly<Record<LanguageCode, string>>>>;

export const statusTitles: Words = {
  1: { en: "Awaiting payment", ru: "Ожидает оплаты", es: "Pendiente de pago", ar: "بانتظار الدفع" },
  2: { en: "Paid", ru: "Оплачено", es: "Pagado", ar: "مدفوع" },
  3: { en: "Not paid", ru: "Не оплачено", es: "No pagado", ar: "غير مدفوع" },
  4: { en: "Returned", ru: "Возвращено", es: "Devuelto", ar: "مُسترد" },
};

export const messages: Words = {
  1: {
    en: "The desk is waiting for the payment.",
    ru: "Касса ожидает оплату.",
    es: "La caja está a la espera del pago.",
    ar: "الصندوق بانتظار الدفع.",
  },
  2: {
    en: "The desk has taken the money and printed a receipt.",
    ru: "Касса приняла деньги и выдала чек.",
    es: "La caja ha cobrado y ha emitido un recibo.",
    ar: "استلم الصندوق المبلغ وأصدر إيصالًا.",
  },
  3: {
    en: "Nothing was paid at the desk.",
    ru: "Оплата в кассе не поступила.",
    es: "No se ha pagado nada en la caja.",
    ar: "لم يُدفع أي مبلغ في الصندوق.",
  },
  4: {
    en: "The money was paid back.",
    ru: "Деньги возвращены.",
    es: "El dinero se ha devuelto.",
    ar: "أُعيد المبلغ.",
  },
};
