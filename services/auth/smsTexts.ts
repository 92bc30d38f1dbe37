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

export const withCode = (language: LanguageCode, code: string): string => codeText[language].replace("{code}", code);
