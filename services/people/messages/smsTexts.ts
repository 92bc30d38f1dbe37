/** Texts of SMS. Keep them short: one SMS holds 70 Cyrillic or Arabic characters. */
import type { LanguageCode } from "#shared/site/languages.ts";

type SmsText = Readonly<Record<LanguageCode, string>>;

/** Carries a one-time code in place of {code}. */
const codeText: SmsText = {
  en: "Your code is {code}. Don't share it with anyone.",
  ru: "Ваш код: {code}. Никому его не сообщайте.",
  ar: "رمزك هو {code}. لا تشاركه مع أحد.",
  es: "Tu código es {code}. No lo compartas con nadie.",
};

/** Sent to a player with two-step sign-in who asks for a code before the password: a code alone would be one step. */
export const passwordFirst: SmsText = {
  en: "A sign-in code was requested for your account. Two-step sign-in is on: enter your password first.",
  ru: "Запрошен код для входа. У вас двухэтапный вход: сначала введите пароль.",
  ar: "طُلب رمز للدخول إلى حسابك. التحقق بخطوتين مفعّل: أدخل كلمة المرور أولًا.",
  es: "Se ha pedido un código para tu cuenta. Tienes verificación en dos pasos: introduce primero la contraseña.",
};

/** Sent to a player with two-step sign-in who asks to reset the password by phone. */
export const recoverByEmail: SmsText = {
  en: "A password reset was requested for your account. Two-step sign-in is on: reset it by e-mail only.",
  ru: "Запрошен новый пароль. У вас двухэтапный вход: сменить пароль можно только по почте.",
  ar: "طُلبت كلمة مرور جديدة. التحقق بخطوتين مفعّل: أعد تعيينها بالبريد الإلكتروني.",
  es: "Se ha pedido restablecer tu contraseña. Tienes verificación en dos pasos: hazlo por correo.",
};

/** Changes to the protection of an account that its player is told about. */
export type AccountChange = "passwordChanged" | "emailChanged" | "phoneChanged" | "twoFactorOff";

/** Sent to the player's phone after such a change. */
export const changeTexts: Readonly<Record<AccountChange, SmsText>> = {
  passwordChanged: {
    en: "Your password was changed. Not you? Contact support.",
    ru: "Ваш пароль изменён. Это не вы? Напишите в поддержку.",
    ar: "تم تغيير كلمة مرورك. لست أنت؟ تواصل مع الدعم.",
    es: "Se ha cambiado tu contraseña. ¿No has sido tú? Contacta con soporte.",
  },
  emailChanged: {
    en: "Your e-mail was changed. Not you? Contact support.",
    ru: "Почта вашего аккаунта изменена. Это не вы? Напишите в поддержку.",
    ar: "تم تغيير بريد حسابك. لست أنت؟ تواصل مع الدعم.",
    es: "Se ha cambiado tu correo. ¿No has sido tú? Contacta con soporte.",
  },
  phoneChanged: {
    en: "Your phone number was changed. Not you? Contact support.",
    ru: "Телефон вашего аккаунта изменён. Это не вы? Напишите в поддержку.",
    ar: "تم تغيير هاتف حسابك. لست أنت؟ تواصل مع الدعم.",
    es: "Se ha cambiado tu teléfono. ¿No has sido tú? Contacta con soporte.",
  },
  twoFactorOff: {
    en: "Two-step sign-in was turned off. Not you? Contact support.",
    ru: "Двухэтапный вход отключён. Это не вы? Напишите в поддержку.",
    ar: "تم تعطيل التحقق بخطوتين. لست أنت؟ تواصل مع الدعم.",
    es: "Verificación en dos pasos desactivada. ¿No has sido tú? Contacta con soporte.",
  },
};

export const withCode = (language: LanguageCode, code: string): string => codeText[language].replace("{code}", code);
