import type { Entity } from "../store.ts";

/** The one player of the world: signs in as `demo` with the demo password. */
export const player = { id: "700001", login: "demo", password: "Demo-2026!" } as const;

/** Two accounts with what a demo player gets. */
export const accounts: readonly Entity[] = [
  { id: "7001", type: "MAIN", label: "Main account (RUB)", balance: { amount: "100000.00", currency: "RUB" }, symbol: "₽", currencyId: "643", isPointsTypeBalance: false, isClosed: false, points: 0, isActive: true },
  { id: "7002", type: "CURRENCY", label: "Account (USD)", balance: { amount: "1000.00", currency: "USD" }, symbol: "$", currencyId: "840", isPointsTypeBalance: false, isClosed: false, points: 0, isActive: false },
];

/** One limit in force, one reminder, one not set. */
export const limits: readonly Entity[] = [
  { id: "20", limitType: 20, label: "Deposit limit, 24 hours", section: "DEPOSIT", options: null, isChangeable: true, pending: null, limitValue: "50000", limitBalance: "42000", limitState: "ACTIVE", needApprove: false, startedAt: "2026-10-01T09:00:00Z", endsAt: null, currency: "RUB", measure: "money" },
  { id: "32", limitType: 32, label: "Reality check", section: "REALITY_CHECK", options: ["5", "10", "15", "30", "45", "60"], isChangeable: true, pending: null, limitValue: "30", limitBalance: null, limitState: "ACTIVE", needApprove: false, startedAt: "2026-10-01T09:00:00Z", endsAt: null, currency: null, measure: "minutes" },
  { id: "1", limitType: 1, label: "Wagering limit, 24 hours", section: "WAGERING", options: null, isChangeable: true, pending: null, limitValue: null, limitBalance: null, limitState: "INACTIVE", needApprove: false, startedAt: null, endsAt: null, currency: "RUB", measure: "money" },
];

/** Bounds of a stake by currency, and what a coupon may pay at most. */
export const stakeBounds: Readonly<Record<string, { min: string; max: string; maxPayout: string }>> = {
  RUB: { min: "10.00", max: "200000.00", maxPayout: "15000000.00" },
  USD: { min: "0.20", max: "2000.00", maxPayout: "200000.00" },
};

/** Bounds of currencies that are not in the table. */
export const otherStakeBounds = { min: "1.00", max: "1000.00", maxPayout: "100000.00" };
