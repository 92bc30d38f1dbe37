/** The methods that the house sells with. An operator's own list takes their place by PAYMENT_METHODS. */
import { z } from "zod";
import { LANGUAGES } from "#shared/site/languages.ts";
import { NETWORKS } from "#shared/typed/destination/networks.ts";

const decimal = z.string().regex(/^\d+(\.\d+)?$/, "is no decimal");
const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const names = z.object(
  Object.fromEntries(languages.map((code) => [code, z.string().min(1).max(60)])) as Record<
    keyof typeof LANGUAGES,
    z.ZodString
  >,
);

const fee = z.object({
  /** Percent of the amount. */
  percent: decimal.default("0"),
  /** In steps of the currency's amounts, as `min` and `max` are. */
  fixed: decimal.default("0"),
  min: decimal.nullable().default(null),
  max: decimal.nullable().default(null),
});

/**
 * Amounts count steps of the currency's amounts (shared/betting/coupon/amounts.ts), which are worth about the same in
 * every currency: 4 steps are 10 EUR or 400 RUB.
 */
const terms = z.object({
  min: decimal,
  max: decimal,
  maxPerDay: decimal.nullable().default(null),
  maxPerMonth: decimal.nullable().default(null),
  /** What the player pays for it. */
  fee: fee.prefault({}),
  /** How long it usually takes, in minutes; 0 is at once. */
  minutes: z.tuple([z.int().min(0), z.int().min(0)]),
});

export const methodSchema = z.object({
  code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  kind: z.enum(["card", "bank", "wallet", "voucher", "crypto", "cash"]),
  names,
  deposit: terms.nullable().default(null),
  withdrawal: terms.nullable().default(null),
  /** Two-letter codes; null is everywhere. */
  countries: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .nullable()
    .default(null),
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .nullable()
    .default(null),
  /** Money that came by it goes back by it first. */
  isClosedLoop: z.boolean().default(false),
  /** What a withdrawal has to name. */
  destination: z.enum(["instrument", "iban", "wallet", "address", "point", "none"]).default("none"),
  /** Networks that a withdrawal to an address goes by. */
  networks: z.array(z.enum(NETWORKS)).default(["TRC20", "ERC20", "BEP20", "BTC"]),
  /** Banks that it reaches, as they are shown. */
  banks: z.array(z.string().min(1).max(60)).default([]),
});
export type Method = z.output<typeof methodSchema>;
export type Terms = z.output<typeof terms>;

export const methodList = z
  .array(methodSchema)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, "names a method twice");

/** In the order they are shown. */
export const standardMethods: readonly Method[] = methodList.parse([
  {
    code: "card",
    kind: "card",
    names: { en: "Bank card", ru: "Банковская карта", es: "Tarjeta bancaria", ar: "بطاقة مصرفية" },
    deposit: { min: "2", max: "2000", maxPerDay: "4000", minutes: [0, 1] },
    withdrawal: { min: "4", max: "1000", maxPerDay: "2000", maxPerMonth: "20000", minutes: [5, 1440] },
    isClosedLoop: true,
    destination: "instrument",
  },
  {
    code: "bank",
    kind: "bank",
    names: { en: "Bank transfer", ru: "Банковский перевод", es: "Transferencia bancaria", ar: "تحويل مصرفي" },
    deposit: { min: "10", max: "20000", minutes: [1, 30] },
    withdrawal: { min: "10", max: "20000", minutes: [60, 2880] },
    destination: "iban",
    banks: ["Northbank", "Harbour & Co", "Meridian"],
  },
  {
    code: "wallet",
    kind: "wallet",
    names: { en: "E-wallet", ru: "Электронный кошелёк", es: "Monedero electrónico", ar: "محفظة إلكترونية" },
    deposit: { min: "2", max: "4000", fee: { percent: "1" }, minutes: [0, 1] },
    withdrawal: { min: "2", max: "4000", fee: { percent: "1", min: "0.2" }, minutes: [1, 60] },
    destination: "wallet",
  },
  {
    code: "voucher",
    kind: "voucher",
    names: { en: "Voucher", ru: "Ваучер", es: "Vale prepago", ar: "قسيمة مسبقة الدفع" },
    deposit: { min: "2", max: "100", maxPerDay: "400", minutes: [0, 1] },
  },
  {
    code: "crypto",
    kind: "crypto",
    names: { en: "Crypto transfer", ru: "Криптоперевод", es: "Transferencia cripto", ar: "تحويل عملات رقمية" },
    deposit: { min: "10", max: "20000", minutes: [5, 60] },
    withdrawal: { min: "10", max: "20000", fee: { fixed: "0.4" }, minutes: [10, 120] },
    destination: "address",
  },
  {
    code: "cash",
    kind: "cash",
    names: { en: "Cash desk", ru: "Касса", es: "Caja", ar: "صندوق نقدي" },
    deposit: { min: "2", max: "1000", minutes: [1, 15] },
    withdrawal: { min: "4", max: "1000", minutes: [15, 1440] },
    destination: "point",
  },
]);
