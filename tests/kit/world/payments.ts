/** Payments of the player, and the ways to pay: one of every kind, each with another fee, time and destination. */
import { amountStep } from "#shared/betting/coupon/amounts.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { Entity } from "../store.ts";

interface Way {
  id: string;
  kind: string;
  name: Entity;
  destination: string;
  /** In steps of the currency. */
  deposit: readonly [least: string, most: string] | null;
  withdrawal: readonly [least: string, most: string] | null;
  fee?: Entity;
  minutes: readonly [from: number, to: number];
  banks?: readonly string[];
}

const names = (en: string, ru: string, es: string, ar: string): Entity => ({ en, ru, es, ar });

const WAYS: readonly Way[] = [
  {
    id: "card",
    kind: "CARD",
    name: names("Bank card", "Банковская карта", "Tarjeta bancaria", "بطاقة مصرفية"),
    destination: "INSTRUMENT",
    deposit: ["2", "2000"],
    withdrawal: ["4", "1000"],
    minutes: [0, 1],
  },
  {
    id: "bank",
    kind: "BANK",
    name: names("Bank transfer", "Банковский перевод", "Transferencia bancaria", "تحويل مصرفي"),
    destination: "IBAN",
    deposit: ["10", "20000"],
    withdrawal: ["10", "20000"],
    minutes: [60, 2880],
    banks: ["Northbank", "Meridian"],
  },
  {
    id: "wallet",
    kind: "WALLET",
    name: names("E-wallet", "Электронный кошелёк", "Monedero electrónico", "محفظة إلكترونية"),
    destination: "WALLET",
    deposit: ["2", "4000"],
    withdrawal: ["2", "4000"],
    fee: { percent: "1" },
    minutes: [1, 60],
  },
  {
    id: "voucher",
    kind: "VOUCHER",
    name: names("Voucher", "Ваучер", "Vale prepago", "قسيمة مسبقة الدفع"),
    destination: "NONE",
    deposit: ["2", "100"],
    withdrawal: null,
    minutes: [0, 1],
  },
  {
    id: "crypto",
    kind: "CRYPTO",
    name: names("Crypto transfer", "Криптоперевод", "Transferencia cripto", "تحويل عملات رقمية"),
    destination: "ADDRESS",
    deposit: ["10", "20000"],
    withdrawal: ["10", "20000"],
    fee: { fixed: "0.4" },
    minutes: [5, 60],
  },
  {
    id: "cash",
    kind: "CASH",
    name: names("Cash desk", "Касса", "Caja", "صندوق نقدي"),
    destination: "POINT",
    deposit: ["2", "1000"],
    withdrawal: ["4", "1000"],
    minutes: [15, 1440],
  },
];

/** The card that the player has paid with. */
export const card: Entity = { token: "tok_kit_card", brand: "Visa", last4: "1111", expiry: "12/30" };

/** Ways to pay in or out of an account in a currency. */
export function methodsIn(currency: string, direction: string): Entity[] {
  const money = (steps: string) => ({
    amount: roundMoney(new Exact(steps).times(amountStep(currency)), currency),
    currency,
  });
  return WAYS.flatMap(({ deposit, withdrawal, fee = {}, minutes, banks = [], ...way }) => {
    const bounds = direction === "DEPOSIT" ? deposit : withdrawal;
    if (bounds === null) return [];
    const [least, most] = bounds;
    return [
      {
        ...way,
        minAmount: money(least),
        maxAmount: money(most),
        maxPerDay: null,
        maxPerMonth: null,
        fee: { percent: "0", min: null, max: null, ...fee, fixed: money(String(fee["fixed"] ?? "0")) },
        presets: ["4", "10", "20", "40"]
          .filter((steps) => Number(steps) >= Number(least) && Number(steps) <= Number(most))
          .map(money),
        minutesFrom: minutes[0],
        minutesTo: minutes[1],
        networks: way.destination === "ADDRESS" ? ["TRC20", "ERC20", "BEP20", "BTC"] : [],
        banks: [...banks],
        instruments: way.id === "card" ? [card] : [],
        blocked: null,
      },
    ];
  });
}

const DAY = 86_400_000;
const LAST = Date.parse("2026-11-04T10:00:00Z");

/** Ends of payments in turn: each state that one can rest in. */
const ENDS = [
  ["DEPOSIT", "SUCCEEDED", "card", null],
  ["DEPOSIT", "FAILED", "card", "declined"],
  ["WITHDRAWAL", "PAID", "wallet", null],
  ["DEPOSIT", "EXPIRED", "crypto", "expired"],
  ["WITHDRAWAL", "REJECTED", "bank", "documents"],
  ["DEPOSIT", "REFUNDED", "voucher", null],
] as const;

/** What a payment has gone through before it came to its state. */
const before = (direction: string, state: string): readonly string[] =>
  direction === "DEPOSIT"
    ? ["CREATED", "ACTION_REQUIRED", ...(state === "REFUNDED" ? ["SUCCEEDED"] : [])]
    : ["HELD", ...(state === "PAID" ? ["APPROVED", "SENT"] : [])];

/** A payment of the main account as it stands some days before the last one. */
function pastPayment(index: number): Entity {
  const [direction, state, methodId, reason] = ENDS[index % ENDS.length] ?? ENDS[0];
  const opened = LAST - index * DAY;
  const at = (step: number) => new Date(opened + step * 60_000).toISOString().replace(".000Z", "Z");
  const states = [...before(direction, state), state];
  return {
    id: String(5100 - index),
    direction,
    state,
    amount: { amount: `${(index + 1) * 500}.00`, currency: "RUB" },
    fee: { amount: methodId === "wallet" ? `${(index + 1) * 5}.00` : "0.00", currency: "RUB" },
    methodId,
    accountId: "7001",
    reason,
    receipt: null,
    redirectUrl: null,
    instrumentBrand: methodId === "card" ? "Visa" : null,
    instrumentLast4: methodId === "card" ? "1111" : null,
    isCancellable: false,
    events: states.map((each, step) => ({ state: each, reason: each === state ? reason : null, at: at(step) })),
    createdAt: at(0),
    changedAt: at(states.length - 1),
  };
}

/** More than one page of finished payments, newest first by their numbers. */
export const payments: readonly Entity[] = Array.from({ length: 26 }, (_, index) => pastPayment(index));
