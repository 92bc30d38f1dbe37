/** What is shown of the currencies that accounts can be in. Numbers are ISO 4217's. */
export const currencies: Readonly<Record<string, { currencyId: number; symbol: string }>> = {
  RUB: { currencyId: 643, symbol: "₽" },
  USD: { currencyId: 840, symbol: "$" },
  EUR: { currencyId: 978, symbol: "€" },
  GBP: { currencyId: 826, symbol: "£" },
  UAH: { currencyId: 980, symbol: "₴" },
  KZT: { currencyId: 398, symbol: "₸" },
  TRY: { currencyId: 949, symbol: "₺" },
  PLN: { currencyId: 985, symbol: "zł" },
  INR: { currencyId: 356, symbol: "₹" },
  BRL: { currencyId: 986, symbol: "R$" },
  JPY: { currencyId: 392, symbol: "¥" },
  KWD: { currencyId: 414, symbol: "د.ك" },
  AED: { currencyId: 784, symbol: "د.إ" },
};
