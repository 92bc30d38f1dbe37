/** What messages to phones say. Short: a message of Cyrillic or Arabic letters holds seventy. */
import type { LanguageCode } from "#shared/languages.ts";

type SmsText = Readonly<Record<LanguageCode, string>>;

/** Carries a one-time code, in the place of {code}. */
const codeText: SmsText = {
  en: "Your code is {code}. Tell it to nobody.",
  ru: "Ваш код: {code}. Никому его не сообщайте.",
  ar: "رمزك هو {code}. لا تخبر به أحداً.",
  es: "Tu código es {code}. No se lo digas a nadie.",
};

/** Told to the phone of a player who wants a password and a code: a code alone would be one step. */
export const passwordFirst: SmsText = {
  en: "Somebody asked for a code to sign in as you. You sign in in two steps: give your password first.",
  ru: "Кто-то запросил код для входа под вашим именем. Вы входите в два шага: сначала пароль.",
  ar: "طلب أحدهم رمزاً للدخول باسمك. الدخول إلى حسابك بخطوتين: أدخل كلمة المرور أولاً.",
  es: "Alguien ha pedido un código para entrar en tu cuenta. Entras en dos pasos: primero la contraseña.",
};

/** Told to the phone of a player who wants a password and a code, when a new password is asked for by that phone. */
export const recoverByEmail: SmsText = {
  en: "Somebody asked for a new password for you. You sign in in two steps: a new one is set by e-mail only.",
  ru: "Кто-то запросил для вас новый пароль. Вы входите в два шага: новый задаётся только по почте.",
  ar: "طلب أحدهم كلمة مرور جديدة لك. الدخول بخطوتين: لا تُغيَّر إلا بالبريد الإلكتروني.",
  es: "Alguien ha pedido una contraseña nueva para ti. Entras en dos pasos: solo se cambia por correo.",
};

/** What may have changed of how an account is guarded. */
export type AccountChange = "passwordChanged" | "emailChanged" | "phoneChanged" | "twoFactorOff";

/** Told to the phone of a player whose account is guarded otherwise than before. */
export const changeTexts: Readonly<Record<AccountChange, SmsText>> = {
  passwordChanged: {
    en: "The password of your account was changed. Not you? Write to support.",
    ru: "Пароль вашего счёта изменён. Это не вы? Напишите в поддержку.",
    ar: "تغيرت كلمة مرور حسابك. لست أنت؟ اكتب إلى الدعم.",
    es: "Ha cambiado la contraseña de tu cuenta. ¿No has sido tú? Escribe a soporte.",
  },
  emailChanged: {
    en: "The e-mail of your account was changed. Not you? Write to support.",
    ru: "Почта вашего счёта изменена. Это не вы? Напишите в поддержку.",
    ar: "تغير بريد حسابك. لست أنت؟ اكتب إلى الدعم.",
    es: "Ha cambiado el correo de tu cuenta. ¿No has sido tú? Escribe a soporte.",
  },
  phoneChanged: {
    en: "The phone of your account was changed. Not you? Write to support.",
    ru: "Телефон вашего счёта изменён. Это не вы? Напишите в поддержку.",
    ar: "تغير هاتف حسابك. لست أنت؟ اكتب إلى الدعم.",
    es: "Ha cambiado el teléfono de tu cuenta. ¿No has sido tú? Escribe a soporte.",
  },
  twoFactorOff: {
    en: "Signing in takes one step again. Not you? Write to support.",
    ru: "Вход снова в один шаг. Это не вы? Напишите в поддержку.",
    ar: "أصبح الدخول بخطوة واحدة. لست أنت؟ اكتب إلى الدعم.",
    es: "Vuelves a entrar en un solo paso. ¿No has sido tú? Escribe a soporte.",
  },
};

export const withCode = (language: LanguageCode, code: string): string => codeText[language].replace("{code}", code);
