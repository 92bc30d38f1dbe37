/** Where a withdrawal goes: what each kind of method has to be told. */
import type { FieldError } from "../../../platform/http/api.ts";
import type { Method } from "../methods/catalogue.ts";
import type { Destination } from "../tables.ts";

/**
 * Whether a text is an IBAN: two letters, two check digits, up to thirty letters and digits, and a remainder of 1 when
 * they are divided by 97. Source: ISO 13616-1, ISO 7064 MOD 97-10.
 */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const forms: Readonly<Record<keyof Destination, (value: string) => boolean>> = {
  iban: isIban,
  holder: (value) => /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,69}$/u.test(value),
  wallet: (value) => /^[\w.+@-]{4,64}$/.test(value),
  address: (value) => /^[A-Za-z0-9]{20,100}$/.test(value),
  network: (value) => /^[A-Z0-9-]{2,20}$/.test(value),
  point: (value) => /^[A-Za-z0-9-]{1,40}$/.test(value),
};

/** Fields that each kind of destination has to have. */
const needed: Readonly<Record<Method["destination"], readonly (keyof Destination)[]>> = {
  instrument: [],
  none: [],
  iban: ["iban", "holder"],
  wallet: ["wallet"],
  address: ["address", "network"],
  point: ["point"],
};

/** The first thing wrong with where the money is to go; null if nothing is. */
export function destinationProblem(
  { destination: kind }: Pick<Method, "destination">,
  given: Destination,
  instrument: string | undefined,
): FieldError | null {
  if (kind === "instrument" && instrument === undefined)
    return { code: "REQUIRED", message: "Choose what the money goes back to", path: ["instrument"] };
  for (const field of needed[kind]) {
    const value = given[field]?.trim() ?? "";
    if (value === "") return { code: "REQUIRED", message: `${field} is missing`, path: ["destination", field] };
    if (!forms[field](value))
      return { code: "INVALID", message: `${field} can't be used`, path: ["destination", field] };
  }
  const foreign = (Object.keys(given) as (keyof Destination)[]).find((field) => !needed[kind].includes(field));
  return foreign === undefined
    ? null
    : { code: "INVALID", message: `The method takes no ${foreign}`, path: ["destination", foreign] };
}
