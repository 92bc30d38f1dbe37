import type { NoticeTexts } from "./render.ts";

export const ar: NoticeTexts = {
  depositPaid: { title: "تم استلام الإيداع", text: "أضفنا {amount} إلى حسابك." },
  depositDeclined: {
    title: "رُفض الإيداع",
    text: "لم يكتمل إيداع {amount} ولم يُخصم أي مبلغ. حاول مجددًا أو اختر طريقة أخرى.",
  },
  withdrawalPaid: { title: "تم السحب", text: "أرسلنا إليك {amount}." },
  withdrawalDeclined: { title: "رُفض السحب", text: "تعذّر سحب {amount}، وعاد المبلغ إلى حسابك." },
  documentApproved: { title: "تم قبول المستند", text: "راجعنا مستندك وكل شيء على ما يرام." },
  documentRejected: { title: "لم يُقبل المستند", text: "لم نتمكن من قبول مستندك. اطّلع على السبب وأرسل مستندًا آخر." },
  supportAnswered: { title: "ردّ فريق الدعم", text: "وصل رد على طلبك." },
  bonusGranted: { title: "لديك مكافأة", text: "أُضيفت مكافأة جديدة إلى حسابك. اطّلع على شروطها." },
  bonusExpiring: { title: "مكافأتك تنتهي قريبًا", text: "بقي أقل من يوم لاستخدام مكافأتك." },
  betWon: { title: "ربح رهانك", text: "أُضيف {amount} إلى حسابك." },
  betLost: { title: "تمت تسوية رهانك", text: "لم يربح هذه المرة." },
  betRefunded: { title: "أُعيد مبلغ رهانك", text: "عاد {amount} إلى حسابك." },
  newSignIn: {
    title: "تسجيل دخول جديد إلى حسابك",
    text: "سجّل أحدهم الدخول من جهاز لم نره من قبل. إن لم تكن أنت، فأنهِ تلك الجلسة وغيّر كلمة المرور.",
  },
};
