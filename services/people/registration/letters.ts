/** Letters and SMS of registration, in the reader's language. */
import type { LanguageCode } from "#shared/site/languages.ts";

interface Letter {
  subject: string;
  text: string;
}

/** To the owner of an e-mail address that somebody else tries to register with. */
export const alreadyHereLetter: Readonly<Record<LanguageCode, Letter>> = {
  en: {
    subject: "You already have an account",
    text: "Somebody tried to register with this e-mail address, but it already belongs to your account. Sign in or reset your password.\n\nIf it wasn't you, ignore this e-mail.",
  },
  ru: {
    subject: "У вас уже есть аккаунт",
    text: "На этот адрес пытались зарегистрировать аккаунт, но он у вас уже есть. Войдите или запросите новый пароль.\n\nЕсли это были не вы, проигнорируйте письмо.",
  },
  ar: {
    subject: "لديك حساب بالفعل",
    text: "حاول أحدهم إنشاء حساب بهذا البريد الإلكتروني، لكنه مرتبط بحسابك بالفعل. سجّل الدخول أو أعد تعيين كلمة المرور.\n\nإذا لم تكن أنت فتجاهل الرسالة.",
  },
  es: {
    subject: "Ya tienes una cuenta",
    text: "Alguien ha intentado registrarse con este correo, pero ya pertenece a tu cuenta. Entra o restablece tu contraseña.\n\nSi no has sido tú, ignora este correo.",
  },
};

/** The same to a phone. */
export const alreadyHereSms: Readonly<Record<LanguageCode, string>> = {
  en: "You already have an account with this phone number. Please sign in.",
  ru: "На этот телефон уже есть аккаунт. Просто войдите.",
  ar: "لديك حساب بهذا الهاتف بالفعل. سجّل الدخول.",
  es: "Ya tienes una cuenta con este teléfono. Inicia sesión.",
};

const credentials: Readonly<Record<LanguageCode, Letter>> = {
  en: {
    subject: "Your login and password",
    text: "Login: {login}\nPassword: {password}\n\nKeep this e-mail private.",
  },
  ru: {
    subject: "Ваш логин и пароль",
    text: "Логин: {login}\nПароль: {password}\n\nНикому не показывайте это письмо.",
  },
  ar: {
    subject: "اسم المستخدم وكلمة المرور",
    text: "اسم المستخدم: {login}\nكلمة المرور: {password}\n\nلا تُطلع أحدًا على هذه الرسالة.",
  },
  es: {
    subject: "Tu usuario y contraseña",
    text: "Usuario: {login}\nContraseña: {password}\n\nNo muestres este correo a nadie.",
  },
};

/** Carries the login and password after a one-click registration. */
export function credentialsLetter(language: LanguageCode, login: string, password: string): Letter {
  const { subject, text } = credentials[language];
  return { subject, text: text.replace("{login}", () => login).replace("{password}", () => password) };
}
