/** What letters say, in the reader's language. Plain text: nothing in it can be a script, and every reader shows it. */
import type { LanguageCode } from "#shared/languages.ts";

export interface Letter {
  subject: string;
  text: string;
}

type LetterText = Readonly<Record<LanguageCode, Letter>>;

const codeLetter: LetterText = {
  en: { subject: "Your code", text: "Your code is {code}. Tell it to nobody: our staff never ask for it.\n\nIf it was not you who asked for it, do nothing." },
  ru: { subject: "Ваш код", text: "Ваш код: {code}. Никому его не сообщайте: наши сотрудники его не спрашивают.\n\nЕсли код запросили не вы, ничего делать не нужно." },
  ar: { subject: "رمزك", text: "رمزك هو {code}. لا تخبر به أحداً: موظفونا لا يطلبونه أبداً.\n\nإن لم تطلبه أنت فلا تفعل شيئاً." },
  es: { subject: "Tu código", text: "Tu código es {code}. No se lo digas a nadie: nuestro personal nunca lo pide.\n\nSi no lo has pedido tú, no hagas nada." },
};

const filled = ({ subject, text }: Letter, values: Readonly<Record<string, string>>): Letter =>
  ({ subject, text: text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) });

/** Carries a one-time code. */
export const letterWithCode = (language: LanguageCode, code: string): Letter => filled(codeLetter[language], { code });
