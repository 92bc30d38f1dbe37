/** The currencies that accounts can have: those with their own amounts [9.01], by ISO 4217 number. */
import { amountStep, currenciesWithAmounts, initialAmount } from "#shared/betting/coupon/amounts.ts";
import { minorDigits } from "#shared/money/money.ts";

/** Code and number of each currency. Source: ISO 4217, list one; BGN and SLL of the list before. */
const numbers = `
  AED:784 AFN:971 ALL:8 AMD:51 AOA:973 ARS:32 AUD:36 AWG:533 AZN:944 BAM:977 BBD:52 BDT:50 BGN:975 BHD:48 BIF:108
  BMD:60 BND:96 BOB:68 BRL:986 BSD:44 BWP:72 BYN:933 BZD:84 CAD:124 CDF:976 CHF:756 CLP:152 CNY:156 COP:170 CRC:188 CZK:203
  DJF:262 DKK:208 DOP:214 DZD:12 EGP:818 ETB:230 EUR:978 FJD:242 FKP:238 GBP:826 GEL:981 GHS:936 GIP:292 GMD:270 GNF:324
  GTQ:320 HKD:344 HNL:340 HTG:332 HUF:348 IDR:360 ILS:376 INR:356 IQD:368 IRR:364 ISK:352 JMD:388 JOD:400 JPY:392 KES:404
  KGS:417 KHR:116 KMF:174 KRW:410 KWD:414 KYD:136 KZT:398 LAK:418 LBP:422 LKR:144 LRD:430 LSL:426 LYD:434 MAD:504 MDL:498
  MGA:969 MKD:807 MMK:104 MNT:496 MOP:446 MUR:480 MVR:462 MWK:454 MXN:484 MYR:458 MZN:943 NAD:516 NGN:566 NIO:558 NOK:578
  NPR:524 NZD:554 OMR:512 PAB:590 PEN:604 PGK:598 PHP:608 PKR:586 PLN:985 PYG:600 QAR:634 RON:946 RSD:941 RUB:643 RWF:646
  SAR:682 SCR:690 SDG:938 SEK:752 SGD:702 SHP:654 SLL:694 SRD:968 SSP:728 STN:930 SYP:760 SZL:748 THB:764 TJS:972 TMT:934
  TND:788 TOP:776 TRY:949 TTD:780 TWD:901 TZS:834 UAH:980 UGX:800 USD:840 UYU:858 UZS:860 VND:704 WST:882 XAF:950 XCD:951
  XOF:952 XPF:953 YER:886 ZAR:710 ZMW:967
  BTN:64 CUP:192 CVE:132 ERN:232 GYD:328 KPW:408 MRU:929 SBD:90 SLE:925 SOS:706 SVC:222 VES:928 VUV:548 XCG:532 ZWG:924`;

/** Signs that Intl has only in the currency's own language. */
const ownSymbols: Readonly<Record<string, string>> = { AED: "د.إ", KWD: "د.ك" };

interface Currency {
  currencyId: number;
  iso: string;
  symbol: string;
}

function symbolOf(iso: string): string {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency: iso,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return ownSymbols[iso] ?? parts.find(({ type }) => type === "currency")?.value ?? iso;
}

/** Every currency on offer, by its code. */
export const currencies: ReadonlyMap<string, Currency> = new Map(
  numbers
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [iso = "", number = ""] = entry.split(":");
      return [iso, { currencyId: Number(number), iso, symbol: symbolOf(iso) }];
    }),
);

const byNumber = new Map([...currencies.values()].map((currency) => [currency.currencyId, currency]));

/** A currency by its number; undefined for one that is not on offer. */
export const currencyByNumber = (currencyId: number): Currency | undefined => byNumber.get(currencyId);

export interface CatalogueEntry extends Currency {
  name: string;
  minorDigits: number;
  /** Step and first value of an amount field [9.01, 9.02]. */
  amountStep: string;
  initialAmount: string;
}

/** Every currency with its name in a language (English where the language is not known), in the order of the names. */
export function catalogue(language: string): CatalogueEntry[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "currency" });
  const inOrder = new Intl.Collator([language, "en"]);
  return currenciesWithAmounts
    .flatMap((iso) => currencies.get(iso) ?? [])
    .map((currency) => ({
      ...currency,
      name: names.of(currency.iso) ?? currency.iso,
      minorDigits: minorDigits(currency.iso),
      amountStep: amountStep(currency.iso),
      initialAmount: initialAmount(currency.iso),
    }))
    .toSorted((one, other) => inOrder.compare(one.name, other.name));
}
