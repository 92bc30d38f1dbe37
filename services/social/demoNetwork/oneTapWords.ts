/** What the demo network's one-tap says, in the language of the page it stands on. */
import type { LanguageCode } from "#shared/languages.ts";

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
    title: "Sign in with {network}", goOn: "Continue as {name}", other: "Use another account", close: "Close", who: "Name of your account there",
    choose: "Continue", back: "Back", note: "Demo in place of {network}", wrongName: "Type a name of Latin letters and digits.",
  },
  ru: {
    title: "Вход через {network}", goOn: "Продолжить как {name}", other: "Другой аккаунт", close: "Закрыть", who: "Имя вашего аккаунта там",
    choose: "Продолжить", back: "Назад", note: "Демо вместо {network}", wrongName: "Введите имя из латинских букв и цифр.",
  },
  ar: {
    title: "الدخول عبر {network}", goOn: "المتابعة باسم {name}", other: "استخدام حساب آخر", close: "إغلاق", who: "اسم حسابك هناك",
    choose: "متابعة", back: "رجوع", note: "عرض تجريبي بدل {network}", wrongName: "اكتب اسماً من حروف لاتينية وأرقام.",
  },
  es: {
    title: "Entrar con {network}", goOn: "Continuar como {name}", other: "Usar otra cuenta", close: "Cerrar", who: "Nombre de tu cuenta allí",
    choose: "Continuar", back: "Atrás", note: "Demo en lugar de {network}", wrongName: "Escribe un nombre con letras latinas y cifras.",
  },
};
