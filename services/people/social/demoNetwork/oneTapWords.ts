/** Texts of the demo network's one-tap, in the language of the surrounding page. */
import type { LanguageCode } from "#shared/site/languages.ts";

interface OneTapWords {
  /** {network} is the network's name. */
  title: string;
  /** {name} is the person's. */
  goOn: string;
  other: string;
  close: string;
  who: string;
  choose: string;
  back: string;
  note: string;
  wrongName: string;
}

export const oneTapWords: Readonly<Record<LanguageCode, OneTapWords>> = {
  en: {
    title: "Sign in with {network}",
    goOn: "Continue as {name}",
    other: "Use another account",
    close: "Close",
    who: "Your account name there",
    choose: "Continue",
    back: "Back",
    note: "Demo in place of {network}",
    wrongName: "Use Latin letters and digits only.",
  },
  ru: {
    title: "Вход через {network}",
    goOn: "Продолжить как {name}",
    other: "Другой аккаунт",
    close: "Закрыть",
    who: "Имя аккаунта в этой сети",
    choose: "Продолжить",
    back: "Назад",
    note: "Демоверсия вместо {network}",
    wrongName: "Только латинские буквы и цифры.",
  },
  ar: {
    title: "تسجيل الدخول عبر {network}",
    goOn: "المتابعة باسم {name}",
    other: "استخدام حساب آخر",
    close: "إغلاق",
    who: "اسم حسابك في هذه الشبكة",
    choose: "متابعة",
    back: "رجوع",
    note: "نسخة تجريبية بدلًا من {network}",
    wrongName: "حروف لاتينية وأرقام فقط.",
  },
  es: {
    title: "Entrar con {network}",
    goOn: "Continuar como {name}",
    other: "Usar otra cuenta",
    close: "Cerrar",
    who: "Nombre de tu cuenta en esta red",
    choose: "Continuar",
    back: "Atrás",
    note: "Demo en lugar de {network}",
    wrongName: "Solo letras latinas y cifras.",
  },
};
