import type { Entity, Store } from "../store.ts";
import { names } from "./names.ts";
import { payments } from "./payments.ts";

/** Four of the currencies: two that the player has, two that they may add. */
const currencies: readonly Entity[] = [
  {
    id: "643",
    code: "RUB",
    symbol: "₽",
    name: names("Russian Ruble", "Российский рубль", "روبل روسي"),
    minorDigits: 2,
    amountStep: "100",
    initialAmount: "150",
  },
  {
    id: "840",
    code: "USD",
    symbol: "$",
    name: names("US Dollar", "Доллар США", "دولار أمريكي"),
    minorDigits: 2,
    amountStep: "2.5",
    initialAmount: "5",
  },
  {
    id: "978",
    code: "EUR",
    symbol: "€",
    name: names("Euro", "Евро", "يورو"),
    minorDigits: 2,
    amountStep: "2.5",
    initialAmount: "5",
  },
  {
    id: "392",
    code: "JPY",
    symbol: "¥",
    name: names("Japanese Yen", "Японская иена", "ين ياباني"),
    minorDigits: 0,
    amountStep: "250",
    initialAmount: "500",
  },
];

const rub = (amount: string): Entity => ({ amount, currency: "RUB" });

/** Movements of the main account, oldest first. */
const entries: readonly Entity[] = [
  {
    id: "1",
    type: "OPENING",
    amount: rub("100300.00"),
    balanceAfter: rub("100300.00"),
    at: "2026-10-01T09:00:00Z",
    couponId: null,
    $account: "7001",
  },
  {
    id: "2",
    type: "STAKE",
    amount: rub("-300.00"),
    balanceAfter: rub("100000.00"),
    at: "2026-11-01T09:15:30Z",
    couponId: "9000001",
    $account: "7001",
  },
];

/** Puts what accounts, limits and payments need beside the player: currencies and movements. */
export function putMoney(store: Store): void {
  for (const currency of currencies) store.put("Currency", currency);
  for (const entry of entries) store.put("AccountEntry", entry);
  for (const payment of payments) store.put("Payment", payment);
}
