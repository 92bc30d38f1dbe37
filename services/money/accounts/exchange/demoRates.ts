import type { RateTable } from "#shared/money/exchange.ts";

/**
 * Rates for a demonstration, where an operator sets EXCHANGE_RATES_URL. Sources: reference rates of the European Central
 * Bank of its last day of 2024; RUB, UAH, KZT, KWD, AED and SAR by their central banks or their peg of that day, rounded.
 */
export const demoRates: RateTable = {
  base: "EUR",
  date: "2024-12-31",
  source: null,
  rates: {
    AED: "3.8153",
    AUD: "1.6772",
    BRL: "6.4253",
    CAD: "1.4948",
    CHF: "0.9412",
    CNY: "7.5833",
    CZK: "25.185",
    DKK: "7.4578",
    GBP: "0.82918",
    HKD: "8.0686",
    HUF: "411.35",
    IDR: "16820.88",
    ILS: "3.7885",
    INR: "88.9335",
    ISK: "143.90",
    JPY: "163.06",
    KRW: "1532.15",
    KWD: "0.3203",
    KZT: "545",
    MXN: "21.5504",
    MYR: "4.6454",
    NOK: "11.795",
    NZD: "1.8532",
    PHP: "60.301",
    PLN: "4.275",
    RON: "4.9743",
    RUB: "106.1",
    SAR: "3.8959",
    SEK: "11.459",
    SGD: "1.4164",
    THB: "35.676",
    TRY: "36.7372",
    UAH: "43.93",
    USD: "1.0389",
    ZAR: "19.6188",
  },
};
