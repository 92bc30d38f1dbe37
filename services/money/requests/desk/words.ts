/** What a demo's automatic desk answers, in the language of the request. */
import { isOpenPayment, type PaymentDirection, type PaymentState } from "#shared/money/payments.ts";
import type { LanguageCode } from "#shared/site/languages.ts";

/** How a payment stands, as far as its player is answered by it. */
type Standing =
  | "underWay"
  | "unpaid"
  | "unverified"
  | "arrived"
  | "paid"
  | "failedDeposit"
  | "failedWithdrawal"
  | "returned";

const told: Readonly<Partial<Record<PaymentState, Standing>>> = {
  ACTION_REQUIRED: "unpaid",
  VERIFICATION_REQUIRED: "unverified",
  SUCCEEDED: "arrived",
  PAID: "paid",
  REFUNDED: "returned",
  CHARGED_BACK: "returned",
};

export function standingOf(direction: PaymentDirection, state: PaymentState): Standing {
  const own = told[state];
  if (own !== undefined) return own;
  if (isOpenPayment(direction, state)) return "underWay";
  return direction === "DEPOSIT" ? "failedDeposit" : "failedWithdrawal";
}

/**
 * `ask` asks back where no payment is named, `askMore` what a question is about; `idea` thanks for a proposal, `partner` for an offer, `again`
 * answers every later message.
 */
export const deskWords: Readonly<
  Record<LanguageCode, Readonly<Record<Standing | "ask" | "askMore" | "idea" | "partner" | "again", string>>>
> = {
  en: {
    underWay:
      "Hello! We have checked payment {payment}: it is still being processed. Your money is safe, and the payment history shows the result as soon as the payment system confirms it. Please don't pay again.",
    unpaid:
      "Hello! We have checked payment {payment}: the payment system hasn't confirmed it yet. If you have paid, wait for the confirmation and don't pay again. If not, you can finish it from the payment history.",
    unverified:
      "Hello! We have checked payment {payment}: it waits for your verification, and its money is held for you. Send the documents on the Verification page; the withdrawal goes on by itself after that.",
    arrived:
      "Hello! We have checked payment {payment}: the money is on your balance. If the amount isn't what you paid, reply with a receipt from your bank.",
    paid: "Hello! We have checked payment {payment}: it has been paid out. Banks can take up to three working days to show it. If you still don't see it after that, reply with a statement from your bank.",
    failedDeposit:
      "Hello! We have checked payment {payment}: it didn't go through, and no money has reached us. If your bank has reserved the amount, it will release it within a few days.",
    failedWithdrawal:
      "Hello! We have checked payment {payment}: it didn't go through, and the money is back on your balance. Check the payout details before you try again.",
    returned:
      "Hello! We have checked payment {payment}: it was paid back to the card or account it came from. Your bank can tell you when the money arrives.",
    ask: "Hello! So that we can help, please reply with the date, the amount and the payment method. If you have a receipt or a screenshot, attach it.",
    askMore:
      "Hello! So that we can help, please reply with the number of the bet, the round or the page it is about, and when it happened. A screenshot helps too.",
    idea: "Thank you for the idea! We have passed it on to the people who plan the site. If you think of more, write it here.",
    partner:
      "Thank you! Our partnership team has your offer. Tell us here how to reach you, where you are based and what you would do.",
    again: "Thank you, we have added this to your request. If everything is clear, you can close it.",
  },
  ru: {
    underWay:
      "Здравствуйте! Мы проверили платёж {payment}: он ещё обрабатывается. С деньгами всё в порядке, результат появится в истории платежей, как только платёжная система его подтвердит. Пожалуйста, не платите повторно.",
    unpaid:
      "Здравствуйте! Мы проверили платёж {payment}: платёжная система его ещё не подтвердила. Если вы уже заплатили, дождитесь подтверждения и не платите повторно. Если нет, завершить платёж можно из истории платежей.",
    unverified:
      "Здравствуйте! Мы проверили платёж {payment}: он ждёт верификации, деньги удерживаются для вас. Отправьте документы на странице «Верификация», после проверки вывод продолжится сам.",
    arrived:
      "Здравствуйте! Мы проверили платёж {payment}: деньги зачислены на баланс. Если сумма не совпадает с оплаченной, пришлите в ответ чек из банка.",
    paid: "Здравствуйте! Мы проверили платёж {payment}: деньги выплачены. Банк может показать их в течение трёх рабочих дней. Если и после этого денег не будет, пришлите в ответ выписку из банка.",
    failedDeposit:
      "Здравствуйте! Мы проверили платёж {payment}: он не прошёл, деньги к нам не поступили. Если банк зарезервировал сумму, он разблокирует её в течение нескольких дней.",
    failedWithdrawal:
      "Здравствуйте! Мы проверили платёж {payment}: он не прошёл, деньги вернулись на баланс. Прежде чем повторить вывод, проверьте реквизиты.",
    returned:
      "Здравствуйте! Мы проверили платёж {payment}: деньги вернули на карту или счёт, с которых он был сделан. Когда они поступят, подскажет ваш банк.",
    ask: "Здравствуйте! Чтобы мы могли помочь, напишите в ответ дату, сумму и способ оплаты. Если есть чек или снимок экрана, приложите его.",
    askMore:
      "Здравствуйте! Чтобы мы могли помочь, напишите в ответ номер ставки или раунда либо название страницы и когда это случилось. Снимок экрана тоже пригодится.",
    idea: "Спасибо за идею! Мы передали её тем, кто развивает сайт. Если появятся дополнения, напишите их здесь.",
    partner:
      "Спасибо! Ваше предложение у команды по партнёрствам. Напишите здесь, как с вами связаться, где вы работаете и что предлагаете.",
    again: "Спасибо, мы добавили это к обращению. Если вопрос решён, обращение можно закрыть.",
  },
  es: {
    underWay:
      "¡Hola! Hemos revisado el pago {payment}: todavía se está procesando. Tu dinero está a salvo y el historial de pagos mostrará el resultado en cuanto el sistema de pago lo confirme. Por favor, no pagues de nuevo.",
    unpaid:
      "¡Hola! Hemos revisado el pago {payment}: el sistema de pago todavía no lo ha confirmado. Si ya has pagado, espera la confirmación y no pagues de nuevo. Si no, puedes terminarlo desde el historial de pagos.",
    unverified:
      "¡Hola! Hemos revisado el pago {payment}: espera tu verificación y su dinero está reservado para ti. Envía los documentos en la página Verificación; después la retirada seguirá sola.",
    arrived:
      "¡Hola! Hemos revisado el pago {payment}: el dinero está en tu saldo. Si el importe no es el que pagaste, responde con un recibo de tu banco.",
    paid: "¡Hola! Hemos revisado el pago {payment}: ya se ha pagado. El banco puede tardar hasta tres días laborables en mostrarlo. Si después sigue sin aparecer, responde con un extracto de tu banco.",
    failedDeposit:
      "¡Hola! Hemos revisado el pago {payment}: no se completó y no nos ha llegado dinero. Si tu banco ha retenido el importe, lo liberará en unos días.",
    failedWithdrawal:
      "¡Hola! Hemos revisado el pago {payment}: no se completó y el dinero está de vuelta en tu saldo. Revisa los datos de cobro antes de intentarlo otra vez.",
    returned:
      "¡Hola! Hemos revisado el pago {payment}: se devolvió a la tarjeta o cuenta de origen. Tu banco puede decirte cuándo llegará el dinero.",
    ask: "¡Hola! Para poder ayudarte, responde con la fecha, el importe y el método de pago. Si tienes un recibo o una captura de pantalla, adjúntalos.",
    askMore:
      "¡Hola! Para poder ayudarte, responde con el número de la apuesta, de la ronda o la página de que se trata y cuándo ocurrió. Una captura de pantalla también ayuda.",
    idea: "¡Gracias por la idea! La hemos pasado a quienes planifican el sitio. Si se te ocurre algo más, escríbelo aquí.",
    partner:
      "¡Gracias! Nuestro equipo de colaboraciones tiene tu propuesta. Cuéntanos aquí cómo contactarte, dónde estás y qué harías.",
    again: "Gracias, lo hemos añadido a tu consulta. Si todo está claro, puedes cerrarla.",
  },
  ar: {
    underWay:
      "مرحبًا! راجعنا الدفعة {payment}: ما زالت قيد المعالجة. أموالك في أمان، وستظهر النتيجة في سجل المدفوعات فور تأكيد نظام الدفع لها. نرجو عدم الدفع مرة أخرى.",
    unpaid:
      "مرحبًا! راجعنا الدفعة {payment}: لم يؤكدها نظام الدفع بعد. إذا كنت قد دفعت، فانتظر التأكيد ولا تدفع مرة أخرى. وإلا فيمكنك إكمالها من سجل المدفوعات.",
    unverified:
      "مرحبًا! راجعنا الدفعة {payment}: هي بانتظار توثيق حسابك، والمبلغ محجوز لك. أرسل المستندات في صفحة توثيق الحساب، وبعد ذلك يستمر السحب تلقائيًا.",
    arrived:
      "مرحبًا! راجعنا الدفعة {payment}: المبلغ موجود في رصيدك. إذا لم يكن المبلغ مطابقًا لما دفعته، فأرسل لنا إيصالًا من البنك في ردك.",
    paid: "مرحبًا! راجعنا الدفعة {payment}: تم صرف المبلغ. قد تحتاج البنوك إلى ثلاثة أيام عمل لإظهاره. إذا لم يظهر بعد ذلك، فأرسل لنا كشف حساب من البنك في ردك.",
    failedDeposit:
      "مرحبًا! راجعنا الدفعة {payment}: لم تتم، ولم يصلنا أي مبلغ. إذا حجز البنك المبلغ، فسيفرج عنه خلال بضعة أيام.",
    failedWithdrawal:
      "مرحبًا! راجعنا الدفعة {payment}: لم تتم، وعاد المبلغ إلى رصيدك. تحقق من بيانات الاستلام قبل المحاولة من جديد.",
    returned:
      "مرحبًا! راجعنا الدفعة {payment}: أُعيد المبلغ إلى البطاقة أو الحساب الذي جاء منه. يمكن للبنك أن يخبرك بموعد وصوله.",
    ask: "مرحبًا! لنتمكن من مساعدتك، اكتب في ردك التاريخ والمبلغ وطريقة الدفع. وإذا كان لديك إيصال أو لقطة شاشة، فأرفقها.",
    askMore:
      "مرحبًا! لنتمكن من مساعدتك، اكتب في ردك رقم الرهان أو الجولة أو اسم الصفحة ومتى حدث ذلك. ولقطة الشاشة مفيدة أيضًا.",
    idea: "شكرًا على الفكرة! نقلناها إلى من يخططون للموقع. إذا خطر لك المزيد، فاكتبه هنا.",
    partner: "شكرًا! وصل عرضك إلى فريق الشراكات لدينا. اكتب هنا كيف نتواصل معك وأين تعمل وماذا تقترح.",
    again: "شكرًا لك، أضفنا ذلك إلى طلبك. إذا اتضح كل شيء، فيمكنك إغلاقه.",
  },
};
