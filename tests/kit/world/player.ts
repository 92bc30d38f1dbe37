import type { Entity } from "../store.ts";

/** The one player of the world: signs in as `demo` with the demo password. */
export const player = { id: "700001", login: "demo", password: "Demo-2026!" } as const;

/** Two accounts with what a demo player gets. */
export const accounts: readonly Entity[] = [
  {
    id: "7001",
    type: "MAIN",
    label: "Main account (RUB)",
    balance: { amount: "100000.00", currency: "RUB" },
    symbol: "₽",
    currencyId: "643",
    isPointsTypeBalance: false,
    isClosed: false,
    points: 0,
    isActive: true,
  },
  {
    id: "7002",
    type: "CURRENCY",
    label: "Account (USD)",
    balance: { amount: "1000.00", currency: "USD" },
    symbol: "$",
    currencyId: "840",
    isPointsTypeBalance: false,
    isClosed: false,
    points: 0,
    isActive: false,
  },
];

/** Bounds of a stake by currency, and what a coupon may pay at most. */
export const stakeBounds: Readonly<Record<string, { min: string; max: string; maxPayout: string }>> = {
  RUB: { min: "10.00", max: "200000.00", maxPayout: "15000000.00" },
  USD: { min: "0.20", max: "2000.00", maxPayout: "200000.00" },
};

/** Bounds of currencies that are not in the table. */
export const otherStakeBounds = { min: "1.00", max: "1000.00", maxPayout: "100000.00" };
