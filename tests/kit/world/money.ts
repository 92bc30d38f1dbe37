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

const everyDay: Entity = { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "24:00" };
const workdays: Entity = { days: [1, 2, 3, 4, 5], from: "09:00", to: "21:00" };
const madrid = names("Madrid", "Мадрид", "مدريد");

/** Two places to pay cash in one city and one in another: two with staff and a machine. */
const cashDesks: readonly Entity[] = [
  {
    id: "MAD-1",
    code: "MAD-1",
    kind: "DESK",
    country: "ES",
    city: madrid,
    address: names("4 Example Street", "Примерная улица, 4", "شارع المثال 4"),
    latitude: 40.4208,
    longitude: -3.7098,
    timeZone: "Europe/Madrid",
    hours: [workdays],
    currencies: ["EUR"],
    canDeposit: true,
    canWithdraw: true,
  },
  {
    id: "MAD-3",
    code: "MAD-3",
    kind: "TERMINAL",
    country: "ES",
    city: madrid,
    address: names("12 Example Street", "Примерная улица, 12", "شارع المثال 12"),
    latitude: 40.4378,
    longitude: -3.6998,
    timeZone: "Europe/Madrid",
    hours: [everyDay],
    currencies: ["EUR"],
    canDeposit: true,
    canWithdraw: false,
  },
  {
    id: "TBS-1",
    code: "TBS-1",
    kind: "DESK",
    country: "GE",
    city: names("Tbilisi", "Тбилиси", "تبليسي"),
    address: names("8 Example Street", "Примерная улица, 8", "شارع المثال 8"),
    latitude: 41.7191,
    longitude: 44.8211,
    timeZone: "Asia/Tbilisi",
    hours: [workdays],
    currencies: ["GEL", "USD"],
    canDeposit: true,
    canWithdraw: true,
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
    roundId: null,
    $account: "7001",
  },
  {
    id: "2",
    type: "STAKE",
    amount: rub("-300.00"),
    balanceAfter: rub("100000.00"),
    at: "2026-11-01T09:15:30Z",
    couponId: "9000001",
    roundId: null,
    $account: "7001",
  },
  {
    id: "3",
    type: "STAKE",
    amount: rub("-50.00"),
    balanceAfter: rub("99950.00"),
    at: "2026-11-03T20:10:00Z",
    couponId: null,
    roundId: "kit-round-1",
    $account: "7001",
  },
];

/** Puts what accounts, limits and payments need beside the player: currencies and movements. */
export function putMoney(store: Store): void {
  for (const currency of currencies) store.put("Currency", currency);
  for (const desk of cashDesks) store.put("CashDesk", desk);
  for (const entry of entries) store.put("AccountEntry", entry);
  for (const payment of payments) store.put("Payment", payment);
}
