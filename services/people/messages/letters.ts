/** Texts of letters, in the reader's language. Plain text: it can't carry a script, and every mail program shows it. */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { AccountChange } from "./smsTexts.ts";

export interface Letter {
  subject: string;
  text: string;
}

/** A letter in each language, with places to fill such as {code}. */
export const letterTexts: Readonly<
  Record<"code" | "recovery" | "activation" | AccountChange, Readonly<Record<LanguageCode, Letter>>>
> = {
  code: {
    en: {
      subject: "Your code",
      text: "Your code is {code}. Don't share it with anyone: our staff will never ask for it.\n\nIf you didn't request it, ignore this e-mail.",
    },
    ru: {
      subject: "Ваш код",
      text: "Ваш код: {code}. Никому его не сообщайте, даже сотрудникам поддержки.\n\nЕсли вы не запрашивали код, просто проигнорируйте это письмо.",
    },
    ar: {
      subject: "رمز التأكيد",
      text: "رمزك هو {code}. لا تشاركه مع أحد: لن يطلبه منك موظفونا أبدًا.\n\nإذا لم تطلب هذا الرمز فتجاهل الرسالة.",
    },
    es: {
      subject: "Tu código",
      text: "Tu código es {code}. No lo compartas con nadie: nuestro equipo nunca te lo pedirá.\n\nSi no lo has pedido tú, ignora este correo.",
    },
  },
  recovery: {
    en: {
      subject: "Reset your password",
      text: "We received a request to reset your password. Enter the code {code} or open this link:\n\n{link}\n\nThe code and the link work once and expire in {minutes} minutes. Don't share them with anyone. If you didn't ask for this, ignore this e-mail: your password stays the same.",
    },
    ru: {
      subject: "Новый пароль",
      text: "Мы получили запрос на смену вашего пароля. Введите код {code} или перейдите по ссылке:\n\n{link}\n\nКод и ссылка одноразовые и действуют {minutes} минут. Никому их не сообщайте. Если это были не вы, проигнорируйте письмо: пароль останется прежним.",
    },
    ar: {
      subject: "إعادة تعيين كلمة المرور",
      text: "تلقينا طلبًا لإعادة تعيين كلمة مرورك. أدخل الرمز {code} أو افتح هذا الرابط:\n\n{link}\n\nالرمز والرابط صالحان لمرة واحدة خلال {minutes} دقائق. لا تشاركهما مع أحد. إذا لم تطلب ذلك فتجاهل الرسالة: ستبقى كلمة مرورك كما هي.",
    },
    es: {
      subject: "Restablece tu contraseña",
      text: "Hemos recibido una solicitud para restablecer tu contraseña. Introduce el código {code} o abre este enlace:\n\n{link}\n\nEl código y el enlace sirven una sola vez y caducan en {minutes} minutos. No los compartas con nadie. Si no has sido tú, ignora este correo: tu contraseña no cambiará.",
    },
  },
  passwordChanged: {
    en: {
      subject: "Your password was changed",
      text: "The password of your account was changed, and you were signed out on all other devices. If it wasn't you, reset your password now and contact support:\n\n{link}",
    },
    ru: {
      subject: "Ваш пароль изменён",
      text: "Пароль вашего аккаунта изменён, на всех других устройствах выполнен выход. Если это были не вы, сразу задайте новый пароль и напишите в поддержку:\n\n{link}",
    },
    ar: {
      subject: "تم تغيير كلمة مرورك",
      text: "تم تغيير كلمة مرور حسابك وتسجيل خروجك من جميع الأجهزة الأخرى. إذا لم تكن أنت، فأعد تعيين كلمة المرور فورًا وتواصل مع الدعم:\n\n{link}",
    },
    es: {
      subject: "Se ha cambiado tu contraseña",
      text: "Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, restablécela ahora y contacta con soporte:\n\n{link}",
    },
  },
  emailChanged: {
    en: {
      subject: "Your e-mail was changed",
      text: "The e-mail address of your account was changed. From now on, account e-mails go to the new address. If it wasn't you, reset your password now and contact support:\n\n{link}",
    },
    ru: {
      subject: "Почта вашего аккаунта изменена",
      text: "Адрес электронной почты вашего аккаунта изменён. Теперь письма приходят на новый адрес. Если это были не вы, сразу задайте новый пароль и напишите в поддержку:\n\n{link}",
    },
    ar: {
      subject: "تم تغيير بريدك الإلكتروني",
      text: "تم تغيير البريد الإلكتروني لحسابك، وستصل رسائل الحساب إلى العنوان الجديد من الآن. إذا لم تكن أنت، فأعد تعيين كلمة المرور فورًا وتواصل مع الدعم:\n\n{link}",
    },
    es: {
      subject: "Se ha cambiado tu correo",
      text: "Se ha cambiado el correo de tu cuenta. A partir de ahora, los mensajes llegan a la nueva dirección. Si no has sido tú, restablece tu contraseña ahora y contacta con soporte:\n\n{link}",
    },
  },
  phoneChanged: {
    en: {
      subject: "Your phone number was changed",
      text: "The phone number of your account was changed. From now on, codes go to the new number. If it wasn't you, reset your password now and contact support:\n\n{link}",
    },
    ru: {
      subject: "Телефон вашего аккаунта изменён",
      text: "Номер телефона вашего аккаунта изменён. Теперь коды приходят на новый номер. Если это были не вы, сразу задайте новый пароль и напишите в поддержку:\n\n{link}",
    },
    ar: {
      subject: "تم تغيير رقم هاتفك",
      text: "تم تغيير رقم هاتف حسابك، وستصل الرموز إلى الرقم الجديد من الآن. إذا لم تكن أنت، فأعد تعيين كلمة المرور فورًا وتواصل مع الدعم:\n\n{link}",
    },
    es: {
      subject: "Se ha cambiado tu teléfono",
      text: "Se ha cambiado el teléfono de tu cuenta. A partir de ahora, los códigos llegan al nuevo número. Si no has sido tú, restablece tu contraseña ahora y contacta con soporte:\n\n{link}",
    },
  },
  twoFactorOff: {
    en: {
      subject: "Two-step sign-in was turned off",
      text: "Two-step sign-in was turned off for your account. You can now sign in with your password only. If it wasn't you, reset your password now and contact support:\n\n{link}",
    },
    ru: {
      subject: "Двухэтапный вход отключён",
      text: "Двухэтапный вход в ваш аккаунт отключён: теперь для входа достаточно пароля. Если это были не вы, сразу задайте новый пароль и напишите в поддержку:\n\n{link}",
    },
    ar: {
      subject: "تم تعطيل التحقق بخطوتين",
      text: "تم تعطيل التحقق بخطوتين في حسابك. تكفي الآن كلمة المرور لتسجيل الدخول. إذا لم تكن أنت، فأعد تعيين كلمة المرور فورًا وتواصل مع الدعم:\n\n{link}",
    },
    es: {
      subject: "Verificación en dos pasos desactivada",
      text: "Se ha desactivado la verificación en dos pasos de tu cuenta. Ahora basta la contraseña para entrar. Si no has sido tú, restablece tu contraseña ahora y contacta con soporte:\n\n{link}",
    },
  },
  activation: {
    en: {
      subject: "Confirm your e-mail",
      text: "Open this link to confirm your e-mail address:\n\n{link}\n\nThe link works once and expires in 48 hours. If you don't have an account with us, ignore this e-mail: somebody may have entered your address by mistake.",
    },
    ru: {
      subject: "Подтвердите почту",
      text: "Чтобы подтвердить адрес почты, перейдите по ссылке:\n\n{link}\n\nСсылка одноразовая и действует 48 часов. Если у вас нет аккаунта на нашем сайте, проигнорируйте письмо: кто-то мог указать ваш адрес по ошибке.",
    },
    ar: {
      subject: "أكّد بريدك الإلكتروني",
      text: "افتح هذا الرابط لتأكيد بريدك الإلكتروني:\n\n{link}\n\nالرابط صالح لمرة واحدة خلال 48 ساعة. إذا لم يكن لديك حساب لدينا فتجاهل الرسالة: ربما أدخل شخص آخر عنوانك بالخطأ.",
    },
    es: {
      subject: "Confirma tu correo",
      text: "Abre este enlace para confirmar tu correo:\n\n{link}\n\nEl enlace sirve una sola vez y caduca en 48 horas. Si no tienes cuenta con nosotros, ignora este correo: puede que alguien haya escrito tu dirección por error.",
    },
  },
};

/** Footer of letters that a player can unsubscribe from. */
export const farewell: Readonly<Record<LanguageCode, string>> = {
  en: "Unsubscribe: {link}",
  ru: "Отписаться: {link}",
  ar: "إلغاء الاشتراك: {link}",
  es: "Darse de baja: {link}",
};

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A letter with its places filled. */
export function letter(
  name: keyof typeof letterTexts,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): Letter {
  const { subject, text } = letterTexts[name][language];
  return { subject, text: filled(text, values) };
}

/** A letter's text with the unsubscribe link under it. */
export const withFarewell = (language: LanguageCode, text: string, link: string): string =>
  `${text}\n\n—\n${filled(farewell[language], { link })}`;
