/** Stakes of a title in a currency. The euro's bounds are scaled by about what a unit of the currency is worth. */
import { Exact, isAmount, minorDigits } from "../../money/money.ts";
import { EVEN, type Multiplier } from "../game.ts";
import type { Title } from "./titles.ts";

/** Currency of play without money. */
export const DEMO_CURRENCY = "XXX";

/** Units of a currency that stand for one euro in bounds of stakes, rounded to a figure that players know. */
const scales: Readonly<Record<string, number>> = {
  AED: 4,
  ARS: 1500,
  BDT: 100,
  BRL: 5,
  CLP: 1000,
  COP: 5000,
  EGP: 50,
  IDR: 20_000,
  INR: 100,
  IQD: 1500,
  JPY: 150,
  KES: 150,
  KRW: 1500,
  KWD: 0.5,
  KZT: 500,
  MXN: 20,
  NGN: 1500,
  PEN: 4,
  PHP: 50,
  PLN: 5,
  RUB: 100,
  SAR: 4,
  THB: 50,
  TND: 5,
  TRY: 50,
  UAH: 50,
  UZS: 15_000,
  VND: 30_000,
};

export interface StakeRange {
  min: string;
  max: string;
}

export function stakeRange({ stakes: { min, max } }: Title, currency: string): StakeRange {
  const digits = minorDigits(currency);
  const scaled = (amount: string) => new Exact(amount).times(scales[currency] ?? 1);
  return { min: scaled(min).toFixed(digits, Exact.ROUND_UP), max: scaled(max).toFixed(digits, Exact.ROUND_DOWN) };
}

/** Whether a stake, or so many chips of it, is one of the title. */
export function isStake(title: Title, currency: string, stake: string, chips = 1): boolean {
  if (!isAmount(stake, currency)) return false;
  const { min, max } = stakeRange(title, currency);
  return new Exact(stake).greaterThanOrEqualTo(min) && new Exact(stake).times(chips).lessThanOrEqualTo(max);
}

/** What so many stakes cost together. */
export const stakesOf = (stake: string, stakes: number, currency: string): string =>
  new Exact(stake).times(stakes).toFixed(minorDigits(currency));

/** What a price pays for a stake, rounded down to the currency's minor unit. */
export const payoutOf = (stake: string, returned: Multiplier, currency: string): string =>
  new Exact(stake).times(returned).dividedBy(EVEN).toFixed(minorDigits(currency), Exact.ROUND_DOWN);
