/** Numbers that belong to one person, in the one form that all ways of writing them come to. */

/** Old numbers of the Ivory Coast have 8 digits; since 2021 two more, by operator, stand before them. */
function ivorian(number: string): string {
  if (number.length !== 8) return number;
  const [first = "", second = "", third = ""] = number;
  if (first === "2" || first === "3") return `${third === "8" ? "21" : third === "0" ? "25" : "27"}${number}`;
  return `${"0123".includes(second) ? "01" : "456".includes(second) ? "05" : "07"}${number}`;
}

/** Numbers that are dialed in two ways, by dialing code: the rest in the form of today. */
const forms: readonly (readonly [code: string, form: (rest: string) => string])[] = [
  // Mobiles have a 9 after the code when they are called from abroad.
  ["54", (rest) => (rest.length === 11 && rest.startsWith("9") ? rest.slice(1) : rest)],
  // The 1 of mobiles went in 2019.
  ["52", (rest) => (rest.length === 11 && rest.startsWith("1") ? rest.slice(1) : rest)],
  // Mobiles got a 9 after the area code until 2016.
  ["55", (rest) => (/^\d\d[6-9]\d{7}$/.test(rest) ? `${rest.slice(0, 2)}9${rest.slice(2)}` : rest)],
  ["225", ivorian],
  // 01 came before all numbers in 2024.
  ["229", (rest) => (rest.length === 8 ? `01${rest}` : rest)],
];

/** The key of a phone. @param digits with the dialing code, as phones are kept */
export function phoneKey(digits: string): string {
  const [code, form] = forms.find(([one]) => digits.startsWith(one)) ?? ["", (rest: string) => rest];
  return code + form(digits.slice(code.length));
}

/** Cyrillic capitals that look like Latin ones: series of documents are typed in either. */
const lookalikes = new Map([..."АВЕІКМНОРСТУХ"].map((sign, at) => [sign, "ABEIKMHOPCTYX"[at]]));

/** Shorter ones are no numbers of documents, and many have them. */
const shortest = 5;

/** The key of a document's number; null for what is none. */
export function documentKey(number: string): string | null {
  const plain = [...number.replaceAll("№", "").normalize("NFKC").toUpperCase()]
    .map((sign) => lookalikes.get(sign) ?? sign)
    .join("");
  const key = plain.replaceAll(/[^\p{L}\d]/gu, "");
  return key.length < shortest || !/\d/.test(key) || /^(.)\1*$/.test(key) ? null : key;
}

/** The key of a wallet, bank account or crypto address. Case counts in addresses, but for those of hexadecimal digits. */
export function payoutKey(place: string): string {
  const plain = place.normalize("NFKC").replaceAll(/\s/g, "");
  if (/^\+?[\d().-]+$/.test(plain)) return phoneKey(plain.replaceAll(/\D/g, ""));
  return /^(0x[\da-f]+|[a-z]{2}\d{2}[a-z\d]{11,30}|.*@.*)$/i.test(plain) ? plain.toLowerCase() : plain;
}
