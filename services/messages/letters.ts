/** What letters say, in the reader's language. Plain text: nothing in it can be a script, and every reader shows it. */
import type { LanguageCode } from "#shared/languages.ts";
import type { AccountChange } from "../auth/codes/smsTexts.ts";

export interface Letter {
  subject: string;
  text: string;
}

/** A letter in each language, with places to fill such as {code}. */
export const letterTexts: Readonly<Record<"code" | "recovery" | "activation" | AccountChange, Readonly<Record<LanguageCode, Letter>>>> = {
  code: {
    en: { subject: "Your code", text: "Your code is {code}. Tell it to nobody: our staff never ask for it.\n\nIf it was not you who asked for it, do nothing." },
    ru: { subject: "Ваш код", text: "Ваш код: {code}. Никому его не сообщайте: наши сотрудники его не спрашивают.\n\nЕсли код запросили не вы, ничего делать не нужно." },
    ar: { subject: "رمزك", text: "رمزك هو {code}. لا تخبر به أحداً: موظفونا لا يطلبونه أبداً.\n\nإن لم تطلبه أنت فلا تفعل شيئاً." },
    es: { subject: "Tu código", text: "Tu código es {code}. No se lo digas a nadie: nuestro personal nunca lo pide.\n\nSi no lo has pedido tú, no hagas nada." },
  },
  recovery: {
    en: { subject: "A new password", text: "Somebody asked for a new password for your account. If it was you, enter the code {code} or open this page:\n\n{link}\n\nBoth hold for {minutes} minutes and work once. Tell the code to nobody. If it was not you, do nothing: the password stays as it is." },
    ru: { subject: "Новый пароль", text: "Кто-то запросил новый пароль для вашего счёта. Если это вы, введите код {code} или откройте страницу:\n\n{link}\n\nКод и ссылка действуют {minutes} минут и один раз. Никому не сообщайте код. Если это не вы, ничего делать не нужно: пароль останется прежним." },
    ar: { subject: "كلمة مرور جديدة", text: "طلب أحدهم كلمة مرور جديدة لحسابك. إن كنت أنت فأدخل الرمز {code} أو افتح هذه الصفحة:\n\n{link}\n\nكلاهما صالح {minutes} دقائق ولمرة واحدة. لا تخبر أحداً بالرمز. وإن لم تكن أنت فلا تفعل شيئاً: تبقى كلمة المرور كما هي." },
    es: { subject: "Una contraseña nueva", text: "Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, introduce el código {code} o abre esta página:\n\n{link}\n\nAmbos valen {minutes} minutos y una sola vez. No digas el código a nadie. Si no has sido tú, no hagas nada: la contraseña no cambia." },
  },
  passwordChanged: {
    en: { subject: "Your password was changed", text: "The password of your account was changed, and all other sessions were ended. If it was not you, ask for a new password at once and write to support:\n\n{link}" },
    ru: { subject: "Ваш пароль изменён", text: "Пароль вашего счёта изменён, все другие сеансы завершены. Если это были не вы, сразу запросите новый пароль и напишите в поддержку:\n\n{link}" },
    ar: { subject: "تغيرت كلمة مرورك", text: "تغيرت كلمة مرور حسابك وأُنهيت كل الجلسات الأخرى. إن لم تكن أنت فاطلب كلمة مرور جديدة فوراً واكتب إلى الدعم:\n\n{link}" },
    es: { subject: "Tu contraseña ha cambiado", text: "La contraseña de tu cuenta ha cambiado y se han cerrado todas las demás sesiones. Si no has sido tú, pide una nueva enseguida y escribe a soporte:\n\n{link}" },
  },
  emailChanged: {
    en: { subject: "The e-mail of your account was changed", text: "Your account has a new e-mail address. Letters of the account go there from now on. If it was not you, ask for a new password at once and write to support:\n\n{link}" },
    ru: { subject: "Почта вашего счёта изменена", text: "У вашего счёта новый адрес почты. Письма о счёте теперь приходят туда. Если это были не вы, сразу запросите новый пароль и напишите в поддержку:\n\n{link}" },
    ar: { subject: "تغير بريد حسابك", text: "لحسابك عنوان بريد جديد، وتصل إليه رسائل الحساب من الآن. إن لم تكن أنت فاطلب كلمة مرور جديدة فوراً واكتب إلى الدعم:\n\n{link}" },
    es: { subject: "Ha cambiado el correo de tu cuenta", text: "Tu cuenta tiene una nueva dirección de correo. Las cartas de la cuenta llegan allí desde ahora. Si no has sido tú, pide una contraseña nueva enseguida y escribe a soporte:\n\n{link}" },
  },
  phoneChanged: {
    en: { subject: "The phone of your account was changed", text: "Your account has a new phone. Codes go there from now on. If it was not you, ask for a new password at once and write to support:\n\n{link}" },
    ru: { subject: "Телефон вашего счёта изменён", text: "У вашего счёта новый телефон. Коды теперь приходят на него. Если это были не вы, сразу запросите новый пароль и напишите в поддержку:\n\n{link}" },
    ar: { subject: "تغير هاتف حسابك", text: "لحسابك هاتف جديد، وتصل إليه الرموز من الآن. إن لم تكن أنت فاطلب كلمة مرور جديدة فوراً واكتب إلى الدعم:\n\n{link}" },
    es: { subject: "Ha cambiado el teléfono de tu cuenta", text: "Tu cuenta tiene un teléfono nuevo. Los códigos llegan allí desde ahora. Si no has sido tú, pide una contraseña nueva enseguida y escribe a soporte:\n\n{link}" },
  },
  twoFactorOff: {
    en: { subject: "Signing in takes one step again", text: "The second step of signing in to your account was turned off: the password alone is enough now. If it was not you, ask for a new password at once and write to support:\n\n{link}" },
    ru: { subject: "Вход снова в один шаг", text: "Второй шаг входа в ваш счёт отключён: теперь достаточно пароля. Если это были не вы, сразу запросите новый пароль и напишите в поддержку:\n\n{link}" },
    ar: { subject: "أصبح الدخول بخطوة واحدة", text: "أُوقفت الخطوة الثانية للدخول إلى حسابك: كلمة المرور وحدها تكفي الآن. إن لم تكن أنت فاطلب كلمة مرور جديدة فوراً واكتب إلى الدعم:\n\n{link}" },
    es: { subject: "Vuelves a entrar en un solo paso", text: "Se ha desactivado el segundo paso para entrar en tu cuenta: ahora basta la contraseña. Si no has sido tú, pide una contraseña nueva enseguida y escribe a soporte:\n\n{link}" },
  },
  activation: {
    en: { subject: "Confirm your e-mail", text: "Open this page to confirm that this is your e-mail:\n\n{link}\n\nThe link holds for 48 hours and works once. If you have no account here, do nothing: somebody may have entered your address by mistake." },
    ru: { subject: "Подтвердите почту", text: "Откройте страницу, чтобы подтвердить, что это ваша почта:\n\n{link}\n\nСсылка действует 48 часов и один раз. Если у вас нет счёта у нас, ничего делать не нужно: кто-то мог ошибиться адресом." },
    ar: { subject: "أكد بريدك", text: "افتح هذه الصفحة لتأكيد أن هذا بريدك:\n\n{link}\n\nالرابط صالح 48 ساعة ولمرة واحدة. إن لم يكن لك حساب هنا فلا تفعل شيئاً: ربما أدخل أحدهم عنوانك بالخطأ." },
    es: { subject: "Confirma tu correo", text: "Abre esta página para confirmar que este es tu correo:\n\n{link}\n\nEl enlace vale 48 horas y una sola vez. Si no tienes cuenta aquí, no hagas nada: puede que alguien haya escrito tu dirección por error." },
  },
};

/** Stands under every letter that its reader can do without. */
export const farewell: Readonly<Record<LanguageCode, string>> = {
  en: "No more letters like this: {link}",
  ru: "Больше не присылать такие письма: {link}",
  ar: "لا مزيد من هذه الرسائل: {link}",
  es: "No recibir más cartas como esta: {link}",
};

const filled = (text: string, values: Readonly<Record<string, string>>) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A letter with its places filled. */
export function letter(name: keyof typeof letterTexts, language: LanguageCode, values: Readonly<Record<string, string>>): Letter {
  const { subject, text } = letterTexts[name][language];
  return { subject, text: filled(text, values) };
}

/** A letter's text with the way to stop such letters under it. */
export const withFarewell = (language: LanguageCode, text: string, link: string): string => `${text}\n\n—\n${filled(farewell[language], { link })}`;
