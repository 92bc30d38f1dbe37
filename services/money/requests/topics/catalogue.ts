/** The topics that the house sells with. An operator's own list takes their place by REQUEST_TOPICS. */
import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { day, topicId } from "../api.ts";

const codes = Object.keys(LANGUAGES) as LanguageCode[];
const names = z.object(
  Object.fromEntries(codes.map((code) => [code, z.string().min(1).max(80)])) as Record<LanguageCode, z.ZodString>,
);

/** When it takes requests. What it was called stays, for those of before. */
const offer = {
  /** First day. */
  since: day,
  /** First day on which it takes none any more; null for no end. */
  until: day.nullable().default(null),
};

const subTopic = z.object({ id: topicId, names, needsPayment: z.boolean().default(false), ...offer });
const topic = z
  .object({
    id: topicId,
    names,
    direction: z.enum(["DEPOSIT", "WITHDRAWAL"]).nullable().default(null),
    subTopics: z.array(subTopic).min(1).max(30),
    ...offer,
  })
  .refine(
    ({ direction, subTopics }) => direction !== null || subTopics.every(({ needsPayment }) => !needsPayment),
    "needs a payment and doesn't say of which direction",
  );

const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;

export const topicList = z
  .object({
    /** Day of the list. */
    edition: day,
    /** In the order they are shown. */
    topics: z.array(topic).min(1).max(30),
  })
  .refine(({ topics }) => isUnique(topics.map(({ id }) => id)), "names a topic twice")
  .refine(
    ({ topics }) => isUnique(topics.flatMap(({ subTopics }) => subTopics.map(({ id }) => id))),
    "names a sub-topic twice",
  );
export type TopicList = z.output<typeof topicList>;
export type Topic = TopicList["topics"][number];
export type SubTopic = Topic["subTopics"][number];

const since = "2026-11-01";
const called = (en: string, ru: string, es: string, ar: string) => ({ en, ru, es, ar });
const about = (id: number, needsPayment: boolean, ...words: Parameters<typeof called>) => ({
  id,
  needsPayment,
  names: called(...words),
  since,
});

export const standardTopics: TopicList = topicList.parse({
  edition: "2026-11-23",
  topics: [
    {
      id: 1,
      names: called("Deposit", "Пополнение", "Depósito", "إيداع"),
      direction: "DEPOSIT",
      since,
      subTopics: [
        about(
          11,
          true,
          "My deposit hasn't arrived",
          "Пополнение не зачислено",
          "Mi depósito no ha llegado",
          "لم يصل إيداعي",
        ),
        about(
          12,
          true,
          "The amount is wrong",
          "Зачислена неверная сумма",
          "El importe es incorrecto",
          "المبلغ غير صحيح",
        ),
        about(13, true, "I was charged twice", "Деньги списали дважды", "Me cobraron dos veces", "خُصم المبلغ مرتين"),
        about(14, true, "My deposit was declined", "Пополнение отклонено", "Rechazaron mi depósito", "رُفض إيداعي"),
        about(
          15,
          false,
          "My deposit isn't in the list",
          "Пополнения нет в списке",
          "Mi depósito no aparece en la lista",
          "إيداعي غير موجود في القائمة",
        ),
      ],
    },
    {
      id: 2,
      names: called("Withdrawal", "Вывод", "Retirada", "سحب"),
      direction: "WITHDRAWAL",
      since,
      subTopics: [
        about(
          21,
          true,
          "My withdrawal takes too long",
          "Вывод идёт слишком долго",
          "Mi retirada tarda demasiado",
          "السحب يستغرق وقتًا طويلًا",
        ),
        about(
          22,
          true,
          "It says paid, but I have no money",
          "Вывод выполнен, но денег нет",
          "Consta como pagada, pero no ha llegado",
          "السحب مكتمل لكن المبلغ لم يصل",
        ),
        about(23, true, "The amount is wrong", "Пришла неверная сумма", "El importe es incorrecto", "المبلغ غير صحيح"),
        about(24, true, "My withdrawal was rejected", "Вывод отклонён", "Rechazaron mi retirada", "رُفض طلب السحب"),
        about(
          25,
          true,
          "Change the payout details",
          "Изменить реквизиты вывода",
          "Cambiar los datos de cobro",
          "تغيير بيانات استلام المبلغ",
        ),
        about(
          26,
          false,
          "I can't request a withdrawal",
          "Не могу оформить вывод",
          "No puedo solicitar una retirada",
          "لا أستطيع طلب السحب",
        ),
      ],
    },
    {
      id: 3,
      names: called("Payment methods", "Способы оплаты", "Métodos de pago", "طرق الدفع"),
      since,
      subTopics: [
        about(
          31,
          false,
          "Remove a saved card or account",
          "Удалить карту или счёт",
          "Eliminar una tarjeta o cuenta",
          "إزالة بطاقة أو حساب محفوظ",
        ),
        about(
          32,
          false,
          "A method isn't available to me",
          "Мне недоступен способ оплаты",
          "No tengo disponible un método",
          "طريقة دفع غير متاحة لي",
        ),
        about(33, false, "Fees and limits", "Комиссии и лимиты", "Comisiones y límites", "الرسوم والحدود"),
      ],
    },
    {
      id: 4,
      names: called("Something else", "Другое", "Otra consulta", "موضوع آخر"),
      since,
      subTopics: [
        about(
          41,
          false,
          "Confirmation of my payments",
          "Подтверждение платежей",
          "Justificante de mis pagos",
          "إثبات مدفوعاتي",
        ),
        about(
          42,
          false,
          "Another question about payments",
          "Другой вопрос о платежах",
          "Otra consulta sobre pagos",
          "سؤال آخر عن المدفوعات",
        ),
      ],
    },
  ],
});
