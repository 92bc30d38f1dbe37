/** What registration writes to people, in their language. */
import type { LanguageCode } from "#shared/languages.ts";

interface Letter { subject: string; text: string }

/** To the owner of an e-mail that somebody registers with. */
export const alreadyHereLetter: Readonly<Record<LanguageCode, Letter>> = {
  en: { subject: "You already have an account", text: "Somebody is registering with this e-mail address, but you already have an account with it: sign in, or ask for a new password.\n\nIf it was not you, do nothing." },
  ru: { subject: "У вас уже есть аккаунт", text: "Кто-то регистрируется с этим адресом, но у вас уже есть аккаунт: войдите или запросите новый пароль.\n\nЕсли это были не вы, ничего делать не нужно." },
  ar: { subject: "لديك حساب بالفعل", text: "يحاول أحدهم التسجيل بهذا البريد، لكن لديك حساباً به بالفعل: سجّل الدخول أو اطلب كلمة مرور جديدة.\n\nإن لم تكن أنت فلا تفعل شيئاً." },
  es: { subject: "Ya tienes una cuenta", text: "Alguien se está registrando con esta dirección, pero ya tienes una cuenta con ella: entra o pide una contraseña nueva.\n\nSi no has sido tú, no hagas nada." },
};

/** The same to a phone. */
export const alreadyHereSms: Readonly<Record<LanguageCode, string>> = {
  en: "You already have an account with this phone: sign in instead of registering.",
  ru: "У вас уже есть аккаунт с этим телефоном: войдите, регистрироваться не нужно.",
  ar: "لديك حساب بهذا الهاتف بالفعل: سجّل الدخول بدلاً من التسجيل.",
  es: "Ya tienes una cuenta con este teléfono: entra en lugar de registrarte.",
};

const credentials: Readonly<Record<LanguageCode, Letter>> = {
  en: { subject: "Your login and password", text: "Login: {login}\nPassword: {password}\n\nKeep this letter where nobody else reads it." },
  ru: { subject: "Ваш логин и пароль", text: "Логин: {login}\nПароль: {password}\n\nХраните это письмо там, где его никто не прочтёт." },
  ar: { subject: "اسم الدخول وكلمة المرور", text: "اسم الدخول: {login}\nكلمة المرور: {password}\n\nاحفظ هذه الرسالة حيث لا يقرؤها غيرك." },
  es: { subject: "Tu usuario y contraseña", text: "Usuario: {login}\nContraseña: {password}\n\nGuarda esta carta donde nadie más la lea." },
};

/** Login and password of who registered by one click. */
export function credentialsLetter(language: LanguageCode, login: string, password: string): Letter {
  const { subject, text } = credentials[language];
  return { subject, text: text.replace("{login}", () => login).replace("{password}", () => password) };
}
