/** The player's responsible-gaming limits: one of every type, one of money and one reminder in force. */
import { limitRules } from "#shared/money/limits.ts";
import type { Entity } from "../store.ts";

const NAMES: Readonly<Record<number, string>> = {
  1: "Wagering limit, 24 hours",
  2: "Wagering limit, 7 days",
  3: "Wagering limit, 30 days",
  10: "Loss limit, 24 hours",
  11: "Loss limit, 7 days",
  12: "Loss limit, 30 days",
  20: "Deposit limit, 24 hours",
  21: "Deposit limit, 7 days",
  22: "Deposit limit, 30 days",
  30: "Self-exclusion",
  31: "Session limit",
  32: "Reality check",
  33: "Time-out",
};

const inForce: Readonly<Record<number, Entity>> = {
  20: { limitValue: "50000", limitBalance: "42000" },
  32: { limitValue: "30" },
};

export const limits: readonly Entity[] = limitRules.map(({ limitType, section, measure, options }) => {
  const held = inForce[limitType];
  return {
    id: String(limitType),
    limitType,
    label: NAMES[limitType] ?? "Limit",
    section,
    measure,
    options: options?.map(String) ?? null,
    currency: measure === "money" ? "RUB" : null,
    limitValue: null,
    limitBalance: null,
    limitState: held === undefined ? "INACTIVE" : "ACTIVE",
    needApprove: false,
    startedAt: held === undefined ? null : "2026-10-01T09:00:00Z",
    endsAt: null,
    isChangeable: true,
    pending: null,
    ...held,
  };
});
